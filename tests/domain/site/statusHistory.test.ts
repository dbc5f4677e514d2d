import { expect, test } from 'vitest'
import { availabilityOf, type StatusHour, statusHistory } from '@/domain/site/statusHistory'
import { DAY, HOUR, MINUTE } from '@/domain/time/durations'

const NOW = Date.parse('2026-11-30T12:30:20Z')
const HERE = NOW - (NOW % HOUR)
const ALL = (1n << 60n) - 1n
const bits = (...minutes: number[]) => minutes.reduce((sum, minute) => sum | (1n << BigInt(minute)), 0n)
const upTo = (minute: number) => (1n << BigInt(minute + 1)) - 1n
const hour = (ago: number, measured = ALL, up = measured): StatusHour => ({
  ...{ part: 'site', hour: HERE - ago * HOUR, measured, up },
})
const partOf = (hours: StatusHour[], part = 'site') =>
  statusHistory(hours, NOW).parts.find((one) => one.part === part)

test('a day without a measurement is not listed, and nothing is said of parts that are not there', () => {
  const history = statusHistory([hour(30), hour(0, upTo(30))], NOW)
  expect(history.parts.map(({ part }) => part)).toEqual(['site'])
  expect(history.parts[0]?.days.map(({ day }) => day)).toEqual(['2026-11-29', '2026-11-30'])
  expect(statusHistory([], NOW)).toEqual({ parts: [], incidents: [] })
})

test('minutes without a measurement between two others are an interruption of the site, with its times', () => {
  const { incidents, parts } = statusHistory([hour(1, ALL & ~bits(10, 11, 12)), hour(0, upTo(30))], NOW)
  expect(incidents).toEqual([
    { part: 'site', from: HERE - HOUR + 10 * MINUTE, until: HERE - HOUR + 13 * MINUTE },
  ])
  expect(parts[0]?.days).toEqual([{ day: '2026-11-30', measuredMinutes: 91, upMinutes: 88 }])
})

test('a gap of more than a day is not measured, and no interruption', () => {
  const { incidents, parts } = statusHistory([hour(40), hour(0, upTo(30))], NOW)
  expect(incidents).toEqual([])
  expect(availabilityOf(parts[0]?.days ?? [])).toBe(1)
})

test('before the first measurement and after the last there is none', () => {
  const part = partOf([hour(0, bits(10, 11))])
  expect(part).toMatchObject({ state: 'unknown', days: [{ measuredMinutes: 2, upMinutes: 2 }] })
})

test('a gap says nothing of another part than the site', () => {
  const hours = [
    { ...hour(1, bits(0, 1)), part: 'mail' as const },
    { ...hour(0, bits(29, 30)), part: 'mail' as const },
  ]
  expect(partOf(hours, 'mail')?.days).toEqual([{ day: '2026-11-30', measuredMinutes: 4, upMinutes: 4 }])
  expect(statusHistory(hours, NOW).incidents).toEqual([])
})

test('what does not work now goes on; one minute is counted, and not listed', () => {
  const measured = upTo(30)
  const { incidents, parts } = statusHistory([hour(0, measured, measured & ~bits(5, 28, 29, 30))], NOW)
  expect(incidents).toEqual([{ part: 'site', from: HERE + 28 * MINUTE, until: null }])
  expect(parts[0]).toMatchObject({ state: 'down', days: [{ measuredMinutes: 31, upMinutes: 27 }] })
})

test('availability is never rounded up to all', () => {
  expect(availabilityOf([{ day: '', measuredMinutes: 129_600, upMinutes: 129_599 }])).toBe(0.9999)
  expect(availabilityOf([])).toBeNull()
})

test('older hours than the days that are shown are left out', () => {
  expect(partOf([hour(95 * 24), hour(0, bits(30))])?.days).toHaveLength(1)
  expect(DAY).toBe(24 * HOUR)
})
