// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keyOfOrder } from '@/browser/storage/pendingOrder'
import { keyOfPayout, settlePayout } from '@/browser/storage/pendingPayout'

const PAYOUT = { amountBtc: '0.001', address: 'bc1qsecret' }
beforeEach(() => {
  localStorage.clear()
  settlePayout()
})

test('the same payout has the same key until a response was received', async () => {
  const key = await keyOfPayout(PAYOUT)
  expect(await keyOfPayout({ ...PAYOUT })).toBe(key)
  settlePayout()
  expect(await keyOfPayout(PAYOUT)).not.toBe(key)
})

test('another amount or address is another payout', async () => {
  const key = await keyOfPayout(PAYOUT)
  expect(await keyOfPayout({ ...PAYOUT, amountBtc: '0.002' })).not.toBe(key)
})

test('an order that is under way has a place of its own, and no address stays on the device', async () => {
  const key = await keyOfPayout(PAYOUT)
  await keyOfOrder({ addressTo: 'bc1qother' })
  expect(await keyOfPayout(PAYOUT)).toBe(key)
  expect(JSON.stringify(localStorage)).not.toContain('bc1q')
})
