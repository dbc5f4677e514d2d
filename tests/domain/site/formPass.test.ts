import { expect, test } from 'vitest'
import { ageOfPass, claimsOf, formPassCookie, formPassIn } from '@/domain/site/formPass'

const AT = Date.UTC(2026, 10, 29)
const pass = { id: 'a'.repeat(22), at: AT, seal: 's'.repeat(43) }
const value = `${claimsOf(pass)}.${pass.seal}`

test('a cookie is read as it was written', () => {
  const cookie = formPassCookie(pass, true)
  expect(cookie).toBe(`formPass=${value}; Path=/; HttpOnly; SameSite=Strict; Secure`)
  expect(formPassIn(`a=b; ${cookie.split(';')[0]}`)).toEqual(pass)
  expect(formPassCookie(pass, false)).not.toContain('Secure')
})

test.each([
  undefined,
  '',
  'formPass=',
  `formPass=${value}x`,
  `formPass=${pass.id}.${pass.seal}`,
  `formPass=${value.replace('a', 'ä')}`,
  `other=${value}`,
])('%j holds none', (cookies) => {
  expect(formPassIn(cookies)).toBeNull()
})

test.each([
  [-1, 'over'],
  [0, 'new'],
  [4999, 'new'],
  [5000, 'ripe'],
  [3 * 3_600_000 - 1, 'ripe'],
  [3 * 3_600_000, 'over'],
])('after %i ms it is %s', (age, expected) => {
  expect(ageOfPass(pass, AT + age)).toBe(expected)
})
