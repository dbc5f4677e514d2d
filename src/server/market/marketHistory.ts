import type { markets } from '@/contract/markets'
import { ApiError } from '@/server/api/ApiError'
import type { ApiHandler } from '@/server/api/ApiRequest'
import { findCurrency } from '@/server/currencies/catalogue'
import { MARKET_HEADERS } from '@/server/market/markets'
import { shownHistory } from '@/server/prices/shownMarket'

/** GET /api/v4/markets/{symbol}/history: prices at even times of the clock, oldest first. */
export const getHistory: ApiHandler<typeof markets.history> = async ({
  params: { symbol },
  query: { range },
}) => {
  if (!findCurrency(symbol)) throw new ApiError(404, 'not_found', 'There is no such currency.')
  return { result: await shownHistory(symbol, range, Date.now()), headers: MARKET_HEADERS }
}
