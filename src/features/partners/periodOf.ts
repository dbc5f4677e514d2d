import { isoDate } from '@/domain/text/date'
import { DAY } from '@/domain/time/durations'

/** The last days up to today, as calls name them. */
export function periodOf(days: number, timeZone: string) {
  const to = isoDate(Date.now(), timeZone)
  const from = new Date(Date.parse(to) - (days - 1) * DAY).toISOString().slice(0, to.length)
  return { from, to, timeZone }
}
