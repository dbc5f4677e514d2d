import { numberFormat } from '../money/numberFormat'

const HOUR = 60
const DAY = 24 * HOUR

/** Minutes, hours from two hours on, days from two days on; both ends in the unit of the longer one. */
export function minutesRange([least, most]: readonly [number, number], intlLocale: string): string {
  const [unit, size] =
    most < 2 * HOUR
      ? (['minute', 1] as const)
      : most < 2 * DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const)
  const inUnit = (minutes: number) => Math.max(1, Math.round(minutes / size))
  const format = numberFormat(intlLocale, { style: 'unit', unit, unitDisplay: 'long' })
  const [from, to] = [inUnit(least), inUnit(most)]
  return from === to ? format.format(to) : format.formatRange(from, to)
}
