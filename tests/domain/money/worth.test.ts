import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLess } from '@/domain/money/amount'
import { firstAmount, sameWorth, worthOf } from '@/domain/money/worth'

test.each([
  ['64000', 8, '0.003'],
  ['2400', 18, '0.08'],
  ['1', 6, '200'],
  ['1.25', 2, '200'],
  ['0.0065', 0, '30000'],
])('of a currency at %s dollars with %s decimals a form begins with %s', (price, precision, amount) => {
  expect(firstAmount(price, precision)).toBe(amount)
})

test('a first amount is worth 100 to 500 dollars at any price', () => {
  const price = fc.integer({ min: 1, max: 1e9 }).map((value) => String(value / 1e6))
  fc.assert(
    fc.property(
      price.filter((text) => !text.includes('e')),
      (one) => {
        const worth = worthOf(firstAmount(one, 18) ?? '0', one)
        expect([isLess(worth, '100'), isLess('500', worth)]).toEqual([false, false])
      },
    ),
  )
})

test('the same worth of another currency has three digits and no more decimals than that has', () => {
  expect(sameWorth('6480', '0.52', 6)).toBe('12500')
  expect(sameWorth('6480', '2431.7', 18)).toBe('2.66')
  expect(sameWorth('6.48', '64000', 3)).toBeNull()
})
