import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rateChange } from '@/domain/exchange/rateChange'

const quoted = { quotedFrom: '0.1', quotedTo: '2' }

test('is the part by which one unit gets more or less than was quoted, whichever side has moved', () => {
  expect(rateChange({ ...quoted, amountFrom: '0.1', amountTo: '1.9' })).toBeCloseTo(-0.05)
  expect(rateChange({ ...quoted, amountFrom: '0.2', amountTo: '2' })).toBeCloseTo(-0.5)
  expect(rateChange({ ...quoted, amountFrom: '0.1', amountTo: '2.2' })).toBeCloseTo(0.1)
  expect(rateChange({ ...quoted, quotedTo: '0', amountFrom: '0.1', amountTo: '2' })).toBe(0)
})

test('is nothing where the rate is the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (times) => {
      expect(
        rateChange({ ...quoted, amountFrom: String(times / 10), amountTo: String(2 * times) }),
      ).toBeCloseTo(0)
    }),
  )
})
