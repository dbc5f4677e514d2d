import { and, eq, sql } from 'drizzle-orm'
import Big from 'big.js'
import { ApiError } from '@/server/kernel/ApiError'
import { database } from '@/server/database/database'
import {
  journalEntries,
  journalLegs,
  orderAttributions,
  partners,
  type StoredPartner,
} from '@/server/database/schema'

export async function findPartner(customerId: string): Promise<StoredPartner | null> {
  const db = await database()
  const [found] = await db.select().from(partners).where(eq(partners.customerId, customerId))
  return found ?? null
}

/** @throws ApiError 404 not_found */
export async function requirePartner(customerId: string): Promise<StoredPartner> {
  const partner = await findPartner(customerId)
  if (partner) return partner
  throw noPartner()
}

export const noPartner = () => new ApiError(404, 'not_found', 'This account is no partner.')

const plain = (amount: string | null | undefined) => new Big(amount ?? 0).toFixed()

/** In BTC. `earnedBtc` less `withdrawnBtc` is the balance. */
export async function partnerTotals(partnerId: string) {
  const db = await database()
  const isCommission = sql`${journalEntries.kind} like 'commission%'`
  const [booked] = await db
    .select({
      balance: sql<string | null>`-sum(${journalLegs.amount})`,
      earned: sql<string | null>`-sum(${journalLegs.amount}) filter (where ${isCommission})`,
    })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .where(and(eq(journalLegs.account, 'partner'), eq(journalLegs.owner, partnerId)))
  const [pending] = await db
    .select({ sum: sql<string | null>`sum(${orderAttributions.commissionBtc})` })
    .from(orderAttributions)
    .where(and(eq(orderAttributions.partnerId, partnerId), eq(orderAttributions.outcome, 'unconfirmed')))
  return {
    balanceBtc: plain(booked?.balance),
    earnedBtc: plain(booked?.earned),
    withdrawnBtc: new Big(booked?.earned ?? 0).minus(booked?.balance ?? 0).toFixed(),
    pendingBtc: plain(pending?.sum),
  }
}
