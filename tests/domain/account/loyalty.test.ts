import { describe, expect, test } from 'vitest'
import { programmesWith } from '@/config/programmes'
import {
  bookedCashback,
  cashbackOf,
  levelOf,
  loyaltyStatus,
  windowDates,
  windowStart,
} from '@/domain/account/loyalty'

const programmes = programmesWith({})

const { levels } = programmes.loyalty
const nameAt = (volume: string) => levelOf(volume, levels).level.name

test('a level begins at exactly its volume and ends right before the next one', () => {
  expect(nameAt('0')).toBe('bronze')
  expect(nameAt('0.29999999')).toBe('bronze')
  expect(nameAt('0.3')).toBe('silver')
  expect(nameAt('1')).toBe('gold')
  expect(nameAt('400')).toBe('platinum')
})

test('what is missing to the next level is counted exactly; above the highest there is none', () => {
  expect(levelOf('0.1', levels).next).toMatchObject({ level: { name: 'silver' }, missingBtc: '0.2' })
  expect(levelOf('3', levels).next).toBeNull()
})

test('cashback is a percentage, without the dust of floating numbers', () => {
  expect(cashbackOf('0.5', '0.1')).toBe('0.0005')
  expect(cashbackOf('0.3', '0.15')).toBe('0.00045')
})

test('what is booked is rounded down to eight places', () => {
  expect(bookedCashback('0.12345678', '0.05')).toBe('0.00006172')
  expect(bookedCashback('0.00001999', '0.05')).toBe('0')
})

describe('the loyalty status', () => {
  const at = (reached: string, volume: string) => {
    const { level, next } = loyaltyStatus(reached, volume, levels)
    return [level.name, next?.level.name ?? null, next?.missingBtc ?? null]
  }

  test('is the higher of the level once reached and that of the volume', () => {
    expect(at('bronze', '0')).toEqual(['bronze', 'silver', '0.3'])
    expect(at('silver', '0')).toEqual(['silver', 'gold', '1'])
    expect(at('silver', '0.9')).toEqual(['silver', 'gold', '0.1'])
    expect(at('silver', '1')).toEqual(['gold', 'platinum', '2'])
    expect(at('platinum', '0')).toEqual(['platinum', null, null])
  })

  test('of a level that the operator no longer has is that of the volume', () => {
    expect(at('diamond', '0.5')).toEqual(['silver', 'gold', '0.5'])
  })
})

test('the window has its first day, its last and each between once, over a change of the year and a leap day too', () => {
  const now = Date.UTC(2028, 2, 1, 0, 0, 0)
  const dates = windowDates(now, 90)
  expect(dates).toHaveLength(91)
  expect([dates[0], dates[31], dates[89], dates[90]]).toEqual([
    '2027-12-02',
    '2028-01-02',
    '2028-02-29',
    '2028-03-01',
  ])
  expect(new Date(windowStart(now, 90)).toISOString()).toBe('2027-12-02T00:00:00.000Z')
})
