// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { switchPushOff, switchPushOn } from '@/api/notifications'
import { notifiedBy, rememberNotified } from '@/browser/storage/notifiedExchanges'
import { ApiFailure } from '@/domain/text/failure'
import { PushPanel } from '@/features/exchangeStatus/push/PushPanel'
import { firebaseDevice } from '@/integrations/firebase'
import { expectFocus } from '../../../expectFocus'
import { deferred } from '../../../deferred'
import { renderWithStore } from '../../../renderWithStore'

vi.mock('@/integrations/firebase', () => ({ firebaseDevice: vi.fn() }))
vi.mock('@/api/notifications', () => ({ switchPushOn: vi.fn(), switchPushOff: vi.fn() }))

const firebase = { apiKey: 'key', projectId: 'project', senderId: '7', appId: 'app', vapidKey: 'vapid' }
const requestPermission = vi.fn<() => Promise<NotificationPermission>>()

/** The visitor's earlier decision, and the response to a prompt. */
function visitor(permission: NotificationPermission, says: NotificationPermission = permission) {
  vi.stubGlobal('Notification', { permission, requestPermission })
  requestPermission.mockResolvedValue(says)
}

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockReturnValue()
  visitor('default', 'granted')
  vi.mocked(firebaseDevice).mockResolvedValue('fid-1')
  vi.mocked(switchPushOn).mockResolvedValue()
  vi.mocked(switchPushOff).mockResolvedValue()
})
afterEach(() => vi.unstubAllGlobals())

const show = (locale: 'en' | 'de' = 'en') =>
  renderWithStore(<PushPanel publicId="abc123" firebase={firebase} />, { router: { locale } })
const offer = () => screen.getByRole('button', { name: 'Notify me on this device' })
const stop = () => screen.findByRole('button', { name: 'Turn off notifications' })
const status = () => screen.getByRole('status')

function expectNoPrompt() {
  expect(requestPermission).not.toHaveBeenCalled()
  expect(firebaseDevice).not.toHaveBeenCalled()
}

describe('the permission', () => {
  test('is requested only after the press, and during it', async () => {
    show()
    expect(status()).toBeEmptyDOMElement()
    expectNoPrompt()
    offer().click()
    expect(requestPermission).toHaveBeenCalledOnce()
    expect(firebaseDevice).not.toHaveBeenCalled()
    await stop()
  })

  test('is requested once however often the button is pressed meanwhile', async () => {
    const decision = deferred<NotificationPermission>()
    show()
    requestPermission.mockReturnValue(decision.promise)
    act(() => {
      offer().click()
      offer().click()
    })
    await userEvent.click(offer())
    expect(offer()).toHaveAttribute('aria-busy', 'true')
    expect(status()).toHaveTextContent('If your browser asks, allow notifications.')
    decision.resolve('granted')
    await stop()
    expect(requestPermission).toHaveBeenCalledOnce()
  })

  test('that is refused shows how to allow it again, and another press requests it anew', async () => {
    visitor('default', 'denied')
    show()
    await userEvent.click(offer())
    expect(status()).toHaveTextContent('Allow them in your browser settings, then try again.')
    expect(firebaseDevice).not.toHaveBeenCalled()
    expect(requestPermission).toHaveBeenCalledOnce()
    visitor('granted')
    await userEvent.click(offer())
    await stop()
  })

  test('that is neither given nor refused leaves the offer as it was', async () => {
    visitor('default')
    show()
    await userEvent.click(offer())
    expect(status()).toBeEmptyDOMElement()
    expect(offer()).toBeVisible()
    expect(firebaseDevice).not.toHaveBeenCalled()
  })
})

describe('a device', () => {
  test('is sent to the back end in the language of the page, and remembered', async () => {
    show('de')
    await userEvent.click(offer())
    await stop()
    expect(vi.mocked(firebaseDevice).mock.calls).toEqual([[firebase]])
    expect(vi.mocked(switchPushOn).mock.calls).toEqual([['abc123', 'fid-1', 'de']])
    expect(notifiedBy('abc123')).toBe('fid-1')
    expect(status()).toHaveTextContent('We’ll notify you on this device when the status changes.')
    await expectFocus(stop())
  })

  test('that is on is on at the next visit too, without any request', async () => {
    visitor('granted')
    rememberNotified('abc123', 'fid-1')
    show()
    expect(await stop()).toBeVisible()
    expectNoPrompt()
  })

  test('whose permission was taken back since is offered it again', () => {
    visitor('denied')
    rememberNotified('abc123', 'fid-1')
    show()
    expect(offer()).toBeVisible()
  })

  test('is switched off by the id it was made known with', async () => {
    visitor('granted')
    rememberNotified('abc123', 'fid-of-then')
    rememberNotified('another', 'fid-of-then')
    show()
    await userEvent.click(await stop())
    await waitFor(() => expect(offer()).toBeVisible())
    expect(vi.mocked(switchPushOff).mock.calls).toEqual([['abc123', 'fid-of-then']])
    expect([notifiedBy('abc123'), notifiedBy('another')]).toEqual([null, 'fid-of-then'])
    expect(status()).toBeEmptyDOMElement()
  })
})

describe('a failure', () => {
  const failing: [string, () => unknown][] = [
    ['of Firebase', () => vi.mocked(firebaseDevice).mockRejectedValueOnce(new Error('no push service'))],
    [
      'of the back end',
      () => vi.mocked(switchPushOn).mockRejectedValueOnce(new ApiFailure({ kind: 'unreachable' })),
    ],
  ]
  test.each(failing)('%s is shown and can be tried again', async (_, breakIt) => {
    breakIt()
    show()
    await userEvent.click(offer())
    await waitFor(() => expect(status()).toHaveTextContent('Couldn’t turn on notifications.'))
    expect(notifiedBy('abc123')).toBeNull()
    expect(console.error).toHaveBeenCalledOnce()
    await userEvent.click(offer())
    await stop()
  })

  test('to switch off is shown and leaves it on', async () => {
    visitor('granted')
    rememberNotified('abc123', 'fid-1')
    vi.mocked(switchPushOff).mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
    show()
    await userEvent.click(await stop())
    await waitFor(() => expect(status()).toHaveTextContent('Couldn’t turn off notifications.'))
    expect(notifiedBy('abc123')).toBe('fid-1')
    await userEvent.click(await stop())
    await waitFor(() => expect(offer()).toBeVisible())
  })
})
