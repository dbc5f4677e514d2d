import { describe, expect, test } from 'vitest'
import { pairHistory } from '@/domain/market/pairHistory'
import { DAY, HOUR } from '@/domain/time/durations'

const START = Date.parse('2026-11-01T00:00:00Z')
const prices = (count: number, step: number, priceAt: (index: number) => number, start = START) =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(start + index * step).toISOString(),
    priceUsd: String(priceAt(index)),
  }))

describe('the rate of a pair', () => {
  test('is the price of one side in units of the other, with the extremes of week and month', () => {
    const from = prices(30, DAY, (index) => 100 + index)
    const to = prices(30, DAY, () => 10)
    expect(pairHistory(from, to)).toMatchObject({
      now: '12.9',
      week: { low: '12.2', high: '12.9' },
      month: { low: '10', high: '12.9' },
      percent: '29.00',
    })
  })

  test('takes the newest known price of the other side, and never a later or a stale one', () => {
    const from = prices(10, DAY, () => 100)
    const later = prices(10, DAY, (index) => (index === 0 ? 1 : 50), START + 9 * DAY)
    expect(pairHistory(from, later)).toBeNull()
    const between = prices(20, DAY / 2, (index) => 10 + index, START - HOUR)
    expect(pairHistory(from, between)?.rates[1]).toBe(String(Number((100 / 12).toPrecision(6))))
    const old = prices(1, DAY, () => 10)
    expect(pairHistory(from, old)).toBeNull()
  })

  test.each([
    ['no prices', [], []],
    ['prices of one side alone', prices(30, DAY, () => 1), []],
    ['too few moments', prices(7, DAY, () => 1), prices(7, DAY, () => 1)],
    ['a price of nothing', prices(30, DAY, () => 1), prices(30, DAY, () => 0)],
  ])('is not known from %s', (_, from, to) => {
    expect(pairHistory(from, to)).toBeNull()
  })

  test('is thinned to a line of a month, with its first and last point', () => {
    const from = prices(720, HOUR, (index) => 1000 + index)
    const to = prices(720, HOUR, () => 1)
    const rates = pairHistory(from, to)?.rates ?? []
    expect(rates).toHaveLength(31)
    expect([rates[0], rates.at(-1)]).toEqual(['1000', '1719'])
  })
})
