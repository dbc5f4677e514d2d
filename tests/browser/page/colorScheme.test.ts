// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseColorScheme, colorScheme, watchColorScheme } from '@/browser/page/colorScheme'
import { refuseStorage } from '../refuseStorage'

const system = Object.assign(new EventTarget(), { matches: false })

function systemTurns(dark: boolean) {
  system.matches = dark
  system.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  system.matches = false
  vi.stubGlobal('matchMedia', () => system)
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('without a choice the system decides', () => {
  expect(colorScheme()).toBe('light')
  systemTurns(true)
  expect(colorScheme()).toBe('dark')
})

test('a choice is stored and set on the page', () => {
  chooseColorScheme('dark')
  expect(colorScheme()).toBe('dark')
  expect(localStorage.getItem('color-scheme')).toBe('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('choosing what the system says gives the choice back to it', () => {
  chooseColorScheme('dark')
  chooseColorScheme('light')
  expect(localStorage.getItem('color-scheme')).toBeNull()
  systemTurns(true)
  expect(colorScheme()).toBe('dark')
})

test('a subscriber is notified of changes of the system and of other tabs, until they unsubscribe', () => {
  const changed = vi.fn()
  const unwatch = watchColorScheme(changed)
  systemTurns(true)
  expect(document.documentElement.dataset.theme).toBe('dark')
  localStorage.setItem('color-scheme', 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'color-scheme' }))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(changed).toHaveBeenCalledTimes(2)
  unwatch()
  systemTurns(false)
  expect(changed).toHaveBeenCalledTimes(2)
})

test('where storage is refused a choice lasts as long as the page', () => {
  const refused = refuseStorage()
  chooseColorScheme('dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  chooseColorScheme('light')
  expect(document.documentElement.dataset.theme).toBe('light')
  refused.mockRestore()
  chooseColorScheme('light')
  systemTurns(true)
  expect(colorScheme()).toBe('dark')
})
