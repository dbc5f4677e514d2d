// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { orderKeys, payoutKeys } from '@/browser/storage/idempotencyKeys'

const PAYOUT = { amountBtc: '0.001', address: 'bc1qsecret' }
beforeEach(() => {
  localStorage.clear()
  payoutKeys.settle()
})

test('the same payout has the same key until a response was received', async () => {
  const key = await payoutKeys.keyOf(PAYOUT)
  expect(await payoutKeys.keyOf({ ...PAYOUT })).toBe(key)
  payoutKeys.settle()
  expect(await payoutKeys.keyOf(PAYOUT)).not.toBe(key)
})

test('another amount or address is another payout', async () => {
  const key = await payoutKeys.keyOf(PAYOUT)
  expect(await payoutKeys.keyOf({ ...PAYOUT, amountBtc: '0.002' })).not.toBe(key)
})

test('an order that is under way has a place of its own, and no address stays on the device', async () => {
  const key = await payoutKeys.keyOf(PAYOUT)
  await orderKeys.keyOf({ addressTo: 'bc1qother' })
  expect(await payoutKeys.keyOf(PAYOUT)).toBe(key)
  expect(JSON.stringify(localStorage)).not.toContain('bc1q')
})
