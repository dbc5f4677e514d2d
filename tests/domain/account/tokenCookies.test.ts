import { expect, test } from 'vitest'
import { isSignedInBy } from '@/domain/account/tokenCookies'

test.each([
  ['accessToken=abc', true],
  ['a=b; accessToken=abc; c=d', true],
  ['a=b;accessToken=nullable', true],
  ['', false],
  [undefined, false],
  ['accessToken=', false],
  ['accessToken=null', false],
  ['a=b; accessToken=null; c=d', false],
  ['otherAccessToken=abc', false],
  ['a=accessToken=abc', false],
  ['refreshToken=abc', false],
])('a request with the cookies "%s" is from a signed-in customer: %s', (header, expected) => {
  expect(isSignedInBy(header)).toBe(expected)
})
