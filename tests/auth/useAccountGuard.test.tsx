// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notifySignedOut } from '@/browser/authEvents'
import { removeTokens } from '@/browser/storage/tokens'
import { useAccountGuard } from '@/auth/useAccountGuard'
import { profileArrived, selectIsAuth } from '@/store/slices/customerAccountSlice'
import { clearSignOutReason, signOut } from '@/auth/signOut'
import { fakeTabs } from '../fakeTabs'
import { renderWithStore } from '../renderWithStore'

let tabs: ReturnType<typeof fakeTabs>
const SETTINGS = '/customer-account/account'
const BACK = `/customer-account?next=${encodeURIComponent(SETTINGS)}`

function Page() {
  return useAccountGuard() ? <p>anna@mail.example</p> : <p>One moment</p>
}
function open() {
  const shown = renderWithStore(<Page />, { router: { pathname: SETTINGS } })
  shown.store.dispatch(profileArrived({ email: 'anna@mail.example' }))
  return { ...shown, isPersonal: () => shown.container.textContent.includes('anna') }
}
const settle = (step: () => void) =>
  act(async () => {
    step()
    await new Promise((resolve) => setTimeout(resolve))
  })

beforeEach(() => {
  tabs = fakeTabs()
  document.cookie = 'accessToken=a-1; path=/'
})
afterEach(() => {
  removeTokens()
  clearSignOutReason()
  vi.unstubAllGlobals()
})

test('signed-in customers see their page', () => {
  const { isPersonal, router } = open()
  expect(isPersonal()).toBe(true)
  expect(router.replace).not.toHaveBeenCalled()
})

test('who is not is sent to sign in and back', () => {
  removeTokens()
  const { isPersonal, router } = open()
  expect(isPersonal()).toBe(false)
  expect(router.replace).toHaveBeenCalledWith(BACK)
})

test('a cookie that lingers here after another tab has removed it does not hold the page', async () => {
  const { isPersonal, router } = open()
  await settle(() => tabs.emit('signed-out'))
  removeTokens()
  await expect.poll(() => vi.mocked(router.replace).mock.calls).toContainEqual([BACK])
  expect(isPersonal()).toBe(false)
})

describe('signing out empties the page and the slice and leads to signing in', () => {
  test.each<[string, () => void]>([
    ['when the back end no longer knows the customer', () => notifySignedOut()],
    ['when it happened in another tab', () => tabs.emit('signed-out')],
    [
      'when the page comes back by the back button as it was left',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ])('%s', async (_, leave) => {
    const { isPersonal, router, store } = open()
    removeTokens()
    await settle(leave)
    expect(isPersonal()).toBe(false)
    expect(selectIsAuth(store.getState())).toBe(false)
    expect(store.getState().customerAccount.email).toBeNull()
    expect(router.replace).toHaveBeenCalledWith(BACK)
  })

  test('without the way back after a deliberate sign-out', async () => {
    const { router } = open()
    await settle(() => signOut('signedOut'))
    expect(router.replace).toHaveBeenCalledWith('/customer-account')
  })
})

test('a page that was not restored from the back/forward cache is left alone', async () => {
  const { isPersonal } = open()
  removeTokens()
  await settle(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  expect(isPersonal()).toBe(true)
})
