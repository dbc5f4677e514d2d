import { expect, test } from 'vitest'
import { progressStops, stepReached } from '@/domain/exchange/stepReached'

test.each([
  ['waiting', null, 0],
  ['confirming', 'tx', 1],
  ['exchanging', 'tx', 2],
  ['sending', 'tx', 3],
  ['finished', 'tx', 4],
  ['expired', null, 0],
  ['expired', 'tx', 2],
  ['verifying', 'tx', 2],
  ['failed', 'tx', 2],
  ['refunded', 'tx', 2],
] as const)('%s with the deposit %s stands at step %d', (status, txFrom, step) => {
  expect(stepReached({ status, txFrom, addressFrom: 'bc1q' })).toBe(step)
})

test('a failed exchange without a deposit address never left its first step', () => {
  expect(stepReached({ status: 'failed', txFrom: null, addressFrom: '' })).toBe(0)
})

test.each([
  ['refunded', 'tx', ['waiting', 'confirming', 'refunded']],
  ['failed', 'tx', ['waiting', 'confirming', 'failed']],
  ['expired', null, ['waiting', 'expired']],
] as const)('nothing is still to come of an exchange that is %s', (status, txFrom, stops) => {
  expect(progressStops({ status, txFrom, addressFrom: 'bc1q' })).toEqual({ stops, at: stops.length - 1 })
})

test('on hold it has all its stops, and stands where it was stopped', () => {
  const { stops, at } = progressStops({ status: 'verifying', txFrom: 'tx', addressFrom: 'bc1q' })
  expect([stops.length, stops[at]]).toEqual([5, 'exchanging'])
})
