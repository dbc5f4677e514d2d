import * as z from 'zod/mini'
import type { ExchangeFilter } from '@/domain/currency'
import type { HistoryPoint, HistoryRange, MarketPrices, MarketRow } from '@/domain/market'
import { ask } from './client'

const rowsSchema = z.array(
  z.object({
    symbol: z.string(),
    priceUsd: z.string(),
    dailyChange: z.string(),
    sparkline: z.array(z.string()),
  }),
)

const askRows = (params: Record<string, string | number>): Promise<MarketRow[]> =>
  ask({ url: '/api/v4/markets', params }, (result) => rowsSchema.parse(result))

/** GET /api/v4/markets: price, daily change and sparkline of the first `limit` of a filter. */
export const fetchMarkets = (filter: ExchangeFilter | 'popular', limit: number) => askRows({ filter, limit })

/** The same of named currencies, a hundred at most. */
export const fetchMarketsOf = (symbols: string[]) => askRows({ symbols: symbols.join(',') })

const pricesSchema = z.record(z.string(), z.tuple([z.string(), z.string()]))

/** GET /api/v4/markets/prices: price and daily change, of named currencies (a hundred at most) or of every coin. */
export const fetchPrices = (symbols?: string[]): Promise<MarketPrices> =>
  ask({ url: '/api/v4/markets/prices', params: { symbols: symbols?.join(',') } }, (result) =>
    Object.fromEntries(
      Object.entries(pricesSchema.parse(result)).map(([symbol, [priceUsd, dailyChange]]) => [
        symbol,
        { priceUsd, dailyChange },
      ]),
    ),
  )

const historySchema = z.array(z.object({ at: z.string(), priceUsd: z.string() }))

/** GET /api/v4/markets/{symbol}/history: prices of a range, oldest first. */
export const fetchHistory = (symbol: string, range: HistoryRange): Promise<HistoryPoint[]> =>
  ask({ url: `/api/v4/markets/${symbol}/history`, params: { range } }, (result) =>
    historySchema.parse(result),
  )
