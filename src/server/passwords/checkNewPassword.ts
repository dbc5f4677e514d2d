import { env } from '@/config/env'
import { type PasswordProblem, passwordProblem } from '@/domain/account/account'
import type { FieldErrors } from '@/server/kernel/validationError'

import { COMMON_PASSWORDS, COMMON_WORDS } from '@/server/passwords/commonPasswords'
import { once } from '@/runtime/once'

const WHY: Record<PasswordProblem, string> = {
  passwordTooShort: 'Use at least 12 characters.',
  passwordTooLong: 'Use at most 128 characters.',
  passwordIsEmail: 'Must not be the e-mail address.',
}

const KEYBOARD_ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '012345678901',
  'qwertyuiop[]',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm,./',
]
/** With fewer non-sequential characters a password is a run over the keyboard. */
const MIN_NON_SEQUENTIAL = 4

const isNext = (one: string, other: string) =>
  one === other || KEYBOARD_ROWS.some((row) => row.includes(one + other) || row.includes(other + one))

const countNonSequentialChars = (password: string) =>
  Array.from(password).filter((letter, at, all) => at === 0 || !isNext(all[at - 1] ?? '', letter)).length

const isRepetition = (password: string) => /^(.{1,6}?)\1+$/u.test(password)

const core = (password: string) => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

async function isEasilyGuessed(password: string, email: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase().replace(/\s/g, '')
  const own = [env.brandName, email.split('@')[0] ?? ''].map((name) => core(name.toLowerCase()))
  return (
    COMMON_PASSWORDS.has(plain) ||
    COMMON_WORDS.has(core(plain)) ||
    own.includes(core(plain)) ||
    isRepetition(plain) ||
    countNonSequentialChars(plain) < MIN_NON_SEQUENTIAL ||
    (await isBreached(password, [email, ...own]))
  )
}

export async function checkNewPassword(
  password: string,
  email: string,
  field = 'password',
): Promise<FieldErrors> {
  const problem = passwordProblem(password.normalize('NFKC'), email)
  const why = problem
    ? WHY[problem]
    : (await isEasilyGuessed(password, email)) && 'It is among the first that are tried.'
  return why ? { [field]: { code: 'password_weak', description: why } } : {}
}

/** Of 4 in the library's scale: more than 10^8 guesses. */
const MIN_SCORE = 3

/** Characters: the search takes longer with each. */
const MAX_LENGTH = 48

/** Tens of thousands of leaked passwords: loaded on first use. */
const checker = once(async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary })
})

/** `own`: names of which it must not be made. */
async function isBreached(password: string, own: readonly string[]): Promise<boolean> {
  const known = await checker()
  return known.check(password.slice(0, MAX_LENGTH), [...own]).score < MIN_SCORE
}
