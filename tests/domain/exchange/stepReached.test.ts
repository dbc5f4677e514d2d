import { expect, test } from 'vitest'
import { stepReached } from '@/domain/exchange/stepReached'

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
