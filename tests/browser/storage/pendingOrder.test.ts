// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { orderKeys } from '@/browser/storage/idempotencyKeys'
import { refuseStorage } from '../refuseStorage'

const order = { tickerFrom: 'btc', amount: '0.1', addressTo: 'bc1qsecretaddress' }

/** The module as a freshly loaded page or another tab has it: only the storage is shared. */
async function anotherPage() {
  vi.resetModules()
  return import('@/browser/storage/idempotencyKeys')
}

beforeEach(() => {
  localStorage.clear()
  orderKeys.settle()
})

test('the same order has the same key, so that it is never placed twice', async () => {
  const key = await orderKeys.keyOf(order)
  expect(key).toMatch(/^[A-Za-z0-9_-]{8,128}$/)
  expect(await orderKeys.keyOf({ ...order })).toBe(key)
})

test('the key outlives a reload and holds in another tab', async () => {
  const key = await orderKeys.keyOf(order)
  expect(await (await anotherPage()).orderKeys.keyOf(order)).toBe(key)
})

test('another order has another key', async () => {
  const key = await orderKeys.keyOf(order)
  expect(await orderKeys.keyOf({ ...order, amount: '0.2' })).not.toBe(key)
})

test('once a response was received the same order is a new one', async () => {
  const key = await orderKeys.keyOf(order)
  orderKeys.settle()
  expect(await orderKeys.keyOf(order)).not.toBe(key)
  expect(localStorage).toHaveLength(1)
})

test('nothing of the order itself stays on the device', async () => {
  await orderKeys.keyOf(order)
  expect(localStorage.getItem('pending-order')).not.toContain(order.addressTo)
})

describe('where storage is refused', () => {
  test('the same order still has the same key in this tab, until it is settled', async () => {
    refuseStorage()
    const key = await orderKeys.keyOf(order)
    expect(await orderKeys.keyOf(order)).toBe(key)
    orderKeys.settle()
    expect(await orderKeys.keyOf(order)).not.toBe(key)
  })
})

test('another tab’s order does not push this tab’s key aside', async () => {
  const key = await orderKeys.keyOf(order)
  await (await anotherPage()).orderKeys.keyOf({ ...order, amount: '7' })
  expect(await orderKeys.keyOf(order)).toBe(key)
})

test('without a secure connection keys are stored all the same', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const key = await orderKeys.keyOf(order)
  expect(await orderKeys.keyOf(order)).toBe(key)
  expect(await orderKeys.keyOf({ ...order, amount: '0.2' })).not.toBe(key)
  vi.unstubAllGlobals()
})
