import { hash, verify } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { accountTimings } from '@/config/accountTimings'
import { database } from '@/server/database/database'
import { customers, mailLinks } from '@/server/database/schema'
import { later, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import {
  aCustomer,
  requestReset,
  confirmSignUp,
  idOf,
  emailsTo,
  newEmail,
  OTHER_PASSWORD,
  PASSWORD,
  profile,
  reset,
  signIn,
  signUp,
  tokenSentTo,
} from './accountCalls'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
vi.mock('@node-rs/argon2', { spy: true })
useTemporaryDatabase()
useClock()

const NONCE = 'A'.repeat(43)
const THIRD_PASSWORD = 'two silver whistles'

async function customerOf(email: string) {
  const db = await database()
  const [found] = await db.select().from(customers).where(eq(customers.email, email))
  return found
}

describe('signing up', () => {
  test('responds without data, sends an email in the caller’s language, and its link signs in', async () => {
    const email = newEmail()
    const requested = { headers: { 'site-language': 'de' } }
    expect(await signUp({ email, password: PASSWORD }, requested)).toMatchObject({ status: 202, result: {} })
    const [message] = await emailsTo(email)
    expect(message?.text).toContain('/de/customer-account/sign-up/confirmation#token=')

    const { status, result } = await confirmSignUp(await tokenSentTo(email))
    expect(status).toBe(200)
    expect((await profile(result.accessToken)).result).toEqual({ data: { email }, error: null })
    expect(await customerOf(email)).toMatchObject({ email, language: 'de', level: 'bronze' })
  })

  test('stores the partner’s link that was followed last, of the body or the cookie', async () => {
    const [at, later] = [Date.now() - 20_000, Date.now() - 10_000]
    const referralAt = new Date(at).toISOString()
    const cookie = (time: number) => ({
      headers: { cookie: `partnerReferral=boris.${String(time)}.0123456789abcdef.` },
    })
    const came = async (body: object, options: object = {}) => {
      const email = newEmail()
      await signUp({ email, password: PASSWORD, ...body }, options)
      return customerOf(email)
    }
    expect(await came({})).toMatchObject({ referral: null, referralAt: null })
    const byBody = { referral: ' Anna', referralAt }
    expect(await came(byBody)).toMatchObject({ referral: 'anna', referralAt: at })
    expect(await came(byBody, cookie(later))).toMatchObject({ referral: 'boris', referralAt: later })
    expect(await came(byBody, cookie(at - 1))).toMatchObject({ referral: 'anna', referralAt: at })
    expect(await came({ referral: 'no code' })).toMatchObject({ referral: null })
  })

  test('stores one spelling of the address', async () => {
    const email = newEmail()
    await signUp({ email: `  ${email.toUpperCase()} `, password: PASSWORD })
    expect(await customerOf(email)).toBeDefined()
  })

  test.each([
    ['nonsense', PASSWORD, { email: 'email_invalid' }],
    ['one,two@example.com', PASSWORD, { email: 'email_invalid' }],
    ['one，two@example.com', PASSWORD, { email: 'email_invalid' }],
    ['a(b)@example.com', PASSWORD, { email: 'email_invalid' }],
    ['a\u0000b@example.com', PASSWORD, { email: 'email_invalid' }],
    ['new@example.com', 'too short', { password: 'password_weak' }],
    ['nonsense', 'password1234', { email: 'email_invalid', password: 'password_weak' }],
    [7, PASSWORD, { email: 'validation_failed' }],
    ['new@example.com', undefined, { password: 'password_weak' }],
  ] as const)('is refused as %j with %j', async (email, password, codes) => {
    const { status, error } = await signUp({ email, password: password ?? '' })
    const fields = Object.entries(error.fields ?? {}).map(([field, { code }]) => [field, code])
    expect(Object.fromEntries(fields)).toEqual(codes)
    expect(status).toBe(email === 7 ? 400 : 422)
  })

  test('with a known address gets the same response for the same work, and its owner an email', async () => {
    const { email } = await aCustomer()
    const before = await customerOf(email)
    vi.mocked(hash).mockClear()
    const known = await signUp({ email, password: OTHER_PASSWORD })
    const hashesOfKnown = vi.mocked(hash).mock.calls.length
    const unknown = await signUp({ email: newEmail(), password: OTHER_PASSWORD })
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
    expect(hashesOfKnown).toBe(1)
    expect(vi.mocked(hash)).toHaveBeenCalledTimes(2)

    expect(await customerOf(email)).toEqual(before)
    const [message, ...others] = await emailsTo(email)
    expect(message?.subject).toBe('You already have a Halyard account')
    expect(message?.text).not.toContain('token=')
    expect(others).toHaveLength(1)
  })

  test('again with the same password gets a new link, which ends the older one', async () => {
    const email = newEmail()
    await signUp({ email, password: PASSWORD })
    const first = await tokenSentTo(email)
    await signUp({ email, password: PASSWORD })
    expect((await confirmSignUp(first)).error.code).toBe('link_invalid')
    expect((await confirmSignUp(await tokenSentTo(email))).status).toBe(200)
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200)
  })

  test('while another password waits for the same address lets neither in: the mailbox chooses a third', async () => {
    const email = newEmail()
    await signUp({ email, password: PASSWORD })
    const first = await tokenSentTo(email)
    vi.mocked(hash).mockClear()
    vi.mocked(verify).mockClear()
    expect((await signUp({ email, password: OTHER_PASSWORD })).status).toBe(202)
    // As much work as for an address that nobody has used.
    expect(vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length).toBe(1)

    const second = await tokenSentTo(email)
    for (const token of [first, second]) expect((await confirmSignUp(token)).error.code).toBe('link_invalid')
    expect((await reset(second, THIRD_PASSWORD)).status).toBe(200)
    for (const password of [PASSWORD, OTHER_PASSWORD])
      expect((await signIn({ email, password })).error.code).toBe('credentials_wrong')
    expect((await signIn({ email, password: THIRD_PASSWORD })).status).toBe(200)
  })

  test('is stored with Argon2id at the cost that OWASP names, salted, and never in plain text', async () => {
    const [one, other] = [
      await customerOf((await aCustomer()).email),
      await customerOf((await aCustomer()).email),
    ]
    expect(one?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one?.passwordHash).not.toBe(other?.passwordHash)
    expect(JSON.stringify(one)).not.toContain(PASSWORD)
  })

  test('sends five emails an hour and no more, with the same response', async () => {
    const email = newEmail()
    for (let count = 0; count < 7; count++)
      expect((await signUp({ email, password: PASSWORD })).status).toBe(202)
    expect(await emailsTo(email)).toHaveLength(5)
    expect((await confirmSignUp(await tokenSentTo(email))).status).toBe(200)
    later(accountTimings.emails)
    await signUp({ email, password: PASSWORD })
    expect(await emailsTo(email)).toHaveLength(6)
  })
})

