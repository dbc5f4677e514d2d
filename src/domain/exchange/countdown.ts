import { numberFormat } from '@/domain/money/numberFormat'
import { DAY, HOUR, MINUTE } from '@/domain/time/durations'

/** Milliseconds left as `14:32` or `3:07:05`; from two days on in days and hours of the language; never below zero. Empty for no number. */
export function countdownText(left: number, intl: string): string {
  if (Number.isNaN(left)) return ''
  const rest = Math.max(0, left)
  if (rest >= 2 * DAY) {
    const parts = [
      ['day', Math.floor(rest / DAY)],
      ['hour', Math.floor((rest % DAY) / HOUR)],
    ] as const
    return parts
      .filter(([, count]) => count > 0)
      .map(([unit, count]) => numberFormat(intl, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
      .join(' ')
  }
  const pad = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const minutes = pad((rest % HOUR) / MINUTE)
  const seconds = pad((rest % 60_000) / 1000)
  return rest >= HOUR ? `${Math.floor(rest / HOUR)}:${minutes}:${seconds}` : `${minutes}:${seconds}`
}
