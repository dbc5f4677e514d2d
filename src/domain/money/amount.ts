import Big from 'big.js'
import { numberFormat } from './numberFormat'

/** Amounts are decimal strings with a point, never floats and never in scientific notation (R31). */

const CANONICAL = /^\d{1,20}(\.\d{1,18})?$/

export const isAmount = (text: string) => CANONICAL.test(text)

const DISPLAY_PLACES = 8
const DISPLAY_DIGITS = 8

/** Cut, not rounded, to `places` decimals, without trailing zeros; empty for no number (R31). */
export function formatDecimal(value: string | number | null | undefined, places = DISPLAY_PLACES): string {
  const number = asBig(value)
  return number ? trimZeros(plain(number.round(places, Big.roundDown))) : ''
}

/** R32: floor goes down and ceil up, below zero too. */
export const roundTo = (value: string, places: number) => rounded(value, places, Big.roundHalfUp)
export const floorTo = (value: string, places: number) =>
  rounded(value, places, isNegative(value) ? Big.roundUp : Big.roundDown)
export const ceilTo = (value: string, places: number) =>
  rounded(value, places, isNegative(value) ? Big.roundDown : Big.roundUp)

const isNegative = (value: string) => value.trim().startsWith('-')

function rounded(value: string, places: number, mode: 0 | 1 | 2 | 3): string {
  const number = asBig(value)
  return number ? plain(number.round(places, mode)) : ''
}

/** Without powers of ten, and without the sign that Big leaves on a zero. */
const plain = (number: Big) => (number.eq(0) ? number.abs() : number).toFixed()

function asBig(value: string | number | null | undefined): Big | null {
  if (value === null || value === undefined || String(value).trim() === '') return null
  try {
    return new Big(String(value).trim())
  } catch {
    return null
  }
}

const trimZeros = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

export const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0

/** Decimal places of an amount for reading: eight significant digits, and no more places than R31 shows. */
export const shownPlaces = (amount: string): number =>
  Math.min(DISPLAY_PLACES, Math.max(0, DISPLAY_DIGITS - 1 - new Big(amount).e))

/** Grouped, cut to eight significant digits; what is too small for them is `<0.00000001`, never nothing. */
export function showAmount(amount: string | null | undefined, intlLocale: string): string {
  const exact = asBig(amount)
  if (!exact) return ''
  const cut = exact.round(shownPlaces(exact.toFixed()), Big.roundDown)
  if (!cut.eq(0) || exact.eq(0)) return written(cut, intlLocale)
  const least = new Big(10).pow(-DISPLAY_PLACES)
  return exact.lt(0) ? `>${written(least.times(-1), intlLocale)}` : `<${written(least, intlLocale)}`
}

/** An amount with all its digits: what has to be sent, typed or compared. */
export function fullAmount(amount: string | null | undefined, intlLocale: string): string {
  const exact = asBig(amount)
  return exact ? written(exact, intlLocale) : ''
}

function written(number: Big, intlLocale: string): string {
  const [whole = '0', fraction] = trimZeros(plain(number)).split('.')
  const grouped = numberFormat(intlLocale, { useGrouping: 'always' }).format(
    whole === '-0' ? -0 : BigInt(whole),
  )
  return fraction ? `${grouped}${decimalMark(intlLocale)}${fraction}` : grouped
}

/** Without groups: a group's mark left alone by a deletion (`1,234.5` to `1,234`) would be read as the decimal one. */
export const fieldAmount = (amount: string | null | undefined, intlLocale: string, places = DISPLAY_PLACES) =>
  formatDecimal(amount, places).replace('.', decimalMark(intlLocale))

const decimalMarks = new Map<string, string>()

export function decimalMark(intlLocale: string): string {
  const known = decimalMarks.get(intlLocale)
  if (known) return known
  const parts = numberFormat(intlLocale).formatToParts(1.5)
  const mark = parts.find((part) => part.type === 'decimal')?.value ?? '.'
  decimalMarks.set(intlLocale, mark)
  return mark
}

export const isLess = (a: string, b: string) => new Big(a).lt(b)
export const isZero = (amount: string) => new Big(amount).eq(0)

export const toDigits = (amount: string, digits: number): string => new Big(amount).prec(digits).toFixed()

/** a ÷ b for a rate line, to six significant digits; empty when b is zero. */
export function ratio(a: string, b: string): string {
  const divisor = new Big(b)
  return divisor.eq(0) ? '' : new Big(new Big(a).div(divisor).toPrecision(6)).toFixed()
}

/** As much of `amount` as `part` is of `whole`, rounded down to what is shown. */
export const sharePart = (amount: string, part: string, whole: string): string =>
  isZero(whole) || part === whole
    ? amount
    : floorTo(new Big(amount).times(part).div(whole).toFixed(), DISPLAY_PLACES)

export const dropPercent = (before: string, now: string) =>
  new Big(before).eq(0) ? 0 : new Big(before).minus(now).div(before).times(100).toNumber()

/** A comfortable round amount well above a minimum, to begin a form with: 0.00021 gives 0.003. */
export function amountAbove(min: string): string {
  const number = new Big(min).times(10)
  return number.eq(0) ? '1' : new Big(number.toPrecision(1, Big.roundUp)).toFixed()
}
