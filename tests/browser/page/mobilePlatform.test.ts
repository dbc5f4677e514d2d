import { afterEach, expect, test, vi } from 'vitest'
import { mobilePlatform } from '@/browser/page/device'
import { aDevice } from '../aDevice'

afterEach(() => vi.unstubAllGlobals())

test('a phone is recognised by its system', () => {
  aDevice('android', { touchPoints: 5 })
  expect(mobilePlatform()).toBe('android')
  aDevice('iphone', { touchPoints: 5 })
  expect(mobilePlatform()).toBe('ios')
})

test('an iPad that says it is a Macintosh is recognised by its touch screen', () => {
  aDevice('mac', { touchPoints: 5 })
  expect(mobilePlatform()).toBe('ios')
})

test('a computer has no mobile apps, with a touch screen or without', () => {
  aDevice('mac')
  expect(mobilePlatform()).toBeNull()
  aDevice('windows', { touchPoints: 10 })
  expect(mobilePlatform()).toBeNull()
})
