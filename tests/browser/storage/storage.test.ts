// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readStored, readStoredList, store, storeList, watchStored } from '@/browser/storage/storage'
import { refuseStorage } from '../refuseStorage'

const isText = (item: unknown): item is string => typeof item === 'string'

beforeEach(() => localStorage.clear())

test('what was stored is read again, until it is taken away', () => {
  store('colorScheme', 'dark')
  expect(readStored('colorScheme')).toBe('dark')
  expect(localStorage.getItem('color-scheme')).toBe('dark')
  store('colorScheme', null)
  expect(readStored('colorScheme')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

describe('a list', () => {
  test('is read as it was stored', () => {
    storeList('recentCurrencies', ['btc', 'eth'])
    expect(readStoredList('recentCurrencies', isText)).toEqual(['btc', 'eth'])
  })

  test.each(['', 'x', '{}', 'null', '"btc"', '[1,'])('is empty when %j stands in its place', (text) => {
    localStorage.setItem('recent-currencies', text)
    expect(readStoredList('recentCurrencies', isText)).toEqual([])
  })

  test('leaves out items that are none', () => {
    localStorage.setItem('recent-currencies', '["btc", 1, null, {"a": 1}]')
    expect(readStoredList('recentCurrencies', isText)).toEqual(['btc'])
  })
})

test('where storage is refused the site forgets and goes on', () => {
  refuseStorage()
  expect(() => store('colorScheme', 'dark')).not.toThrow()
  expect(() => store('colorScheme', null)).not.toThrow()
  expect(readStored('colorScheme')).toBeNull()
  expect(readStoredList('recentCurrencies', isText)).toEqual([])
})

test('another tab’s change is notified, for this key or when everything was cleared', () => {
  const changed = vi.fn()
  const unwatch = watchStored('colorScheme', changed)
  const emit = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))
  emit('own-exchanges')
  expect(changed).not.toHaveBeenCalled()
  emit('color-scheme')
  emit(null)
  expect(changed).toHaveBeenCalledTimes(2)
  unwatch()
  emit('color-scheme')
  expect(changed).toHaveBeenCalledTimes(2)
})

test.each([
  ['visitor', 'visitor'],
  ['checkedVisitor', 'checked_visitor'],
  ['sessionExpired', 'sessionExpired'],
  ['lastConversationId', 'lastConversationId'],
  ['appBannerHidden', 'app-download-banner-is-hidden'],
  ['cookieNoticeHidden', 'cookies-notification-message-is-hidden'],
  ['closedMaintenance', 'maintance-notifications'],
] as const)('every key of R21 is the one that is stored', (key, stored) => {
  store(key, 'value')
  expect(window.localStorage.getItem(stored)).toBe('value')
})
