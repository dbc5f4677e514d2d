import { numberFormat } from '@/domain/money/numberFormat'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long it took, in whole minutes, from two hours on in hours, from two days on in days; empty for times that
 * make no sense. `start`, `end`: ISO 8601. */
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
