// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession, refreshSession } from '@/api/visitor'
import { deviceOs, deviceTimezone } from '@/browser/page/device'
import { ownDeviceId } from '@/browser/storage/deviceId'
import type { Vendors } from '@/domain/vendor/vendors'
import { useSessionLoop } from '@/features/session/useSessionLoop'
import { fingerprintId } from '@/integrations/fingerprint'
import { mixpanelDeviceId } from '@/integrations/mixpanel'
import { consentRead } from '@/store/slices/consentSlice'
import { visitorAttributed } from '@/store/slices/analyticsSlice'
import { aSite } from '../../aSite'
import { fakeTabs } from '../../fakeTabs'
import { deferred } from '../../deferred'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/visitor', () => ({ createSession: vi.fn(), refreshSession: vi.fn() }))
vi.mock('@/integrations/fingerprint', () => ({ fingerprintId: vi.fn() }))
vi.mock('@/integrations/mixpanel', () => ({ mixpanelDeviceId: vi.fn() }))
const created = vi.mocked(createSession)
const refreshed = vi.mocked(refreshSession)
const deviceId = vi.mocked(mixpanelDeviceId)

const START = Date.parse('2026-11-21T12:00:00Z')
const second = 1000
const minute = 60 * second
/** When a session ends that was made or refreshed now. */
const end = () => new Date(Date.now() + 30 * minute).toISOString()
const stored = () => localStorage.getItem('sessionExpired')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const counts = () => [created.mock.calls.length, refreshed.mock.calls.length]
const MIXPANEL = { token: 't', host: 'https://mixpanel.example' }

let tabs: ReturnType<typeof fakeTabs>
let logged = vi.spyOn(console, 'error')

function Loop() {
  useSessionLoop()
  return null
}
const open = (vendors: Vendors = { mixpanel: MIXPANEL, fingerprint: true }) =>
  renderWithStore(<Loop />, { preloaded: { site: aSite({ vendors }) }, router: { locale: 'de' } })

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  localStorage.clear()
  tabs = fakeTabs()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  created.mockReset().mockImplementation(() => Promise.resolve(end()))
  refreshed.mockReset().mockImplementation(() => Promise.resolve(end()))
  deviceId.mockReset().mockReturnValue('device-7')
  vi.mocked(fingerprintId).mockReset().mockResolvedValue('finger-7')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the session', () => {
  test('logic starts 5 s after load', async () => {
    open()
    await pass(5 * second - 1)
    expect(counts()).toEqual([0, 0])
    await pass(1)
    expect(counts()).toEqual([1, 0])
    expect(stored()).toBe(end())
  })

  test('waits for the law of the region, on which the fingerprint depends', async () => {
    const { store } = open()
    act(() => void store.dispatch(consentRead({ choice: null, isRequired: null })))
    await pass(7 * second)
    expect(counts()).toEqual([0, 0])
    act(() => void store.dispatch(consentRead({ choice: null, isRequired: false })))
    // No load event here: the wait begins anew.
    await pass(5 * second)
    expect(created.mock.calls[0]?.[0]).toMatchObject({ fingerprintId: 'finger-7' })
  })

  test('waits for no law where the site has no fingerprint', async () => {
    const { store } = open({ mixpanel: MIXPANEL })
    act(() => void store.dispatch(consentRead({ choice: null, isRequired: null })))
    await pass(5 * second)
    expect(counts()).toEqual([1, 0])
  })

  test('if no stored expiry or it is past, a new session is created', async () => {
    localStorage.setItem('sessionExpired', new Date(START + 5 * second).toISOString())
    open()
    await pass(5 * second)
    expect(counts()).toEqual([1, 0])
  })

  test.each(['', 'soon', 'null'])('a stored expiry of %j is none', async (text) => {
    localStorage.setItem('sessionExpired', text)
    open()
    await pass(5 * second)
    expect(counts()).toEqual([1, 0])
  })

  test('otherwise it is refreshed', async () => {
    localStorage.setItem('sessionExpired', new Date(START + 6 * second).toISOString())
    open()
    await pass(5 * second)
    expect(refreshed.mock.calls).toEqual([
      [{ fingerprintId: 'finger-7', mixpanelDeviceId: 'device-7' }, 'device-7'],
    ])
    expect(created).not.toHaveBeenCalled()
    expect(stored()).toBe(end())
  })

  test('is refreshed every 60 s', async () => {
    open()
    await pass(65 * second - 1)
    expect(counts()).toEqual([1, 0])
    await pass(1)
    expect(counts()).toEqual([1, 1])
    await pass(3 * minute)
    expect(counts()).toEqual([1, 4])
  })

  test('that has ended while the tab slept is made anew', async () => {
    open()
    await pass(5 * second)
    hide(true)
    await pass(31 * minute)
    expect(counts()).toEqual([1, 0])
    hide(false)
    await pass(0)
    expect(counts()).toEqual([2, 0])
    await pass(minute)
    expect(counts()).toEqual([2, 1])
  })

  test('ends with the page', async () => {
    const { unmount } = open()
    await pass(5 * second)
    unmount()
    await pass(5 * minute)
    expect(counts()).toEqual([1, 0])
  })

  test('payload and headers are those of the requirements, to the letter', async () => {
    document.cookie = '_ga=GA1.1.123.456'
    const { store } = open()
    const campaign = {
      utmSource: 's',
      utmMedium: 'm',
      utmCampaign: 'c',
      referral: 'r',
      referralAt: null,
      firstPage: '/de/first',
    }
    act(() => void store.dispatch(visitorAttributed(campaign)))
    await pass(5 * second)
    document.cookie = '_ga=; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    expect(created.mock.calls).toEqual([
      [
        {
          kind: 'web',
          fingerprintId: 'finger-7',
          mixpanelDeviceId: 'device-7',
          googleDeviceId: '123.456',
          firstPage: '/de/first',
          utmSource: 's',
          utmMedium: 'm',
          utmCampaign: 'c',
        },
        {
          'device-id': 'device-7',
          'site-language': 'de',
          'device-timezone': deviceTimezone(),
          'device-time': String(START + 5 * second),
          os: deviceOs(),
        },
      ],
    ])
  })
})

