import { expect, test } from 'vitest'
import {
  calendarOf,
  datesBetween,
  isDate,
  mergedGroups,
  NO_FIGURES,
  roundedFigures,
} from '@/domain/partner/statistics'

const row = (key: string | null, orders: number, volumeBtc = '1') => ({
  ...NO_FIGURES,
  key,
  orders,
  volumeBtc,
})

test('groups of fewer than five orders are one, with those without a name, last', () => {
  expect(mergedGroups([row('DE', 5), row('FR', 4), row(null, 9), row('US', 70), row('IT', 1)])).toEqual([
    row('US', 70),
    row('DE', 5),
    row(null, 14, '3'),
  ])
  expect(mergedGroups([row('DE', 5)])).toEqual([row('DE', 5)])
  expect(mergedGroups([])).toEqual([])
})

test('amounts have two digits, counts all of theirs', () => {
  const figures = {
    orders: 123,
    completed: 122,
    volumeBtc: '12.34567891',
    commissionBtc: '0.00012345',
    pendingBtc: '0',
  }
  expect(roundedFigures(figures)).toEqual({
    ...{ orders: 123, completed: 122, volumeBtc: '12', commissionBtc: '0.00012', pendingBtc: '0' },
  })
})

test.each([
  ['UTC', '2026-11-29', '2026-11-29T00:00:00Z'],
  ['Asia/Kathmandu', '2026-11-29', '2026-11-28T18:15:00Z'],
  ['America/Los_Angeles', '2026-11-29', '2026-11-29T08:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-29', '2026-11-28T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-11-29', '2026-11-29T11:00:00Z'],
  // The day after the clocks were put back, and one that begins at one o'clock.
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
])('in %s %s begins at %s', (timeZone, date, instant) => {
  const { startOf, dateOf } = calendarOf(timeZone)
  expect(new Date(startOf(date)).toISOString()).toBe(instant.replace('Z', '.000Z'))
  expect(dateOf(startOf(date))).toBe(date)
  expect(dateOf(startOf(date) - 1)).not.toBe(date)
})

test('dates are of the calendar, and a period has both of its ends', () => {
  expect(['2026-02-28', '2026-02-29', '2026-2-1', 'today', ''].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(datesBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(datesBetween('2026-03-02', '2026-03-01')).toEqual([])
})
