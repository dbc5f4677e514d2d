import Big from 'big.js'

export type MarketPrice = {
  priceUsd: string
  dailyChange: string | null
  /** ISO 8601; absent: of the moment of the response. */
  at?: string
}
/** By symbol. */
export type MarketPrices = Record<string, MarketPrice>

const PRICE_DIGITS = 10

export const priceIn = (priceUsd: string, unit: MarketPrice): string =>
  new Big(priceUsd).div(unit.priceUsd).prec(PRICE_DIGITS).toFixed()

export function changeIn(dailyChange: string | null, unit: MarketPrice): string | null {
  if (dailyChange === null || unit.dailyChange === null) return null
  const growth = (percent: string) => new Big(percent).div(100).plus(1)
  const change = growth(dailyChange).div(growth(unit.dailyChange)).minus(1).times(100).toFixed(2)
  return change === '-0.00' ? '0.00' : change
}

/** A line of prices in another currency, whose own line has the same moments; empty where it has not. */
export const weekIn = (week: readonly string[], unit: readonly string[]): string[] =>
  week.length === unit.length
    ? week.map((price, index) =>
        new Big(price)
          .div(unit[index] ?? 1)
          .prec(PRICE_DIGITS)
          .toFixed(),
      )
    : []

/** Of the oldest price, which speaks for all; `now` where none has a time of its own. */
export const pricedAt = (prices: readonly MarketPrice[], now: string): string =>
  prices.reduce((oldest, { at }) => (at !== undefined && at < oldest ? at : oldest), now)

const LINE_DIGITS = 4

/** Every second point with few digits, enough for 32 pixels. The first and the last are whole: they say the change. */
export const shortWeek = ({ sparkline }: { sparkline: readonly string[] }): string[] =>
  sparkline.flatMap((price, index) => {
    const left = sparkline.length - 1 - index
    if (index === 0 || left === 0) return price
    return left % 2 === 0 ? String(Number(Number(price).toPrecision(LINE_DIGITS))) : []
  })
