import type { HistoryPoint, markets, HistoryRange } from '@/contract/markets'
import { ApiError } from '@/server/api/ApiError'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { findCurrency } from '@/server/currencies/catalogue'
import { priceAt } from '@/server/market/market'
import { MARKET_HEADERS } from '@/server/market/markets'

const hour = 3_600_000
const day = 24 * hour

/** How far back a range reaches and how far apart its points lie, in milliseconds: some fifty points, enough to read. */
const RANGES: Record<HistoryRange, { length: number; step: number }> = {
  '24h': { length: day, step: hour / 2 },
  '7d': { length: 7 * day, step: 4 * hour },
  '30d': { length: 30 * day, step: 12 * hour },
  '1y': { length: 365 * day, step: 7 * day },
}

/** GET /api/v4/markets/{symbol}/history: prices at even times of the clock, oldest first, and the one of now. */
export const getHistory: ApiHandler<typeof markets.history> = ({ params: { symbol }, query: { range } }) => {
  if (!findCurrency(symbol)) throw new ApiError(404, 'not_found', 'There is no such currency.')
  return { result: historyOf(symbol, range, Date.now()), headers: MARKET_HEADERS }
}

function historyOf(symbol: string, range: HistoryRange, now: number): HistoryPoint[] {
  const { length, step } = RANGES[range]
  const last = Math.floor(now / step) * step
  const times: number[] = []
  for (let at = last; at > now - length; at -= step) times.unshift(at)
  if (last < now) times.push(now)
  return times.map((at) => ({ at: new Date(at).toISOString(), priceUsd: priceAt(symbol, at).toFixed() }))
}
