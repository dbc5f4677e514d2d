import { decimalMark, isAmount } from './amount'
import { foldTyped } from './foldTyped'

/** Null for no amount. Point and comma both mark decimals: `1,234.56`, `1.234,56`, `1 234,56`, `1'234.56`
 * (R48). A single mark is the decimal one, because silently multiplying by a thousand is the worse mistake;
 * a mark that stands twice can only group. `units`: what may stand beside the number, such as `BTC` and `₿`. */
export const parseTyped = (text: string, units: readonly string[] = []): string | null =>
  canonical(withoutUnits(foldTyped(text), units))

/** `1,234` is read as one and a bit; where the comma groups, 1234 may have been meant. Null where there is no doubt. */
export function otherReading(text: string, intlLocale: string, units: readonly string[] = []): string | null {
  const number = withoutUnits(foldTyped(text), units)
  const [, whole, mark, rest] = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(number) ?? []
  return whole && rest && mark !== decimalMark(intlLocale) ? whole + rest : null
}

/** A number beside a unit that is none of `units`: `$100` where bitcoin is meant. It must not be read as 100 BTC. */
export function isInOtherUnit(text: string, units: readonly string[]): boolean {
  const folded = foldTyped(text)
  if (canonical(withoutUnits(folded, units)) !== null) return false
  const [, before = '', number = '', after = ''] =
    /^([\p{L}\p{Sc}]*)(.*?)([\p{L}\p{Sc}]*)$/su.exec(folded) ?? []
  // `10k` and `5m` are no currencies.
  return /\p{Sc}|\p{Script=Han}|\p{L}{3}/u.test(`${before} ${after}`) && canonical(number) !== null
}

function withoutUnits(folded: string, units: readonly string[]): string {
  if (/^[\d.,]*$/.test(folded)) return folded
  const known = units.map(foldTyped).sort((a, b) => b.length - a.length)
  const first = known.find(
    (unit) => folded.startsWith(unit) && !(/\d$/.test(unit) && isDigit(folded[unit.length])),
  )
  const rest = first ? folded.slice(first.length).trim() : folded
  const last = known.find(
    (unit) => rest.endsWith(unit) && !(/^\d/.test(unit) && isDigit(rest[rest.length - unit.length - 1])),
  )
  return last ? rest.slice(0, -last.length).trim() : rest
}

const isDigit = (character = '') => /\d/.test(character)

function canonical(number: string): string | null {
  const compact = withoutArabicMarks(number.replace(/[\s'_]/g, ''))
  if (compact === null || !/^[\d.,]*$/.test(compact) || !/\d/.test(compact)) return null
  const pointed = withPoint(compact)
  if (pointed === null) return null
  const [whole = '', fraction] = pointed.split('.')
  const plain = (whole.replace(/^0+(?=\d)/, '') || '0') + (fraction ? `.${fraction}` : '')
  return isAmount(plain) ? plain : null
}

/** `٬` only groups and `٫` only marks decimals: neither is in doubt. */
function withoutArabicMarks(text: string): string | null {
  if (!/[٫٬]/.test(text)) return text
  const [whole = '', fraction, ...more] = text.split('٫')
  if (more.length > 0) return null
  const [grouped = ''] = /^[\d٬]*/.exec(whole) ?? []
  if (grouped.includes('٬') && !isGrouped(grouped, '٬')) return null
  const ungrouped = grouped.replaceAll('٬', '') + whole.slice(grouped.length)
  if (fraction === undefined) return ungrouped
  // Beside `٫` any other mark can only group.
  const [mark] = /[.,]/.exec(ungrouped) ?? []
  if (mark && !isGrouped(ungrouped, mark)) return null
  return `${mark ? ungrouped.replaceAll(mark, '') : ungrouped}.${fraction}`
}

function withPoint(text: string): string | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return text
  const mark = text.charAt(last)
  const other = mark === '.' ? ',' : '.'
  const marks = text.split(mark).length - 1
  if (marks > 1) return isGrouped(text, mark) && !text.includes(other) ? text.replaceAll(mark, '') : null
  const whole = text.slice(0, last)
  if (whole.includes(other) && !isGrouped(whole, other)) return null
  return `${whole.replaceAll(other, '') || '0'}.${text.slice(last + 1)}`
}

/** `1,234,567`: one to three digits, then threes; `12,34,567`: in India one or two, twos, and a three at the end. */
const isGrouped = (text: string, mark: string) =>
  new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`).test(text) ||
  (mark === ',' && /^\d{1,2}(,\d{2})+,\d{3}$/.test(text)) ||
  !text.includes(mark)
