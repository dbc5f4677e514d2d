import { calendarOf, datesBetween, isDate } from '@/domain/partner/statistics'
import { timeZoneName } from '@/domain/text/date'
import { DAY } from '@/domain/time/durations'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'

const MAX_DAYS = 366
const DEFAULT_DAYS = 30

/** Dates of the time zone, both included. */
export type Period = { from: string; to: string; timeZone: string }

/** @throws ApiError 400 */
export function periodOf(query: Period, now: number): Period {
  const timeZone = query.timeZone || 'UTC'
  if (timeZoneName(timeZone) === null)
    throw validationError({ timeZone: wrong('Must be a name such as Europe/Kyiv.') })
  const fields: FieldErrors = {}
  for (const name of ['from', 'to'] as const)
    if (query[name] && !isDate(query[name])) fields[name] = wrong('Must be a date such as 2026-11-29.')
  if (hasErrors(fields)) throw validationError(fields)
  const to = query.to || calendarOf(timeZone).dateOf(now)
  const first = new Date(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY).toISOString()
  const from = query.from || first.slice(0, to.length)
  const { length } = datesBetween(from, to)
  if (length === 0) throw validationError({ to: wrong('Must not be before `from`.') })
  if (length > MAX_DAYS) throw validationError({ from: wrong(`At most ${MAX_DAYS} days.`) })
  return { from, to, timeZone }
}

const wrong = (description: string) => ({ code: 'validation_failed' as const, description })

/** Milliseconds since 1970; `end` is the first that does not belong to it. */
export function spanOf({ from, to, timeZone }: Period): { start: number; end: number } {
  const { startOf } = calendarOf(timeZone)
  const next = new Date(Date.parse(to) + DAY).toISOString().slice(0, to.length)
  return { start: startOf(from), end: startOf(next) }
}
