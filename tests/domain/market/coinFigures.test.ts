import { expect, test } from 'vitest'
import { changeOver, coinFigures, placeIn, priceRange, withPrice } from '@/domain/market/coinFigures'

const points = (...prices: string[]) => prices.map((priceUsd) => ({ priceUsd }))

test('a range has the lowest and the highest price, whatever their digits', () => {
  expect(priceRange(points('9.5', '10.25', '0.00000001', '100'))).toEqual({ low: '0.00000001', high: '100' })
})

test('one price is no range and no change', () => {
  expect([priceRange([]), priceRange(points('5'))]).toEqual([null, null])
  expect([changeOver([]), changeOver(points('5')), changeOver(points('0', '5'))]).toEqual([null, null, null])
})

test('a price beyond a range widens it on its side', () => {
  const range = { low: '10', high: '20' }
  expect(withPrice(range, '9')).toEqual({ low: '9', high: '20' })
  expect(withPrice(range, '100')).toEqual({ low: '10', high: '100' })
  expect(withPrice(range, '15')).toEqual(range)
})

test('the place of a price is a fraction of the range', () => {
  expect(placeIn({ low: '10', high: '20' }, '12.5')).toBe(0.25)
  expect(placeIn({ low: '1', high: '1' }, '1')).toBe(0.5)
})

test.each([
  ['100', '112.345', '12.35'],
  ['100', '88', '-12.00'],
  ['100', '99.9999', '0.00'],
])('from %s to %s is %s percent', (first, last, percent) => {
  expect(changeOver(points(first, '500', last))).toBe(percent)
})

test('figures of charts that are not known are left out', () => {
  const charts = { '24h': [], '7d': points('1', '2'), '30d': [], '1y': points('4', '3') }
  expect(coinFigures(charts)).toEqual({
    day: null,
    year: { low: '3', high: '4' },
    changes: [
      { range: '7d', percent: '100.00' },
      { range: '1y', percent: '-25.00' },
    ],
  })
})
