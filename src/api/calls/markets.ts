import {
  type HistoryPoint,
  type MarketFacts,
  type MarketRow,
  markets,
  type PriceSourceView,
} from '@/contract/markets'
import type { HistoryRange } from '@/domain/market/historyRanges'
import type { MarketPrices } from '@/domain/market/market'
import { call } from '../call'

export const fetchMarketsOf = (symbols: string[]): Promise<MarketRow[]> =>
  call(markets.list, { query: { symbols: symbols.join(',') } })

/** Of named currencies (a hundred at most) or of every coin. @throws ApiFailure */
export async function fetchPrices(symbols?: string[]): Promise<MarketPrices> {
  const prices = await call(markets.prices, { query: { symbols: symbols?.join(',') } })
  return Object.fromEntries(
    Object.entries(prices).map(([symbol, [priceUsd, dailyChange, at]]) => [
      symbol,
      { priceUsd, dailyChange, ...(at !== undefined && { at }) },
    ]),
  )
}

export const fetchHistory = (symbol: string, range: HistoryRange): Promise<HistoryPoint[]> =>
  call(markets.history, { params: { symbol }, query: { range } })

export const fetchMarketFacts = (symbol: string): Promise<MarketFacts> =>
  call(markets.facts, { params: { symbol } })

export const fetchPriceSources = (): Promise<PriceSourceView[]> => call(markets.sources, {})
