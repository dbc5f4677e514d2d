import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import Big from 'big.js'
import { LEDGER_KINDS, type LedgerKind } from '@/domain/account/account'
import {
  accountClosedLegs,
  cashbackLegs,
  cashbackReturn,
  payoutLegs,
  payoutSentLegs,
} from '@/domain/money/bookings'
import { isZero } from '@/domain/money/amount'
import { BTC_UNIT } from '@/domain/money/journal'
import { DAY } from '@/domain/time/durations'
import type { Transaction } from '@/server/database/database'
import type { Queryable } from '@/server/database/queryable'
import {
  journalEntries,
  journalLegs,
  journalOwners,
  ledger,
  type StoredPayout,
} from '@/server/database/schema'
import { balanceOf, book, findEntry, reverse } from '@/server/journal/storedJournal'

/** A customer's part of the books, in BTC. Who books holds the customer's lock. */

export type CustomerEntry = {
  id: number
  kind: LedgerKind
  /** Above zero where the balance grows. */
  amountBtc: string
  publicId: string | null
  payoutId: string | null
  at: number
}

const plain = (amount: string | null | undefined) => new Big(amount ?? 0).toFixed()

async function findOwner(db: Queryable, customerId: string): Promise<string | null> {
  const [known] = await db.select().from(journalOwners).where(eq(journalOwners.customerId, customerId))
  return known?.id ?? null
}

export async function ownerOf(transaction: Transaction, customerId: string): Promise<string> {
  const known = await findOwner(transaction, customerId)
  if (known) return known
  await transaction.insert(journalOwners).values({ id: randomUUID(), customerId }).onConflictDoNothing()
  return (await findOwner(transaction, customerId)) ?? raise(`no owner for ${customerId}`)
}

/** Sums of the legs only. */
export async function totalsOf(
  db: Queryable,
  customerId: string,
): Promise<{ balanceBtc: string; earnedBtc: string }> {
  const [totals] = await db
    .select({
      balance: sql<string | null>`-sum(${journalLegs.amount})`,
      earned: sql<
        string | null
      >`-sum(${journalLegs.amount}) filter (where ${journalEntries.kind} = 'cashback')`,
    })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .innerJoin(journalOwners, eq(journalOwners.id, journalLegs.owner))
    .where(isBalanceOf(customerId))
  return { balanceBtc: plain(totals?.balance), earnedBtc: plain(totals?.earned) }
}

const isBalanceOf = (customerId: string) =>
  and(
    eq(journalOwners.customerId, customerId),
    eq(journalLegs.account, 'customer'),
    eq(journalLegs.unit, BTC_UNIT),
  )

/** Booked for an exchange of somebody else: of it the customer gets to know the day (UTC) alone. */
const OF_ANOTHER: readonly string[] = ['inviter_reward', 'inviter_reward_return']

