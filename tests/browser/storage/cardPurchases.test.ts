// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { purchasesOf, rememberPurchase } from '@/browser/storage/cardPurchases'
import { refuseStorage } from '../refuseStorage'

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the last three purchases of each exchange are remembered', () => {
  for (const id of ['1', '2', '3']) rememberPurchase('abc', id)
  rememberPurchase('other', '9')
  expect(rememberPurchase('abc', '4')).toEqual(['2', '3', '4'])
  expect(purchasesOf('abc')).toEqual(['2', '3', '4'])
  expect(purchasesOf('other')).toEqual(['9'])
})

test('what is stored in another shape counts as nothing', () => {
  localStorage.setItem('card-purchases', '[{"publicId":"abc","ids":[1]},{"publicId":"abc"},7]')
  expect(purchasesOf('abc')).toEqual([])
})

test('a device that stores nothing follows the purchase while its page is open', () => {
  refuseStorage()
  expect(rememberPurchase('abc', '1')).toEqual(['1'])
  expect(purchasesOf('abc')).toEqual([])
})
