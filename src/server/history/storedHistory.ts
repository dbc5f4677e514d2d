import { and, count, desc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { HistoryState } from '@/domain/account/customer'
import { type ExchangeStatus, OPEN_STATUSES } from '@/domain/exchange/exchange'
import { database } from '@/server/database/database'
import { exchanges, type StoredExchange } from '@/server/database/schema'
import { isOwnerSecret } from '@/server/exchanges/exchangeOwner'
import { lockCustomer } from '@/server/database/lockCustomer'

export type Selection = { customerId: string; state: HistoryState; search: string }

const STATUSES: Record<Exclude<HistoryState, 'all'>, ExchangeStatus[]> = {
  open: [...OPEN_STATUSES],
  finished: ['finished'],
  failed: ['failed', 'expired', 'refunded'],
}

const SEARCHED = [
  exchanges.publicId,
  exchanges.tickerFrom,
  exchanges.tickerTo,
  exchanges.addressFrom,
  exchanges.addressTo,
  exchanges.userRefundAddress,
  exchanges.txFrom,
  exchanges.txTo,
  exchanges.refundTx,
]

/** Not `like`, in which `_` and `%` would stand for anything. */
const holds = (search: string): SQL | undefined =>
  search === ''
    ? undefined
    : or(...SEARCHED.map((column) => sql`strpos(lower(${column}), ${search.toLowerCase()}) > 0`))

const isSelected = ({ customerId, state, search }: Selection) =>
  and(
    eq(exchanges.customerId, customerId),
    // To the customer that was an error message, and no exchange.
    ne(exchanges.creation, 'refused'),
    state === 'all' ? undefined : inArray(exchanges.status, STATUSES[state]),
    holds(search),
  )

export async function selectedExchanges(
  selection: Selection,
  limit: number,
  offset: number,
): Promise<{ page: StoredExchange[]; total: number }> {
  const db = await database()
  const condition = isSelected(selection)
  const [counted] = await db.select({ total: count() }).from(exchanges).where(condition)
  const page = await db
    .select()
    .from(exchanges)
    .where(condition)
    .orderBy(desc(exchanges.createdAt), desc(exchanges.publicId))
    .limit(limit)
    .offset(offset)
  return { page, total: counted?.total ?? 0 }
}

export async function dueExchangesOf(customerId: string, now: number): Promise<string[]> {
  const db = await database()
  const due = await db
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(and(eq(exchanges.customerId, customerId), lte(exchanges.dueAt, now)))
  return due.map(({ publicId }) => publicId)
}

/** @returns all of them that are the customer's now, also those that were before */
export async function claimFor(
  customerId: string,
  publicIds: string[],
  ownerSecrets: ReadonlyMap<string, string>,
): Promise<string[]> {
  if (publicIds.length === 0) return []
  const db = await database()
  const own = await db.transaction(async (transaction) => {
    // The customer is locked first, as everywhere.
    if (!(await lockCustomer(transaction, customerId))) return []
    const free = await transaction
      .select({ publicId: exchanges.publicId, ownerSecretHash: exchanges.ownerSecretHash })
      .from(exchanges)
      .where(and(inArray(exchanges.publicId, publicIds), isNull(exchanges.customerId)))
    const proven = free
      .filter((one) => isOwnerSecret(one.ownerSecretHash, ownerSecrets.get(one.publicId) ?? ''))
      .map(({ publicId }) => publicId)
    await transaction
      .update(exchanges)
      // Makes a concurrent writer read the owner before it books anything.
      .set({ customerId, claimedAt: Date.now(), version: sql`${exchanges.version} + 1` })
      .where(and(inArray(exchanges.publicId, proven), isNull(exchanges.customerId)))
    return transaction
      .select({ publicId: exchanges.publicId })
      .from(exchanges)
      .where(and(inArray(exchanges.publicId, publicIds), eq(exchanges.customerId, customerId)))
  })
  const claimed = new Set(own.map(({ publicId }) => publicId))
  return publicIds.filter((publicId) => claimed.has(publicId))
}
