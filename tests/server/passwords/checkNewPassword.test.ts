import { afterEach, expect, test, vi } from 'vitest'
import { PASSWORD } from '@/domain/account/account'
import { checkNewPassword } from '@/server/passwords/checkNewPassword'
import { COMMON_PASSWORDS } from '@/server/passwords/commonPasswords'

afterEach(() => vi.unstubAllEnvs())

const isWeak = async (password: string, email = 'pia.hansen@example.com') =>
  (await checkNewPassword(password, email)).password?.code === 'password_weak'

/** Of so many characters, none of which leads to the next. */
const long = (length: number) => 'x7 gull, brass 4 kites; '.repeat(6).slice(0, length)

test.each([
  ['elevenchars', true],
  ['twelve chars', false],
  ['🦊'.repeat(3) + '🐢🦉🐝' + '🐙🦋🐳🦀🐌🐍', false],
  [long(128), false],
  [long(129), true],
])('%j: weak %j', async (password, weak) => {
  expect(await isWeak(password)).toBe(weak)
})

test('sixty-four characters and more are welcome, up to the limit, and none is cut off', async () => {
  const varied = Array.from({ length: PASSWORD.most }, (_, at) => String.fromCodePoint(0x4e00 + at * 7)).join(
    '',
  )
  expect(await isWeak(varied)).toBe(false)
  expect(await isWeak(`${varied}x`)).toBe(true)
})

test.each([
  'password1234',
  'PassWord1234',
  'correct horse battery staple',
  '1qaz2wsx3edc',
  '!!dragon1985!!',
  'Sunshine 2026!!',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'xyzxyzxyzxyz',
  'hunter hunter hunter',
  '123456789012',
  '0987654321098',
  'abcdefghijklm',
  'qwertyuiop123',
  'poiuytrewqlkjhgf',
  'aaaaaabbbbbb',
  'ｐａｓｓｗｏｒｄ１２３４',
  'halyard20262026',
  'Pia.Hansen2026!',
  // Made from one that stands in the dictionary only.
  'jennifer1234',
])('%j is among the first that are tried', async (password) => {
  expect(await isWeak(password)).toBe(true)
})

test.each([
  'seven green kites',
  'Tr0ub4dor and three',
  'лодка под мостом',
  '緑の凧が七つ飛んでいる空',
  'k8#mQ2!vX9@p',
  'lazy dragons sleep',
])('%j is taken', async (password) => {
  expect(await checkNewPassword(password, 'pia.hansen@example.com')).toEqual({})
})

test('the brand’s own name is no password, whatever the brand', async () => {
  expect(await isWeak('harbourlight99')).toBe(false)
  vi.stubEnv('BRAND_NAME', 'HarbourLight')
  expect(await isWeak('harbourlight99')).toBe(true)
})

test('the list holds only what would else be long enough, in the form it is looked for', () => {
  for (const password of COMMON_PASSWORDS) {
    expect([password, password.length >= PASSWORD.least]).toEqual([password, true])
    expect(password).toBe(password.toLowerCase())
  }
})
