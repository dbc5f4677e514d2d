import { and, desc, eq, gte, inArray, isNotNull, min } from 'drizzle-orm'
import type { ProviderRecord, providerStatistics } from '@/contract/providerStatistics'
import { type EndedExchange, providerRecord } from '@/domain/exchange/providerRecord'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { database } from '@/server/database/database'
import { exchangeEvents, exchanges } from '@/server/database/schema'
import { findProvider } from '@/server/providers/registry'

const PERIOD = 90 * 86_400_000
/** Exchanges read for one answer; the newest count. */
const MAX_ROWS = 20_000
const ENDED = ['finished', 'refunded', 'failed'] as const

/** GET /api/v4/provider-statistics */
export const listProviderStatistics: ApiHandler<typeof providerStatistics.list> = async () => ({
  result: recordsOf(await endedExchanges(Date.now() - PERIOD)),
  headers: { 'Cache-Control': 'public, max-age=300' },
})

type Ended = EndedExchange & { provider: string }

async function endedExchanges(since: number): Promise<Ended[]> {
  const db = await database()
  const rows = await db
    .select({ exchange: exchanges, endedAt: min(exchangeEvents.at) })
    .from(exchanges)
    .innerJoin(
      exchangeEvents,
      and(eq(exchangeEvents.publicId, exchanges.publicId), eq(exchangeEvents.status, exchanges.status)),
    )
    .where(
      and(
        eq(exchanges.isSandbox, false),
        inArray(exchanges.status, [...ENDED]),
        isNotNull(exchanges.depositedAt),
        gte(exchanges.createdAt, since),
      ),
    )
    .groupBy(exchanges.publicId)
    .orderBy(desc(exchanges.createdAt))
    .limit(MAX_ROWS)
  return rows.flatMap(({ exchange, endedAt }) => endedOf(exchange, endedAt))
}

function endedOf(exchange: typeof exchanges.$inferSelect, endedAt: number | null): Ended[] {
  const { provider, status, createdAt, depositedAt, providerOrder: order } = exchange
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
      // What the visitor was shown, before the provider's answer to the order.
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
