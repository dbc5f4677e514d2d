import { and, desc, gte, inArray, isNotNull, ne } from 'drizzle-orm'
import type { ProviderRecord, providerStatistics } from '@/contract/providerStatistics'
import { type EndedExchange, providerRecord } from '@/domain/exchange/providerRecord'
import { DAY } from '@/domain/time/durations'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { database } from '@/server/database/database'
import { exchanges, type StoredExchange, SANDBOX } from '@/server/database/schema'
import { endOf } from '@/server/exchanges/endOf'
import { findProvider } from '@/server/providers/registry'

const PERIOD = 90 * DAY
/** More change no median, and each takes some 30 µs. */
const MAX_ROWS = 5000
const ENDED = ['finished', 'refunded', 'failed'] as const

export const listProviderStatistics: ApiHandler<typeof providerStatistics.list> = async () => ({
  result: recordsOf(await endedExchanges(Date.now() - PERIOD)),
  headers: { 'Cache-Control': 'public, max-age=300' },
})

type Ended = EndedExchange & { provider: string }

async function endedExchanges(since: number): Promise<Ended[]> {
  const db = await database()
  const { provider, status, createdAt, depositedAt, isAmountReported, amountFrom, amountTo } = exchanges
  const { expectedAmountFrom, expectedAmountTo, providerOrder } = exchanges
  const rows = await db
    .select({
      ...{ provider, status, createdAt, depositedAt, isAmountReported, amountFrom, amountTo },
      ...{ expectedAmountFrom, expectedAmountTo, providerOrder },
      // A subquery: a join would be made before the limit, of all rows of the period.
      endedAt: endOf(db),
    })
    .from(exchanges)
    .where(
      and(
        ne(exchanges.provider, SANDBOX),
        inArray(exchanges.status, [...ENDED]),
        isNotNull(exchanges.depositedAt),
        gte(exchanges.createdAt, since),
      ),
    )
    .orderBy(desc(exchanges.createdAt))
    .limit(MAX_ROWS)
  return rows.flatMap(endedOf)
}

type Row = Pick<
  StoredExchange,
  | 'provider'
  | 'status'
  | 'createdAt'
  | 'depositedAt'
  | 'isAmountReported'
  | 'amountFrom'
  | 'amountTo'
  | 'expectedAmountFrom'
  | 'expectedAmountTo'
  | 'providerOrder'
> & { endedAt: number | null }

function endedOf(exchange: Row): Ended[] {
  const { provider, status, createdAt, depositedAt, endedAt, providerOrder: order } = exchange
  const isEnded = status === 'finished' || status === 'refunded' || status === 'failed'
  if (!isEnded || depositedAt === null || endedAt === null) return []
  const isReported = exchange.isAmountReported
  return [
    {
      provider,
      status,
      createdAt,
      endedAt,
      depositedAt,
      // As shown, before the provider's answer to the order.
      quotedFrom: order?.expectedFrom ?? exchange.expectedAmountFrom,
      quotedTo: order?.expectedTo ?? exchange.expectedAmountTo,
      paidFrom: isReported ? exchange.amountFrom : null,
      paidTo: isReported ? exchange.amountTo : null,
    },
  ]
}

function recordsOf(ended: readonly Ended[]): ProviderRecord[] {
  const ids = [...new Set(ended.map(({ provider }) => provider))].sort()
  return ids.flatMap((id) => {
    const record = providerRecord(ended.filter(({ provider }) => provider === id))
    if (!record) return []
    const [from, until] = [record.from, record.until].map((at) => new Date(at).toISOString())
    if (from === undefined || until === undefined) return []
    return [{ id, name: findProvider(id)?.profile.name ?? id, ...record, from, until }]
  })
}
