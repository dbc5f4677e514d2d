import { hash, verify } from '@node-rs/argon2'
import { describe, expect, test, vi } from 'vitest'
import { accountTimings } from '@/config/accountTimings'
import { database } from '@/server/database/database'
import { mailLinks, mails } from '@/server/database/schema'
import { later, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import {
  aCustomer,
  anotherDevice,
  requestReset,
  confirmSignUp,
  emailsTo,
  newEmail,
  OTHER_PASSWORD,
  PASSWORD,
  profile,
  refresh,
  reset,
  signIn,
  signUp,
  tokenSentTo,
} from './accountCalls'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
vi.mock('@node-rs/argon2', { spy: true })
useTemporaryDatabase()
useClock()

const stored = async () => {
  const db = await database()
  return { letters: await db.$count(mails), links: await db.$count(mailLinks) }
}

describe('a customer with a forgotten password', () => {
  test('sets a new one with the link of an email and is signed in, and all other sign-ins end', async () => {
    const { email, accessToken, refreshToken } = await aCustomer()
    const other = await anotherDevice(email)
    const requested = { headers: { 'site-language': 'ja' } }
    expect(await requestReset(email, requested)).toMatchObject({ status: 202, result: {} })
    expect((await emailsTo(email))[0]?.text).toContain(
      '/ja/customer-account/password-reset/confirmation#token=',
    )

    const { status, result } = await reset(await tokenSentTo(email))
    expect(status).toBe(200)
    expect((await profile(result.accessToken)).status).toBe(200)
    for (const old of [accessToken, other.accessToken]) expect((await profile(old)).status).toBe(401)
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await signIn({ email, password: PASSWORD })).status).toBe(401)
    expect((await signIn({ email, password: OTHER_PASSWORD })).status).toBe(200)
    expect((await emailsTo(email))[0]?.subject).toBe('Your Halyard password was changed')
  })

  test('gets the same response whether the address is known or not, for the same work', async () => {
    const { email } = await aCustomer()
    const before = await stored()
    vi.mocked(hash).mockClear()
    vi.mocked(verify).mockClear()
    const unknown = await requestReset(newEmail())
    expect(await stored()).toEqual(before)
    const known = await requestReset(email)
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
    expect((await requestReset('nonsense')).json).toEqual(known.json)
    expect((await requestReset('a\u0000b@example.com')).json).toEqual(known.json)
    expect(await stored()).toEqual({ letters: before.letters + 1, links: before.links + 1 })
    expect(vi.mocked(hash)).not.toHaveBeenCalled()
    expect(vi.mocked(verify)).not.toHaveBeenCalled()
  })

  test('without a confirmed address has now confirmed it by opening the email', async () => {
    const email = newEmail()
    await signUp({ email, password: PASSWORD })
    const confirm = await tokenSentTo(email)
    await requestReset(email)
    const { status, result } = await reset(await tokenSentTo(email))
    expect(status).toBe(200)
    expect((await profile(result.accessToken)).status).toBe(200)
    expect((await confirmSignUp(confirm)).status).toBe(410)
  })
})

describe('a link that resets a password', () => {
  test('works for an hour, once, and once only when two come at once', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    await requestReset(one.email)
    await requestReset(other.email)
    later(accountTimings.mailLink.reset - 1)
    const token = await tokenSentTo(one.email)
    const both = await Promise.all([reset(token), reset(token)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
    later(1)
    expect(await reset(await tokenSentTo(other.email))).toMatchObject({
      status: 410,
      error: { code: 'link_invalid' },
    })
  })

  test('ends those that were sent before it', async () => {
    const { email } = await aCustomer()
    await requestReset(email)
    const first = await tokenSentTo(email)
    await requestReset(email)
    expect((await reset(first)).status).toBe(410)
    expect((await reset(await tokenSentTo(email))).status).toBe(200)
  })

  test('is not used up by a password that is refused', async () => {
    const { email } = await aCustomer()
    await requestReset(email)
    const token = await tokenSentTo(email)
    for (const weak of ['too short', email.toUpperCase(), 'password1234']) {
      const { status, error } = await reset(token, weak)
      expect([status, Object.keys(error.fields ?? {}), error.code]).toEqual([
        422,
        ['password'],
        'password_weak',
      ])
    }
    expect((await reset(token)).status).toBe(200)
  })

  test('is no link that confirms an address, nor the other way round', async () => {
    const { email } = await aCustomer()
    await requestReset(email)
    expect((await confirmSignUp(await tokenSentTo(email))).status).toBe(410)
    const stranger = newEmail()
    await signUp({ email: stranger, password: PASSWORD })
    expect((await reset(await tokenSentTo(stranger))).status).toBe(410)
  })

  test('that was never issued costs no hashing', async () => {
    vi.mocked(hash).mockClear()
    expect((await reset('made-up')).status).toBe(410)
    expect(vi.mocked(hash)).not.toHaveBeenCalled()
  })
})
