import Big from 'big.js'

/** Price in US dollars and percent over the last 24 hours (`-0.62`), decimal strings. */
export type MarketPrice = { priceUsd: string; dailyChange: string }
/** By symbol. */
export type MarketPrices = Record<string, MarketPrice>

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
