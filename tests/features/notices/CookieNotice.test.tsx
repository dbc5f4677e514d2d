// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFromLoad } from '@/browser/page/pageLoad'
import { CookieNotice } from '@/features/notices/CookieNotice'
import { selectIsCookieNoticeShown } from '@/store/slices/otherSlice'
import { refuseStorage } from '../../browser/refuseStorage'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/browser/page/pageLoad', () => ({ waitFromLoad: vi.fn() }))

const KEY = 'cookies-notification-message-is-hidden'
const TITLE = 'We use cookies to ensure you get the best experience.'
const TERMS =
  'By clicking “Got it” on this banner or using our site, you agree to the Privacy Policy and the use of cookies, unless you have disabled them.'

const notice = () => screen.queryByRole('region', { name: TITLE })
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const gotIt = () => act(() => screen.getByRole('button', { name: 'Got it' }).click())

type Router = NonNullable<Parameters<typeof renderWithStore>[1]>['router']

function show(router: Router = {}) {
  const shown = renderWithStore(<CookieNotice />, { router })
  return { ...shown, isTold: () => selectIsCookieNoticeShown(shown.store.getState()) }
}

/** As the browser reports it of another tab. */
function otherTab(value: string | null) {
  if (value === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, value)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value })))
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  vi.mocked(waitFromLoad).mockImplementation((wait) => wait)
})
afterEach(() => vi.useRealTimers())

test('Cookie notice: appears 5 s after load unless dismissed', () => {
  show()
  pass(4_999)
  expect(notice()).toBeNull()
  pass(1)
  expect(notice()).toBeVisible()
  expect(waitFromLoad).toHaveBeenCalledWith(5_000)
})

test('the time since the load event counts, not the time since the notice was fetched', () => {
  vi.mocked(waitFromLoad).mockReturnValue(1_200)
  show()
  pass(1_199)
  expect(notice()).toBeNull()
  pass(1)
  expect(notice()).toBeVisible()
})

test('it says the two sentences, with the link to /privacy-policy', () => {
  show()
  pass(5_000)
  const [title, terms] = [...(notice()?.querySelectorAll('p') ?? [])].map((line) => line.textContent)
  expect(title).toBe(TITLE)
  expect(terms).toBe(TERMS)
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
})

test('Got it stores dismissal permanently', () => {
  const { unmount } = show()
  pass(5_000)
  gotIt()
  expect(notice()).toBeNull()
  expect(localStorage.getItem(KEY)).toBe('true')
  unmount()
  show()
  pass(60_000)
  expect(notice()).toBeNull()
})

test('a dismissal in another tab applies here', () => {
  show()
  pass(5_000)
  otherTab('true')
  expect(notice()).toBeNull()
})

test('where storage is refused, Got it counts for this visit', () => {
  refuseStorage()
  show()
  pass(5_000)
  gotIt()
  expect(notice()).toBeNull()
})

test('The chat widget is hidden while the notice shows: the store knows when it appears and when it goes', () => {
  const { isTold } = show()
  expect(isTold()).toBe(false)
  pass(5_000)
  expect(isTold()).toBe(true)
  gotIt()
  expect(isTold()).toBe(false)
})

test('a notice that leaves with its page does not hide the chat for ever', () => {
  const { isTold, unmount } = show()
  pass(5_000)
  unmount()
  expect(isTold()).toBe(false)
})

/** And the chat is not hidden for the sake of a notice that is not there. */
function expectNone(router: Router) {
  const { isTold, unmount } = show(router)
  pass(60_000)
  expect(notice()).toBeNull()
  expect(isTold()).toBe(false)
  unmount()
}

test('Query noBanner=true hides the cookie notice', () => {
  expectNone({ asPath: '/?noBanner=true', query: { noBanner: 'true' } })
  expectNone({ asPath: '/?noBanner=&noBanner=true', query: { noBanner: ['', 'true'] } })
})

test('Paths starting with /views/ are embedded: no cookie notice', () => {
  expectNone({ asPath: '/views/cashback-calculator' })
})

test('before the query is read there is none', () => {
  expectNone({ isReady: false })
})

test.each([
  ['noBanner=false', { asPath: '/?noBanner=false', query: { noBanner: 'false' } }],
  ['a path that only begins like a view', { asPath: '/viewsonic' }],
])('%s does not hide it', (_, router) => {
  show(router)
  pass(5_000)
  expect(notice()).toBeVisible()
})

test('leaving before the 5 s are over shows nothing', () => {
  const { unmount } = show()
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
