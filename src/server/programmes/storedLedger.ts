import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import Big from 'big.js'
import type { Database, Transaction } from '@/server/database/database'
import { exchanges, ledger, type StoredLedgerEntry } from '@/server/database/schema'

type Rows = Database | Transaction
export type NewEntry = Omit<StoredLedgerEntry, 'id'>

/** Without idle zeros, which a sum of `numeric` keeps. */
const plain = (amount: string | null | undefined) => new Big(amount ?? 0).toFixed()

/** Writes an entry down once for its cause. @returns false when that cause has one already */
export async function bookEntry(transaction: Transaction, entry: NewEntry): Promise<boolean> {
  const booked = await transaction.insert(ledger).values(entry).onConflictDoNothing().returning()
  return booked.length > 0
}

/** What a customer may have paid out, in BTC, and all he ever earned. Nothing but sums of his entries. */
export async function totalsOf(
  rows: Rows,
  customerId: string,
): Promise<{ balanceBtc: string; earnedBtc: string }> {
  const [totals] = await rows
    .select({
      balance: sql<string | null>`sum(${ledger.amountBtc})`,
      earned: sql<string | null>`sum(${ledger.amountBtc}) filter (where ${ledger.kind} = 'cashback')`,
    })
    .from(ledger)
    .where(eq(ledger.customerId, customerId))
  return { balanceBtc: plain(totals?.balance), earnedBtc: plain(totals?.earned) }
}

/** The entries of a customer, newest first. */
export const newestEntries = (rows: Rows, customerId: string, limit: number): Promise<StoredLedgerEntry[]> =>
  rows
    .select()
    .from(ledger)
    .where(eq(ledger.customerId, customerId))
    .orderBy(desc(ledger.at), desc(ledger.id))
    .limit(limit)

const countsSince = (customerId: string, since: number) =>
  and(
    eq(exchanges.customerId, customerId),
    eq(exchanges.status, 'finished'),
    isNotNull(exchanges.volumeBtc),
    gt(exchanges.updatedAt, since),
  )

/** Worth in BTC of what a customer finished later than `since`. */
export async function volumeSince(rows: Rows, customerId: string, since: number): Promise<string> {
  const [summed] = await rows
    .select({ volume: sql<string | null>`sum(${exchanges.volumeBtc})` })
    .from(exchanges)
    .where(countsSince(customerId, since))
  return plain(summed?.volume)
}

/** The same by UTC date (`2026-11-21`); days without any are left out. */
export async function volumesByDate(
  rows: Rows,
  customerId: string,
  since: number,
): Promise<Map<string, string>> {
  const date = sql<string>`to_char(${exchanges.updatedAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const days = await rows
    .select({ date, volume: sql<string>`sum(${exchanges.volumeBtc})` })
    .from(exchanges)
    .where(countsSince(customerId, since))
    .groupBy(date)
  return new Map(days.map((day) => [day.date, plain(day.volume)]))
}
