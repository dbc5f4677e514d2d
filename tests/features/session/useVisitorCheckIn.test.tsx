// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkIn } from '@/api/customers'
import * as timings from '@/config/timings'
import { useVisitorCheckIn } from '@/features/session/useVisitorCheckIn'
import { fingerprintId } from '@/integrations/fingerprint'
import { signedIn, signedOut } from '@/store/slices/customerAccountSlice'
import { pageLoaded } from '@/store/preloadedState'
import { aSite } from '../../aSite'
import { fakeTabs } from '../../fakeTabs'
import { deferred } from '../../deferred'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/customers', () => ({ checkIn: vi.fn() }))
vi.mock('@/integrations/fingerprint', () => ({ fingerprintId: vi.fn() }))
const sent = vi.mocked(checkIn)
const site = aSite({ vendors: { fingerprint: true } })

function Hook() {
  useVisitorCheckIn()
  return null
}
/** Long enough for a tab that waits for its turn. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, timings.tabLockHold + 20)))

async function openSignedIn(vendors = site.vendors) {
  const shown = renderWithStore(<Hook />, { preloaded: { site: { ...site, vendors } } })
  document.cookie = 'accessToken=a-1; path=/'
  act(() => void shown.store.dispatch(signedIn()))
  await settle()
  return shown
}

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'accessToken=; path=/; max-age=0'
  fakeTabs()
  sent.mockReset().mockResolvedValue(undefined)
  vi.mocked(fingerprintId).mockReset().mockResolvedValue('finger-7')
})
afterEach(() => void vi.unstubAllGlobals())

test('the visitor check-in is for the signed-in only', async () => {
  renderWithStore(<Hook />, { preloaded: { site } })
  await settle()
  expect(sent).not.toHaveBeenCalled()
})

test('it is sent once when stored visitor differs from checked visitor', async () => {
  localStorage.setItem('checked_visitor', 'finger-6')
  const { store } = await openSignedIn()
  await waitFor(() => expect(localStorage.getItem('checked_visitor')).toBe('finger-7'))
  expect(sent).toHaveBeenCalledOnce()
  expect(localStorage.getItem('visitor')).toBe('finger-7')
  act(() => void store.dispatch(signedOut()))
  act(() => void store.dispatch(signedIn()))
  await settle()
  expect(sent).toHaveBeenCalledOnce()
})

test('it is not sent where the tokens were refused before the fingerprint was known', async () => {
  const finger = deferred<string>()
  vi.mocked(fingerprintId).mockReturnValue(finger.promise)
  await openSignedIn()
  document.cookie = 'accessToken=; path=/; max-age=0'
  finger.resolve('finger-7')
  await settle()
  expect(sent).not.toHaveBeenCalled()
})

test('it is not sent when they are the same', async () => {
  localStorage.setItem('checked_visitor', 'finger-7')
  await openSignedIn()
  expect(sent).not.toHaveBeenCalled()
})

test('two tabs send it once', async () => {
  const response = deferred<undefined>()
  sent.mockReturnValue(response.promise)
  await openSignedIn()
  await openSignedIn()
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  response.resolve(undefined)
  await settle()
  expect(sent).toHaveBeenCalledOnce()
})

test('a failure is silent, and leaves it to the next visit', async () => {
  const logged = vi.spyOn(console, 'error')
  sent.mockRejectedValue(new Error('refused'))
  const { store, unmount } = await openSignedIn()
  // Another page of the same visit.
  act(
    () =>
      void store.dispatch(pageLoaded({ site: { ...site, vendors: { ...site.vendors } }, currencies: [] })),
  )
  await settle()
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(localStorage.getItem('checked_visitor')).toBeNull()
  expect(logged).not.toHaveBeenCalled()
  unmount()
  sent.mockResolvedValue(undefined)
  await openSignedIn()
  await waitFor(() => expect(localStorage.getItem('checked_visitor')).toBe('finger-7'))
})

test('a visitor who is not recognised is not checked in', async () => {
  await openSignedIn({})
  expect(fingerprintId).not.toHaveBeenCalled()
  vi.mocked(fingerprintId).mockResolvedValue('')
  await openSignedIn()
  expect(sent).not.toHaveBeenCalled()
  expect(localStorage.getItem('visitor')).toBeNull()
})
