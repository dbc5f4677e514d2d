import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import Big from 'big.js'
import type { Database, Transaction } from '@/server/database/database'
import { exchanges, ledger, type StoredLedgerEntry } from '@/server/database/schema'

type Queryable = Database | Transaction
export type NewEntry = Omit<StoredLedgerEntry, 'id'>

const plain = (amount: string | null | undefined) => new Big(amount ?? 0).toFixed()

export async function bookEntry(transaction: Transaction, entry: NewEntry): Promise<boolean> {
  const booked = await transaction.insert(ledger).values(entry).onConflictDoNothing().returning()
  return booked.length > 0
}

/** In BTC; sums of the entries only. */
export async function totalsOf(
  db: Queryable,
  customerId: string,
): Promise<{ balanceBtc: string; earnedBtc: string }> {
  const [totals] = await db
    .select({
      balance: sql<string | null>`sum(${ledger.amountBtc})`,
      earned: sql<string | null>`sum(${ledger.amountBtc}) filter (where ${ledger.kind} = 'cashback')`,
    })
    .from(ledger)
    .where(eq(ledger.customerId, customerId))
  return { balanceBtc: plain(totals?.balance), earnedBtc: plain(totals?.earned) }
}

export const newestEntries = (
  db: Queryable,
  customerId: string,
  limit: number,
): Promise<StoredLedgerEntry[]> =>
  db
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

/** In BTC. */
export async function volumeSince(db: Queryable, customerId: string, since: number): Promise<string> {
  const [summed] = await db
    .select({ volume: sql<string | null>`sum(${exchanges.volumeBtc})` })
    .from(exchanges)
    .where(countsSince(customerId, since))
  return plain(summed?.volume)
}

export async function volumesByDate(
  db: Queryable,
  customerId: string,
  since: number,
): Promise<Map<string, string>> {
  const date = sql<string>`to_char(${exchanges.updatedAt} at time zone 'UTC', 'YYYY-MM-DD')`
  const days = await db
    .select({ date, volume: sql<string>`sum(${exchanges.volumeBtc})` })
    .from(exchanges)
    .where(countsSince(customerId, since))
    .groupBy(date)
  return new Map(days.map((day) => [day.date, plain(day.volume)]))
}
