// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuthSync } from '@/auth/useAuthSync'
import { signOut } from '@/auth/signOut'
import { removeTokens } from '@/browser/storage/tokens'
import { selectIsAuth } from '@/store/slices/customerAccountSlice'
import { aSite } from '../aSite'
import { fakeTabs } from '../fakeTabs'
import { renderWithStore } from '../renderWithStore'

function Follower() {
  useAuthSync()
  return null
}
const both = (
  <>
    <Follower />
    <Follower />
  </>
)

beforeEach(() => {
  fakeTabs()
  document.cookie = 'accessToken=a-1; path=/'
})
afterEach(() => {
  removeTokens()
  vi.unstubAllGlobals()
})

test('a guard and the background tasks of one page change the store once for each event', () => {
  const { store } = renderWithStore(both)
  const changes = vi.fn()
  store.subscribe(changes)
  act(() => signOut('signedOut'))
  expect(selectIsAuth(store.getState())).toBe(false)
  expect(changes).toHaveBeenCalledOnce()
})

test('the store is followed until the last of them is gone', () => {
  const { store, rerender, unmount } = renderWithStore(both)
  rerender(<Follower />)
  act(() => signOut('signedOut'))
  expect(selectIsAuth(store.getState())).toBe(false)
  unmount()
  const changes = vi.fn()
  store.subscribe(changes)
  act(() => signOut('signedOut'))
  expect(changes).not.toHaveBeenCalled()
})

test('cookies of an account sign nobody in where the operator has switched accounts off', () => {
  const site = { ...aSite(), operator: { off: ['/customer-account'] } }
  const { store } = renderWithStore(both, { preloaded: { site } })
  expect(selectIsAuth(store.getState())).toBe(false)
  expect(selectIsAuth(renderWithStore(both).store.getState())).toBe(true)
})
