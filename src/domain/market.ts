/** How a currency stands on the market: price in US dollars, decimal strings throughout. */
export type MarketRow = {
  symbol: string
  priceUsd: string
  /** Percent over the last 24 hours: `-0.62`. */
  dailyChange: string
  /** Prices of the last seven days, oldest first, evenly spaced, the last one now. */
  sparkline: string[]
}
