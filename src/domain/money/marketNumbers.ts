import { numberFormat } from './numberFormat'

/** A price for reading: cents from one unit on, more digits below. `currency` is an ISO 4217 code. */
export function showPrice(price: string, intl: string, currency = 'USD'): string {
  const value = Number(price)
  const digits =
    value >= 1
      ? { minimumFractionDigits: 2, maximumFractionDigits: value < 10 ? 4 : 2 }
      : { maximumSignificantDigits: 4 }
  return numberFormat(intl, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  }).format(value)
}

/** `1254300000000` as «$1.25T». */
export const showWorth = (usd: string, intl: string) =>
  numberFormat(intl, {
    ...SHORT,
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(Number(usd))

/** `19800000` as «19.8M». */
export const showShort = (size: string, intl: string) => numberFormat(intl, SHORT).format(Number(size))

const SHORT = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 } as const

/** `-0.62` as «−0.62%» of the language, with its sign. */
export const showPercent = (percent: string, intl: string) =>
  numberFormat(intl, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(Number(percent) / 100)

export type Direction = 'up' | 'down' | 'none'

/** Of a change in percent, as showPercent rounds it: what reads 0.00% has none. */
export function directionOf(percent: string): Direction {
  const shown = Number(Number(percent).toFixed(2))
  if (shown === 0) return 'none'
  return shown > 0 ? 'up' : 'down'
}

/** From the first to the last, in percent. */
export function changeOf(prices: readonly string[]): string {
  const first = Number(prices[0])
  return first > 0 ? String((Number(prices.at(-1)) / first - 1) * 100) : '0'
}
