import { numberFormat } from '../money/numberFormat'
import { DAY, HOUR, MINUTE } from './durations'

/** Whole minutes, from two hours on hours, from two days on days; empty for impossible times. ISO 8601. */
export function formatDuration(start: string, end: string, intlLocale: string): string {
  const passed = Date.parse(end) - Date.parse(start)
  if (!(passed >= 0)) return ''
  const [unit, size] =
    passed < 2 * HOUR
      ? (['minute', MINUTE] as const)
      : passed < 2 * DAY
        ? (['hour', HOUR] as const)
        : (['day', DAY] as const)
  const number = Math.max(1, Math.round(passed / size))
  return numberFormat(intlLocale, { style: 'unit', unit, unitDisplay: 'long' }).format(number)
}