describe('a link that confirms an address', () => {
  test('works once, and once only when two come at once', async () => {
    const email = newEmail()
    await signUp({ email, password: PASSWORD })
    const token = await tokenSentTo(email)
    const both = await Promise.all([confirmSignUp(token), confirmSignUp(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await confirmSignUp(token)).toMatchObject({ status: 410, error: { code: 'link_invalid' } })
  })

  test('needs the password of the sign-up, else it is not used up', async () => {
    const email = newEmail()
    await signUp({ email, password: PASSWORD, nonce: NONCE })
    const token = await tokenSentTo(email)
    for (const proof of [{}, { password: '' }, { nonce: 'B'.repeat(43) }])
      expect(await confirmSignUp(token, proof)).toMatchObject({
        status: 403,
        error: { code: 'password_required' },
      })
    expect(await confirmSignUp(token, { password: OTHER_PASSWORD })).toMatchObject({
      status: 403,
      error: { code: 'password_wrong' },
    })
    expect((await signIn({ email, password: PASSWORD })).error.code).toBe('email_unconfirmed')
    expect((await confirmSignUp(await tokenSentTo(email))).status).toBe(200)
  })

  test('needs no password in the browser that signed up, and works there once', async () => {
    const email = newEmail()
    await signUp({ email, password: PASSWORD, nonce: NONCE })
    expect(JSON.stringify(await customerOf(email))).not.toContain(NONCE)
    expect((await confirmSignUp(await tokenSentTo(email), { nonce: NONCE })).status).toBe(200)
    expect((await customerOf(email))?.signUpNonceHash).toBeNull()
  })

  test('is no way to try passwords: they are counted as at the sign-in', async () => {
    const email = newEmail()
    await signUp({ email, password: PASSWORD })
    const token = await tokenSentTo(email)
    for (let count = 0; count < 10; count++) await confirmSignUp(token, { password: 'not this one' })
    expect((await confirmSignUp(token)).status).toBe(429)
  })

  test('that a stranger requested opens nothing to them without the mailbox, nor to its owner with their password', async () => {
    const email = newEmail()
    await signUp({ email, password: OTHER_PASSWORD, nonce: NONCE })
    const token = await tokenSentTo(email)
    expect((await confirmSignUp(token, {})).error.code).toBe('password_required')
    await requestReset(email)
    expect((await reset(await tokenSentTo(email), THIRD_PASSWORD)).status).toBe(200)
    expect((await signIn({ email, password: OTHER_PASSWORD })).error.code).toBe('credentials_wrong')
    expect((await confirmSignUp(token, { nonce: NONCE })).error.code).toBe('link_invalid')
  })

  test('works for a day, and not a moment longer', async () => {
    const emails = [newEmail(), newEmail()] as const
    for (const email of emails) await signUp({ email, password: PASSWORD })
    later(accountTimings.mailLink.confirm - 1)
    expect((await confirmSignUp(await tokenSentTo(emails[0]))).status).toBe(200)
    later(1)
    expect((await confirmSignUp(await tokenSentTo(emails[1]))).status).toBe(410)
  })

  test('is 32 random bytes, of which only the SHA-256 is stored', async () => {
    const email = newEmail()
    await signUp({ email, password: PASSWORD })
    const token = await tokenSentTo(email)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const db = await database()
    const [link] = await db
      .select()
      .from(mailLinks)
      .where(eq(mailLinks.customerId, await idOf(email)))
    expect(JSON.stringify(link)).not.toContain(token)
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
    expect(link?.tokenHash).toBe(Buffer.from(digest).toString('base64url'))
  })

  test.each(['', 'made-up', 'x'.repeat(5000)])('of %j is none', async (token) => {
    expect((await confirmSignUp(token)).status).toBe(410)
  })
})
