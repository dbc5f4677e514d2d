import { expect, test } from 'vitest'
import { showPercent, showPrice } from '@/domain/money/marketNumbers'

test.each([
  ['98123.456', '$98,123.46'],
  ['2.64127', '$2.6413'],
  ['1', '$1.00'],
  ['0.000012345', '$0.00001235'],
])('a price of %s is shown as %s', (price, shown) => {
  expect(showPrice(price, 'en-US')).toBe(shown)
})

test('a change always bears its sign, except none', () => {
  expect(['-0.62', '3', '0'].map((percent) => showPercent(percent, 'en-US'))).toEqual([
    '−0.62%',
    '+3.00%',
    '0.00%',
  ])
  expect(showPercent('-0.62', 'de-DE')).toBe('−0,62\u00a0%')
})