/** The newest first. */
export async function entriesOf(
  db: Queryable,
  customerId: string,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<CustomerEntry[]> {
  const found = await db
    .select({
      id: journalEntries.id,
      kind: journalEntries.kind,
      amount: sql<string>`-${journalLegs.amount}`,
      publicId: journalEntries.publicId,
      payoutId: journalEntries.payoutId,
      at: journalEntries.at,
    })
    .from(journalLegs)
    .innerJoin(journalEntries, eq(journalEntries.id, journalLegs.entryId))
    .innerJoin(journalOwners, eq(journalOwners.id, journalLegs.owner))
    .where(and(isBalanceOf(customerId), inArray(journalEntries.kind, [...LEDGER_KINDS])))
    .orderBy(desc(journalEntries.at), desc(journalEntries.id))
    .limit(limit)
  return found.map(({ id, kind, amount, ...entry }) => ({
    ...{ id, kind: kind as LedgerKind, amountBtc: plain(amount) },
    ...entry,
    ...(OF_ANOTHER.includes(kind) && { publicId: null, at: entry.at - (entry.at % DAY) }),
  }))
}

type Cashback = { customerId: string; publicId: string; amountBtc: string; at: number }

export async function bookCashbackEntry(
  transaction: Transaction,
  { customerId, publicId, amountBtc, at }: Cashback,
): Promise<boolean> {
  const owner = await ownerOf(transaction, customerId)
  const legs = cashbackLegs(owner, amountBtc)
  if (!(await book(transaction, { key: `cashback:${publicId}`, kind: 'cashback', at, publicId, legs })))
    return false
  await copyToLedger(transaction, { kind: 'cashback', customerId, publicId, payoutId: null, amountBtc, at })
  return true
}

type Reward = { customerId: string; taskId: string; amountBtc: string; at: number }

/** An expense of the site, and of no order. @returns false: it is booked already */
export async function bookReward(
  transaction: Transaction,
  { customerId, taskId, amountBtc, at }: Reward,
): Promise<boolean> {
  const kind = 'ambassador_reward'
  const legs = cashbackLegs(await ownerOf(transaction, customerId), amountBtc)
  return book(transaction, { key: `${kind}:${taskId}`, kind, at, reference: taskId, legs })
}

type Returned = { publicId: string; expensedBtc: string; at: number }

/** The order was refunded after it had earned: its cashback goes back, as far as it has not been withdrawn. */
export async function bookCashbackReturned(
  transaction: Transaction,
  { publicId, expensedBtc, at }: Returned,
): Promise<void> {
  const cashback = await findEntry(transaction, `cashback:${publicId}`)
  const earned = cashback?.legs.find(({ account }) => account === 'customer')
  if (!cashback || !earned) return
  const { owner } = earned
  const balanceBtc = await balanceOf(transaction, { account: 'customer', owner, unit: BTC_UNIT })
  const cashbackBtc = new Big(earned.amount).abs().toFixed()
  const { backBtc, legs } = cashbackReturn(owner, { cashbackBtc, balanceBtc, expensedBtc })
  if (legs.length === 0) return
  const kind = 'cashback_return'
  const entry = { key: `${kind}:${publicId}`, kind, at, publicId, reverses: cashback.id, legs } as const
  if (!(await book(transaction, entry)) || isZero(backBtc)) return
  const [person] = await transaction.select().from(journalOwners).where(eq(journalOwners.id, owner))
  const line = { customerId: person?.customerId ?? null, publicId, payoutId: null, at }
  await copyToLedger(transaction, { ...line, kind, amountBtc: `-${backBtc}` })
}

type BookedPayout = Pick<StoredPayout, 'id' | 'customerId' | 'partnerId' | 'amountBtc' | 'updatedAt'>

/** From the balance into what is under way. @throws JournalError where the balance does not cover it */
export async function bookPayoutRequested(transaction: Transaction, payout: BookedPayout): Promise<boolean> {
  const { id: payoutId, customerId, partnerId, amountBtc, updatedAt: at } = payout
  if (!customerId) throw new Error(`payout ${payoutId} is nobody's`)
  const legs = partnerId
    ? payoutLegs(partnerId, amountBtc, 'partner')
    : payoutLegs(await ownerOf(transaction, customerId), amountBtc)
  if (!(await book(transaction, { key: `payout:${payoutId}`, kind: 'payout', at, payoutId, legs })))
    return false
  if (partnerId) return true
  await copyToLedger(transaction, {
    ...{ kind: 'payout', customerId, publicId: null, payoutId, at },
    amountBtc: `-${amountBtc}`,
  })
  return true
}

/** Failed, refused or stopped: back into the balance. @throws JournalError where it was sent already */
export async function bookPayoutReturned(transaction: Transaction, payout: BookedPayout): Promise<boolean> {
  const { id: payoutId, customerId, partnerId, amountBtc, updatedAt: at } = payout
  const reversal = { key: `payout_return:${payoutId}`, kind: 'payout_return', at } as const
  if (!(await reverse(transaction, `payout:${payoutId}`, reversal))) return false
  if (partnerId) return true
  await copyToLedger(transaction, {
    ...{ kind: 'payout_return', customerId, publicId: null, payoutId, amountBtc, at },
  })
  return true
}

/** Left the operator's wallet. @throws JournalError where it was returned already */
export async function bookPayoutSent(transaction: Transaction, payout: BookedPayout): Promise<boolean> {
  const { id: payoutId, updatedAt: at } = payout
  const requested = await findEntry(transaction, `payout:${payoutId}`)
  const held = requested?.legs.find(({ account }) => account === 'payout')
  if (!held) return false
  const legs = payoutSentLegs(held.owner, new Big(held.amount).abs().toFixed())
  return book(transaction, { key: `payout_sent:${payoutId}`, kind: 'payout_sent', at, payoutId, legs })
}

/** Before the customer's row goes: what was not withdrawn is owed to nobody any more. */
export async function bookAccountClosed(
  transaction: Transaction,
  customerId: string,
  at: number,
): Promise<void> {
  const owner = await findOwner(transaction, customerId)
  if (!owner) return
  const legs = accountClosedLegs(
    owner,
    await balanceOf(transaction, { account: 'customer', owner, unit: BTC_UNIT }),
  )
  if (legs.length > 0)
    await book(transaction, { key: `account_closed:${owner}`, kind: 'account_closed', at, legs })
}

/** For the release before, which reads balances of customers there; its triggers book what that one writes. */
async function copyToLedger(
  transaction: Transaction,
  line: Omit<CustomerEntry, 'id'> & { customerId: string | null },
) {
  await transaction.insert(ledger).values(line).onConflictDoNothing()
}

const raise = (message: string): never => {
  throw new Error(message)
}
