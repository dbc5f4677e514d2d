// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getApps, initializeApp } from '@firebase/app'
import { isSupported, onRegistered, register, unregister } from '@firebase/messaging'
import * as timings from '@/config/timings'
import { firebaseDevice } from '@/integrations/firebase'

vi.mock('@firebase/app', () => ({ getApps: vi.fn(() => []), initializeApp: vi.fn(() => 'app') }))
vi.mock('@firebase/messaging', () => ({
  isSupported: vi.fn(),
  getMessaging: vi.fn(() => 'messaging'),
  onRegistered: vi.fn(),
  register: vi.fn(),
  unregister: vi.fn(),
}))

const config = { apiKey: 'key', projectId: 'project', senderId: '7', appId: 'app-id', vapidKey: 'vapid' }
const getSubscription = vi.fn(() => Promise.resolve<object | null>({}))
const registration = { pushManager: { getSubscription } }
const registered = vi.fn(() => Promise.resolve(registration))

const granted = (permission: NotificationPermission) => vi.stubGlobal('Notification', { permission })
const known = () => {
  const [, reported] = vi.mocked(onRegistered).mock.lastCall ?? []
  if (typeof reported === 'function') reported('fid-1')
  return Promise.resolve()
}

beforeEach(() => {
  vi.clearAllMocks()
  granted('granted')
  const serviceWorker = { register: registered, ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.mocked(isSupported).mockResolvedValue(true)
  vi.mocked(register).mockImplementation(known)
  vi.mocked(unregister).mockResolvedValue()
  getSubscription.mockResolvedValue({})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('this device is made known to Firebase by our own worker', async () => {
  vi.useFakeTimers()
  expect(await firebaseDevice(config)).toBe('fid-1')
  expect(registered.mock.calls).toEqual([['/service-worker.js', { updateViaCache: 'none' }]])
  const app = { apiKey: 'key', projectId: 'project', appId: 'app-id', messagingSenderId: '7' }
  expect(vi.mocked(initializeApp).mock.calls).toEqual([[app]])
  const options = { vapidKey: 'vapid', serviceWorkerRegistration: registration }
  expect(vi.mocked(register).mock.calls).toEqual([['messaging', options]])
  expect(vi.getTimerCount()).toBe(0)
  expect(unregister).not.toHaveBeenCalled()
})

test('Firebase is set up once for a page', async () => {
  vi.mocked(getApps).mockReturnValueOnce(['app'] as unknown as ReturnType<typeof getApps>)
  await firebaseDevice(config)
  expect(initializeApp).not.toHaveBeenCalled()
})

test('a device whose subscription is gone is made known anew, whatever Firebase still believes', async () => {
  getSubscription.mockResolvedValue(null)
  vi.mocked(unregister).mockRejectedValueOnce(new Error('not found'))
  expect(await firebaseDevice(config)).toBe('fid-1')
  const [forgotten = 0] = vi.mocked(unregister).mock.invocationCallOrder
  const [made = 0] = vi.mocked(register).mock.invocationCallOrder
  expect(forgotten).toBeGreaterThan(0)
  expect(forgotten).toBeLessThan(made)
})

test.each(['default', 'denied'] as const)(
  'with the permission %s Firebase is not even loaded',
  async (permission) => {
    granted(permission)
    await expect(firebaseDevice(config)).rejects.toThrow('not allowed')
    expect([isSupported, register, registered].map((call) => vi.mocked(call).mock.calls.length)).toEqual([
      0, 0, 0,
    ])
  },
)

test('a browser that Firebase does not support, and a failure of Firebase, are reported', async () => {
  vi.mocked(isSupported).mockResolvedValueOnce(false)
  await expect(firebaseDevice(config)).rejects.toThrow('does not support')
  vi.mocked(register).mockRejectedValueOnce(new Error('blocked'))
  await expect(firebaseDevice(config)).rejects.toThrow('blocked')
})

test('what takes longer than 20 s has failed', async () => {
  vi.useFakeTimers()
  vi.mocked(register).mockReturnValueOnce(new Promise(() => {}))
  const failed = expect(firebaseDevice(config)).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(timings.pushRegistrationTimeout)
  await failed
  expect(vi.getTimerCount()).toBe(0)
})