describe('on failure', () => {
  test('of a refresh the stored expiry is removed and a new session is created', async () => {
    open()
    await pass(5 * second)
    refreshed.mockRejectedValueOnce(new Error('broken'))
    created.mockImplementationOnce(() => {
      expect(stored()).toBeNull()
      return Promise.resolve(end())
    })
    await pass(minute)
    expect(counts()).toEqual([2, 1])
    expect(stored()).toBe(end())
    expect(logged.mock.calls).toEqual([['session refresh failed: broken']])
    await pass(minute)
    expect(counts()).toEqual([2, 2])
  })

  test('of a creation it is only logged, and the next turn tries again', async () => {
    created.mockRejectedValueOnce(new Error('timeout'))
    open()
    await pass(5 * second)
    expect(logged.mock.calls).toEqual([['session failed: timeout']])
    expect(stored()).toBeNull()
    await pass(minute)
    expect(counts()).toEqual([2, 0])
  })
})

describe('creation waits for a mixpanel device id', () => {
  test('retrying each second', async () => {
    deviceId.mockReturnValue(null)
    open()
    await pass(5 * second)
    expect(deviceId).toHaveBeenCalledTimes(1)
    await pass(3 * second)
    expect(deviceId).toHaveBeenCalledTimes(4)
    expect(counts()).toEqual([0, 0])
    deviceId.mockReturnValue('late-1')
    await pass(second - 1)
    expect(counts()).toEqual([0, 0])
    await pass(1)
    expect(created.mock.calls[0]?.[0]).toMatchObject({ mixpanelDeviceId: 'late-1' })
  })

  test('and no longer than the page is there', async () => {
    deviceId.mockReturnValue(null)
    const { unmount } = open()
    await pass(6 * second)
    unmount()
    deviceId.mockReturnValue('late-1')
    await pass(5 * minute)
    expect(counts()).toEqual([0, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('where Mixpanel is off, a random id stored on the device stands in for it', async () => {
    open({})
    await pass(5 * second)
    expect(created.mock.calls[0]?.[0]).toMatchObject({ mixpanelDeviceId: ownDeviceId(), fingerprintId: '' })
    expect(ownDeviceId()).toMatch(/^[0-9a-f]{32}$/)
    expect(fingerprintId).not.toHaveBeenCalled()
  })
})

test('a hidden tab pauses and then continues at its interval', async () => {
  open()
  await pass(5 * second)
  hide(true)
  await pass(59 * second)
  hide(false)
  await pass(second)
  expect(counts()).toEqual([1, 1])
})

describe('two tabs do not double it', () => {
  /** Another tab has refreshed the session and broadcasts it. */
  function refreshElsewhere() {
    localStorage.setItem('sessionExpired', end())
    tabs.emit('session')
  }

  test('a tab that is notified of a refresh restarts its interval', async () => {
    open()
    await pass(5 * second)
    await pass(40 * second)
    refreshElsewhere()
    await pass(minute - 1)
    expect(counts()).toEqual([1, 0])
    await pass(1)
    expect(counts()).toEqual([1, 1])
  })

  test('and so it goes on by itself when the other tab is closed', async () => {
    open()
    await pass(5 * second)
    for (let turn = 0; turn < 3; turn++) {
      await pass(50 * second)
      refreshElsewhere()
    }
    expect(counts()).toEqual([1, 0])
    await pass(minute)
    expect(counts()).toEqual([1, 1])
    await pass(minute)
    expect(counts()).toEqual([1, 2])
  })

  test('turns at the same moment are taken by one', async () => {
    open()
    await pass(5 * second)
    await pass(50 * second)
    const held = deferred<undefined>()
    void tabs.work('session', () => held.promise)
    await pass(10 * second)
    refreshElsewhere()
    held.resolve(undefined)
    await pass(minute - 1)
    expect(counts()).toEqual([1, 0])
    await pass(1)
    expect(counts()).toEqual([1, 1])
  })

  test('one id of the device is made, in the turn of the tab that needs it first', async () => {
    const held = deferred<undefined>()
    void tabs.work('session', () => held.promise)
    open({})
    await pass(5 * second)
    expect(localStorage.getItem('device-id')).toBeNull()
    localStorage.setItem('device-id', 'of-the-other-tab')
    held.resolve(undefined)
    await pass(0)
    expect(created.mock.calls[0]?.[0]).toMatchObject({ mixpanelDeviceId: 'of-the-other-tab' })
  })

  test('also when the word of the other comes late or never', async () => {
    open()
    await pass(64 * second)
    localStorage.setItem('sessionExpired', end())
    await pass(second)
    expect(counts()).toEqual([1, 0])
    await pass(minute)
    expect(counts()).toEqual([1, 1])
  })

  test('the first turn after load is never left to others', async () => {
    open()
    await pass(2 * second)
    refreshElsewhere()
    await pass(3 * second)
    expect(counts()).toEqual([0, 1])
  })

  test('every success is broadcast to the other tabs, a failure is not', async () => {
    const received = vi.fn()
    const channel = new BroadcastChannel('halyard-session')
    channel.onmessage = received
    created.mockRejectedValueOnce(new Error('timeout'))
    open()
    await pass(5 * second)
    expect(received).not.toHaveBeenCalled()
    await pass(2 * minute)
    expect(received).toHaveBeenCalledTimes(2)
  })
})
