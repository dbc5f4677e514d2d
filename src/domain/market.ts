import Big from 'big.js'

/** How a currency stands on the market: price in US dollars, decimal strings throughout. */
export type MarketRow = {
  symbol: string
  priceUsd: string
  /** Percent over the last 24 hours: `-0.62`. */
  dailyChange: string
  /** Prices of the last seven days, oldest first, evenly spaced, the last one now. */
  sparkline: string[]
}

/** Price in US dollars and percent over the last 24 hours. */
export type MarketPrice = Pick<MarketRow, 'priceUsd' | 'dailyChange'>
/** By symbol. */
export type MarketPrices = Record<string, MarketPrice>

export const HISTORY_RANGES = ['24h', '7d', '30d', '1y'] as const
export type HistoryRange = (typeof HISTORY_RANGES)[number]
/** Oldest first; `at` is ISO 8601 in UTC. */
export type HistoryPoint = { at: string; priceUsd: string }

const PRICE_DIGITS = 10

/** What a price in US dollars is in another currency. */
export const priceIn = (priceUsd: string, unit: MarketPrice): string =>
  new Big(priceUsd).div(unit.priceUsd).prec(PRICE_DIGITS).toFixed()

/** The change in another currency, which moved against the dollar itself; percent with two decimals. */
export function changeIn(dailyChange: string, unit: MarketPrice): string {
  const growth = (percent: string) => new Big(percent).div(100).plus(1)
  const change = growth(dailyChange).div(growth(unit.dailyChange)).minus(1).times(100).toFixed(2)
  return change === '-0.00' ? '0.00' : change
}
