import Big from 'big.js'

export type MarketPrice = { priceUsd: string; dailyChange: string }
/** By symbol. */
export type MarketPrices = Record<string, MarketPrice>

const PRICE_DIGITS = 10

export const priceIn = (priceUsd: string, unit: MarketPrice): string =>
  new Big(priceUsd).div(unit.priceUsd).prec(PRICE_DIGITS).toFixed()

export function changeIn(dailyChange: string, unit: MarketPrice): string {
  const growth = (percent: string) => new Big(percent).div(100).plus(1)
  const change = growth(dailyChange).div(growth(unit.dailyChange)).minus(1).times(100).toFixed(2)
  return change === '-0.00' ? '0.00' : change
}
