// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { refuseStorage } from '../refuseStorage'

const freshModule = async () => {
  vi.resetModules()
  return (await import('@/browser/storage/deviceId')).ownDeviceId
}

beforeEach(() => localStorage.clear())

test('the device’s own id is random and stored on it', async () => {
  const first = (await freshModule())()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect((await freshModule())()).toBe(first)
  localStorage.clear()
  expect((await freshModule())()).not.toBe(first)
})

test('where storage is refused it lasts as long as the page', async () => {
  refuseStorage()
  const ownDeviceId = await freshModule()
  expect(ownDeviceId()).toBe(ownDeviceId())
})
