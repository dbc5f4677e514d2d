import type { MarketRow } from '@/contract/markets'

/** A line of the rates table: enough of the currency to show it, and the market's numbers as far as there are any. */
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

/** The same rows with the numbers of the market; a row that it does not name stays as it is. */
export function withMarket(rows: RatesRow[], market: MarketRow[]): RatesRow[] {
  const bySymbol = new Map(market.map((row) => [row.symbol, row]))
  return rows.map((row) => ({ ...row, ...bySymbol.get(row.symbol) }))
}
