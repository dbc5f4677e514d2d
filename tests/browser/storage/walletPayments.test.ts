// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { hasRecentWallet, walletMemory } from '@/browser/storage/walletMemory'
import { forgetPayment, paymentOf, rememberPayment } from '@/browser/storage/walletPayments'
import { refuseStorage } from '../refuseStorage'

const payment = {
  ...{ publicId: 'abc', account: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', chainId: 1, nonce: 3 },
  ...{ askedAt: 1_763_000_000_000, hash: null },
}
beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a requested payment is stored, one for each exchange, until it is forgotten', () => {
  expect(rememberPayment(payment)).toBe(true)
  expect(rememberPayment({ ...payment, publicId: 'other' })).toBe(true)
  expect(rememberPayment({ ...payment, hash: '0x1' })).toBe(true)
  expect(paymentOf('abc')).toEqual({ ...payment, hash: '0x1' })
  forgetPayment('abc')
  expect(paymentOf('abc')).toBeNull()
  expect(paymentOf('other')).not.toBeNull()
})

test('a device that cannot store anything reports it', () => {
  refuseStorage()
  expect(rememberPayment(payment)).toBe(false)
  expect(hasRecentWallet()).toBe(false)
})

test('somebody else’s text is no payment and no memory of a wallet', () => {
  localStorage.setItem('wallet-payments', '[{"publicId":"abc","hash":null},7,null]')
  expect(paymentOf('abc')).toBeNull()
  for (const text of ['{', '7', 'null', '{"wagmi.recentConnectorId":7}']) {
    localStorage.setItem('wallet', text)
    expect(hasRecentWallet()).toBe(false)
  }
})

test('what the wallet library stores is under one key and leaves nothing behind', () => {
  walletMemory.setItem('wagmi.recentConnectorId', '"a"')
  walletMemory.setItem('wagmi.store', '{}')
  expect(Object.keys(localStorage)).toEqual(['wallet'])
  expect(hasRecentWallet()).toBe(true)
  walletMemory.removeItem('wagmi.recentConnectorId')
  expect(hasRecentWallet()).toBe(false)
  walletMemory.removeItem('wagmi.store')
  expect(localStorage.length).toBe(0)
})
