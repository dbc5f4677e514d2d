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
