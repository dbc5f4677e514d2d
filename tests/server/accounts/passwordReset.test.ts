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
  askReset,
  confirmSignUp,
  lettersTo,
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

const kept = async () => {
  const rows = await database()
  return { letters: await rows.$count(mails), links: await rows.$count(mailLinks) }
}

describe('who forgot his password', () => {
  test('sets a new one with the link of a letter, is in, and everybody else is out', async () => {
    const { email, accessToken, refreshToken } = await aCustomer()
    const other = await anotherDevice(email)
    const asked = { headers: { 'site-language': 'ja' } }
    expect(await askReset(email, asked)).toMatchObject({ status: 202, result: {} })
    expect((await lettersTo(email))[0]?.text).toContain(
      '/ja/customer-account/password-reset/confirmation#token=',
    )

    const { status, result } = await reset(await tokenSentTo(email))
    expect(status).toBe(200)
    expect((await profile(result.accessToken)).status).toBe(200)
    for (const old of [accessToken, other.accessToken]) expect((await profile(old)).status).toBe(401)
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await signIn({ email, password: PASSWORD })).status).toBe(401)
    expect((await signIn({ email, password: OTHER_PASSWORD })).status).toBe(200)
    expect((await lettersTo(email))[0]?.subject).toBe('Your Halyard password was changed')
  })

  test('is answered the same whether his address is known or not, for the same work', async () => {
    const { email } = await aCustomer()
    const before = await kept()
    vi.mocked(hash).mockClear()
    vi.mocked(verify).mockClear()
    const unknown = await askReset(newEmail())
    expect(await kept()).toEqual(before)
    const known = await askReset(email)
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
    expect((await askReset('nonsense')).json).toEqual(known.json)
    expect((await askReset('a\u0000b@example.com')).json).toEqual(known.json)
    expect(await kept()).toEqual({ letters: before.letters + 1, links: before.links + 1 })
    expect(vi.mocked(hash)).not.toHaveBeenCalled()
    expect(vi.mocked(verify)).not.toHaveBeenCalled()
  })

  test('before he ever confirmed his address has now confirmed it: the letter came to his mailbox', async () => {
    const email = newEmail()
    await signUp({ email, password: PASSWORD })
    const confirm = await tokenSentTo(email)
    await askReset(email)
    const { status, result } = await reset(await tokenSentTo(email))
    expect(status).toBe(200)
    expect((await profile(result.accessToken)).status).toBe(200)
    expect((await confirmSignUp(confirm)).status).toBe(410)
  })
})

describe('a link that resets a password', () => {
  test('works for an hour, once, and once only when two come at once', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    await askReset(one.email)
    await askReset(other.email)
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
    await askReset(email)
    const first = await tokenSentTo(email)
    await askReset(email)
    expect((await reset(first)).status).toBe(410)
    expect((await reset(await tokenSentTo(email))).status).toBe(200)
  })

  test('is not used up by a password that is refused', async () => {
    const { email } = await aCustomer()
    await askReset(email)
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
    await askReset(email)
    expect((await confirmSignUp(await tokenSentTo(email))).status).toBe(410)
    const stranger = newEmail()
    await signUp({ email: stranger, password: PASSWORD })
    expect((await reset(await tokenSentTo(stranger))).status).toBe(410)
  })

  test('that nobody was sent costs no hashing', async () => {
    vi.mocked(hash).mockClear()
    expect((await reset('made-up')).status).toBe(410)
    expect(vi.mocked(hash)).not.toHaveBeenCalled()
  })
})
