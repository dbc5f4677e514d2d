import { expect, test } from 'vitest'
import { changeOf, directionOf, showPercent, showPrice } from '@/domain/money/marketNumbers'

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

test.each([
  ['0.01', 'up'],
  ['0.005', 'up'],
  ['0.0049', 'none'],
  ['0.00', 'none'],
  ['-0.0049', 'none'],
  ['-0.63', 'down'],
])('a change of %s%% goes %s, as it reads', (percent, direction) => {
  expect(directionOf(percent)).toBe(direction)
  const sign = { up: '+', down: '−', none: '0' }[direction]
  expect(showPercent(percent, 'en-US').startsWith(sign ?? '')).toBe(true)
})

test('a change is from the first price to the last, and none where there is no first', () => {
  expect(Number(changeOf(['100', '90', '103.4']))).toBeCloseTo(3.4)
  expect([changeOf(['0', '1']), changeOf([])]).toEqual(['0', '0'])
})
