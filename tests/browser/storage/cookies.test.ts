// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://halyard.example/" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { amplitudeUserId, googleDeviceId } from '@/browser/storage/cookies'
import { accessToken, refreshToken, removeTokens, storeTokens } from '@/browser/storage/tokens'

const put = (cookie: string) => void (document.cookie = cookie)
const forget = () =>
  document.cookie
    .split('; ')
    .forEach((cookie) => put(`${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`))

beforeEach(forget)
afterEach(() => void vi.restoreAllMocks())

test('signed in: an accessToken cookie exists and is not the text null', () => {
  expect(accessToken()).toBeNull()
  put('accessToken=null; path=/')
  expect(accessToken()).toBeNull()
  put('accessToken=abc; path=/')
  expect(accessToken()).toBe('abc')
})

test('the tokens are stored secure and strict same-site', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  storeTokens({ accessToken: 'one', refreshToken: 'two' })
  expect(written.mock.calls.map(([cookie]) => cookie)).toEqual([
    expect.stringMatching(/^accessToken=one; path=\/; secure; samesite=strict$/i),
    expect.stringMatching(/^refreshToken=two; path=\/; secure; samesite=strict$/i),
  ])
  expect([accessToken(), refreshToken()]).toEqual(['one', 'two'])
  removeTokens()
  expect([accessToken(), refreshToken()]).toEqual([null, null])
})

test('Google’s id of the device is what follows its version in _ga, and empty without one', () => {
  expect(googleDeviceId()).toBe('')
  put('_ga=GA1.1.123456.789; path=/')
  expect(googleDeviceId()).toBe('123456.789')
})

test('amplitudeUserId is generated once and stored', () => {
  expect(amplitudeUserId(() => 'first')).toBe('first')
  expect(amplitudeUserId(() => 'second')).toBe('first')
})
