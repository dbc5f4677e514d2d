import type { MarketRow } from '@/contract/markets'

export type RatesRow = {
  symbol: string
  name: string
  ticker: string
  /** Empty where the name of the coin says it. */ network: string
  image: string
  url: string | null
  priceUsd: string | null
  /** Percent of the day; null where unknown. */
  dailyChange: string | null
  sparkline: string[]
}

export function withMarket(rows: RatesRow[], market: MarketRow[]): RatesRow[] {
  const bySymbol = new Map(market.map((row) => [row.symbol, row]))
  return rows.map((row) => ({ ...row, ...bySymbol.get(row.symbol) }))
}
