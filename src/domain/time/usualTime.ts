import { numberFormat } from '@/domain/money/numberFormat'

const HOUR_MINUTES = 60
const DAY_MINUTES = 1440

/** Such as 10–30 min or 1–2 days, in the words of a language. */
export function usualTime([least, most]: readonly [number, number], intlLocale: string): string {
  const [unit, length] =
    least >= DAY_MINUTES
      ? (['day', DAY_MINUTES] as const)
      : least >= 2 * HOUR_MINUTES
        ? (['hour', HOUR_MINUTES] as const)
        : (['minute', 1] as const)
  const format = numberFormat(intlLocale, { style: 'unit', unit, unitDisplay: 'short' })
  const [from, to] = [Math.round(least / length), Math.ceil(most / length)]
  return from === to ? format.format(from) : format.formatRange(from, to)
}
