// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchProfile, type ProfileResponse } from '@/api/customers'
import { notifySignedOut } from '@/browser/authEvents'
import { removeTokens } from '@/browser/storage/tokens'
import { ApiFailure } from '@/domain/text/failure'
import { useCustomer } from '@/auth/useCustomer'
import { selectIsAuth, selectProfile } from '@/store/slices/customerAccountSlice'
import { fakeTabs } from '../fakeTabs'
import { deferred } from '../deferred'
import { renderWithStore } from '../renderWithStore'

vi.mock('@/api/customers', () => ({ fetchProfile: vi.fn() }))
const fetched = vi.mocked(fetchProfile)
let tabs: ReturnType<typeof fakeTabs>
let logged = vi.spyOn(console, 'error')
let response = deferred<ProfileResponse>()

function Hook() {
  useCustomer()
  return null
}
function open(accessToken: string | null) {
  if (accessToken !== null) document.cookie = `accessToken=${accessToken}; path=/`
  const { store, ...shown } = renderWithStore(<Hook />)
  const state = () => ({ isAuth: selectIsAuth(store.getState()), profile: selectProfile(store.getState()) })
  return { ...shown, store, state }
}
const settle = (step: () => void) =>
  act(async () => {
    step()
    await new Promise((resolve) => setTimeout(resolve))
  })

beforeEach(() => {
  tabs = fakeTabs()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  response = deferred()
  fetched.mockReset().mockReturnValue(response.promise)
})
afterEach(() => {
  removeTokens()
  document.cookie = 'accessToken=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  vi.unstubAllGlobals()
})

describe('signed in', () => {
  test.each([
    ['no accessToken cookie exists', null],
    ['it is the text null', 'null'],
  ])('is anonymous when %s, and no profile is fetched', (_, token) => {
    expect(open(token).state()).toEqual({ isAuth: false, profile: { fetchingStatus: 'idle' } })
    expect(fetched).not.toHaveBeenCalled()
  })

  test('is who has an accessToken cookie', () => {
    expect(open('abc').state().isAuth).toBe(true)
  })
})

describe('the profile fetch', () => {
  test('goes by request to success', async () => {
    const { state, store } = open('abc')
    expect(state().profile).toEqual({ fetchingStatus: 'request' })
    await settle(() => response.resolve({ email: 'a@b.example' }))
    expect(state().profile).toEqual({ fetchingStatus: 'success', data: { email: 'a@b.example' } })
    expect(store.getState().customerAccount.email).toBe('a@b.example')
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('goes by request to failure, which is logged only', async () => {
    const { state } = open('abc')
    await settle(() => response.reject(new ApiFailure({ kind: 'timeout' })))
    expect(state()).toEqual({ isAuth: true, profile: { fetchingStatus: 'failure', error: 'timeout' } })
    expect(logged.mock.calls).toEqual([['profile failed: timeout']])
  })

  test('fails with the error field too, whose words are not logged', async () => {
    const { state } = open('abc')
    await settle(() => response.resolve({ error: 'a@b.example is blocked' }))
    expect(state().profile).toEqual({ fetchingStatus: 'failure', error: 'a@b.example is blocked' })
    expect(logged.mock.calls).toEqual([['profile failed: refused']])
  })
})

describe('a customer the back end does not know any more', () => {
  const empty = { isAuth: false, profile: { fetchingStatus: 'idle' } }

  test('is signed out when the refresh is refused, and a late response is dropped', async () => {
    const { state, store } = open('abc')
    await settle(notifySignedOut)
    expect(state()).toEqual(empty)
    await settle(() => response.resolve({ email: 'a@b.example' }))
    expect(state()).toEqual(empty)
    expect(store.getState().customerAccount.email).toBeNull()
  })

  test('is signed out in the other tabs too', async () => {
    const { state } = open('abc')
    await settle(() => tabs.emit('signed-out'))
    expect(state()).toEqual(empty)
  })

  test('is of no interest to a page that is gone', async () => {
    const { state, unmount } = open('abc')
    unmount()
    await settle(notifySignedOut)
    expect(state().isAuth).toBe(true)
  })
})

describe('another tab', () => {
  test('in which somebody signs in signs this one in too, without what was known of somebody else', async () => {
    const { state, store } = open('abc')
    await settle(() => response.resolve({ email: 'a@b.example' }))
    response = deferred()
    fetched.mockReturnValue(response.promise)
    await settle(() => tabs.emit('signed-in'))
    await settle(() => {})
    expect(state()).toEqual({ isAuth: true, profile: { fetchingStatus: 'request' } })
    await settle(() => response.resolve({ email: 'c@d.example' }))
    expect(store.getState().customerAccount.email).toBe('c@d.example')
  })

  test('in which the e-mail address was confirmed makes this one fetch the profile again', async () => {
    const { state } = open('abc')
    await settle(() => response.resolve({ email: 'a@b.example' }))
    fetched.mockResolvedValue({ email: 'new@b.example' })
    await settle(() => tabs.emit('profile'))
    expect(state().profile).toEqual({ fetchingStatus: 'success', data: { email: 'new@b.example' } })
  })
})
