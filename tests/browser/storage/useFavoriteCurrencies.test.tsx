// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addRecentCurrency, recentCurrencies } from '@/browser/storage/recentCurrencies'
import { useFavoriteCurrencies } from '@/browser/storage/useFavoriteCurrencies'
import { refuseStorage } from '../refuseStorage'

const KEY = 'favorite-currencies'
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
const open = () => renderHook(() => useFavoriteCurrencies()).result

/** What another tab writes; this one learns of it by an event, which comes later. */
const otherTabWrites = (list: string[]) => localStorage.setItem(KEY, JSON.stringify(list))
const otherTabIsNoticed = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('two pickers of one page show the same favorites', () => {
  const [one, other] = [open(), open()]
  act(() => one.current.toggle(['btc']))
  expect(other.current.favorites).toEqual(['btc'])
  act(() => other.current.toggle(['btc']))
  expect(one.current.favorites).toEqual([])
})

test('neither of two tabs loses what the other has written, even before it has noticed', () => {
  const tab = open()
  act(() => tab.current.toggle(['btc']))
  otherTabWrites(['btc', 'eth'])
  act(() => tab.current.toggle(['xmr']))
  expect(stored()).toEqual(['btc', 'eth', 'xmr'])
  otherTabWrites(['xmr'])
  otherTabIsNoticed()
  expect(tab.current.favorites).toEqual(['xmr'])
})

test('all networks of a coin are one favorite', () => {
  const list = open()
  act(() => list.current.toggle(['usdttrx', 'usdterc20']))
  expect(stored()).toEqual(['usdttrx'])
  act(() => list.current.toggle(['usdterc20', 'usdttrx']))
  expect(stored()).toEqual([])
})

test('the recent currencies of two tabs are joined', () => {
  addRecentCurrency('btc')
  localStorage.setItem('recent-currencies', JSON.stringify(['eth', 'btc']))
  addRecentCurrency('xmr')
  expect(recentCurrencies()).toEqual(['xmr', 'eth', 'btc'])
  for (const symbol of ['a', 'b', 'c', 'a']) addRecentCurrency(symbol)
  expect(recentCurrencies()).toEqual(['a', 'c', 'b', 'xmr', 'eth'])
})

test('where storage is refused favorites last as long as the page', () => {
  refuseStorage()
  const list = open()
  act(() => list.current.toggle(['btc']))
  expect(list.current.favorites).toEqual(['btc'])
})
