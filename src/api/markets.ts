import * as z from 'zod/mini'
import type { ExchangeFilter } from '@/domain/currency'
import type { MarketRow } from '@/domain/market'
import { ask } from './client'

const rowsSchema = z.array(
  z.object({
    symbol: z.string(),
    priceUsd: z.string(),
    dailyChange: z.string(),
    sparkline: z.array(z.string()),
  }),
)

/** GET /api/v4/markets: price, daily change and sparkline of the first `limit` of a filter. */
export const fetchMarkets = (filter: ExchangeFilter | 'popular', limit: number): Promise<MarketRow[]> =>
  ask({ url: '/api/v4/markets', params: { filter, limit } }, (result) => rowsSchema.parse(result))
