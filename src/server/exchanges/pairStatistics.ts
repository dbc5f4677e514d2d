import { and, desc, eq, gte, isNotNull } from 'drizzle-orm'
import type { PairRecord, pairStatistics } from '@/contract/pairStatistics'
import { pairRecords } from '@/domain/exchange/pairRecords'
import { DAY } from '@/domain/time/durations'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { endOf } from '@/server/exchanges/endOf'

const PERIOD = 90 * DAY
/** The latest; each takes some 30 µs, at most once in five minutes. */
const MAX_ROWS = 5000

export const listPairStatistics: ApiHandler<typeof pairStatistics.list> = async () => ({
  result: await measuredPairs(Date.now() - PERIOD),
  headers: { 'Cache-Control': 'public, max-age=300' },
})

async function measuredPairs(since: number): Promise<PairRecord[]> {
  const db = await database()
  const { tickerFrom, networkFrom, tickerTo, networkTo, depositedAt } = exchanges
  const finished = await db
    // A subquery: a join would be made before the limit, of all rows of the period.
    .select({ tickerFrom, networkFrom, tickerTo, networkTo, depositedAt, endedAt: endOf(db) })
    .from(exchanges)
    .where(
      and(
        eq(exchanges.isSandbox, false),
        eq(exchanges.status, 'finished'),
        isNotNull(depositedAt),
        gte(exchanges.createdAt, since),
      ),
    )
    .orderBy(desc(exchanges.createdAt))
    .limit(MAX_ROWS)
  return pairRecords(
    finished.flatMap(({ depositedAt: from, endedAt: until, ...pair }) =>
      from === null || until === null ? [] : [{ ...pair, ms: until - from }],
    ),
  )
}
