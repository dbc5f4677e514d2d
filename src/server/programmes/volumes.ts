import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import Big from 'big.js'
import type { Queryable } from '@/server/database/queryable'
import { exchanges } from '@/server/database/schema'

/** What counts for loyalty, in BTC. */

const plain = (amount: string | null | undefined) => new Big(amount ?? 0).toFixed()

const countsSince = (customerId: string, since: number) =>
  and(
    eq(exchanges.customerId, customerId),
    eq(exchanges.status, 'finished'),
    isNotNull(exchanges.volumeBtc),
    gt(exchanges.updatedAt, since),
  )

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
