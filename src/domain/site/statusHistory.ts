import { DAY, HOUR, MINUTE } from '@/domain/time/durations'

/** What the site measures of itself: pages, API and database; quotes and new orders; orders under way; ramps; email. */
export const STATUS_PARTS = ['site', 'exchange', 'tracking', 'ramps', 'mail'] as const
export type StatusPart = (typeof STATUS_PARTS)[number]

/** Of one UTC hour; bit n stands for its minute n. */
export type StatusHour = { part: StatusPart; hour: number; measured: bigint; up: bigint }

export const STATUS_DAYS = 90
/** Minutes: what is shorter counts, and is not listed. */
const MIN_INCIDENT = 2
/** Minutes after which what was measured last is not said to be so now. */
const CURRENT_FOR = 5
const MINUTES_OF_DAY = DAY / MINUTE
const MINUTES_OF_HOUR = HOUR / MINUTE
const MAX_INCIDENTS = 30

const [UNMEASURED, UP, DOWN] = [0, 1, 2]

export type StatusDay = { day: string; measuredMinutes: number; upMinutes: number }
/** `until` null: it goes on. */
type StatusIncident = { part: StatusPart; from: number; until: number | null }
type PartHistory = { part: StatusPart; state: 'up' | 'down' | 'unknown'; days: StatusDay[] }
export type StatusHistory = { parts: PartHistory[]; incidents: StatusIncident[] }

export const startOfDays = (now: number) => now - (now % DAY) - (STATUS_DAYS - 1) * DAY

/** Days without a measurement are left out. Parts that were never measured in that time are not in it. */
export function statusHistory(hours: readonly StatusHour[], now: number): StatusHistory {
  const parts = STATUS_PARTS.filter((part) => hours.some((hour) => hour.part === part))
  const histories = parts.map((part) => {
    const minutes = minutesOf(
      hours.filter((hour) => hour.part === part),
      now,
    )
    if (part === 'site') fillGaps(minutes)
    return {
      part,
      state: stateAt(minutes),
      days: daysOf(minutes, now),
      incidents: incidentsOf(part, minutes, now),
    }
  })
  return {
    parts: histories.map(({ part, state, days }) => ({ part, state, days })),
    incidents: histories
      .flatMap(({ incidents }) => incidents)
      .toSorted((one, other) => other.from - one.from)
      .slice(0, MAX_INCIDENTS),
  }
}

/** Of all minutes from the first day until now. */
function minutesOf(hours: readonly StatusHour[], now: number): Uint8Array {
  const start = startOfDays(now)
  const minutes = new Uint8Array(Math.floor((now - start) / MINUTE) + 1)
  for (const { hour, measured, up } of hours) {
    const first = (hour - start) / MINUTE
    for (let minute = 0; minute < MINUTES_OF_HOUR; minute++) {
      const at = first + minute
      const bit = 1n << BigInt(minute)
      if (at < 0 || at >= minutes.length || (measured & bit) === 0n) continue
      minutes[at] = (up & bit) === 0n ? DOWN : UP
    }
  }
  return minutes
}

/** A site that runs measures each minute: between two measurements less than a day apart it did not run, or could not store. */
function fillGaps(minutes: Uint8Array): void {
  let last = -1
  for (const [at, value] of minutes.entries()) {
    if (value === UNMEASURED) continue
    if (last >= 0 && at - last > 1 && at - last <= MINUTES_OF_DAY) minutes.fill(DOWN, last + 1, at)
    last = at
  }
}

function stateAt(minutes: Uint8Array): PartHistory['state'] {
  for (let at = minutes.length - 1; at >= Math.max(0, minutes.length - CURRENT_FOR); at--)
    if (minutes[at] !== UNMEASURED) return minutes[at] === UP ? 'up' : 'down'
  return 'unknown'
}

function daysOf(minutes: Uint8Array, now: number): StatusDay[] {
  const start = startOfDays(now)
  return Array.from({ length: STATUS_DAYS }, (_, index) => {
    const ofDay = minutes.subarray(index * MINUTES_OF_DAY, (index + 1) * MINUTES_OF_DAY)
    const countOf = (wanted: number) => ofDay.reduce((sum, value) => sum + (value === wanted ? 1 : 0), 0)
    const upMinutes = countOf(UP)
    return {
      day: new Date(start + index * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length),
      measuredMinutes: upMinutes + countOf(DOWN),
      upMinutes,
    }
  }).filter(({ measuredMinutes }) => measuredMinutes > 0)
}

function incidentsOf(part: StatusPart, minutes: Uint8Array, now: number): StatusIncident[] {
  const start = startOfDays(now)
  const found: StatusIncident[] = []
  let from = -1
  for (let at = 0; at <= minutes.length; at++) {
    const isDown = minutes[at] === DOWN
    if (isDown && from < 0) from = at
    if (isDown || from < 0) continue
    const isOn = !minutes.subarray(at).includes(UP) && minutes.length - at < CURRENT_FOR
    if (at - from >= MIN_INCIDENT)
      found.push({ part, from: start + from * MINUTE, until: isOn ? null : start + at * MINUTE })
    from = -1
  }
  return found
}

/** Never rounded up to all of it. Null: nothing was measured. */
export function availabilityOf(days: readonly StatusDay[]): number | null {
  const measured = days.reduce((sum, { measuredMinutes }) => sum + measuredMinutes, 0)
  const up = days.reduce((sum, { upMinutes }) => sum + upMinutes, 0)
  return measured === 0 ? null : Math.floor((up / measured) * 10_000) / 10_000
}
