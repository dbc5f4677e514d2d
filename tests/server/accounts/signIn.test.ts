import { verify } from '@node-rs/argon2'
import { describe, expect, test, vi } from 'vitest'
import { accountTimings } from '@/config/accountTimings'
import { atOnce } from '../../atOnce'
import { later, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import {
  aCustomer,
  anotherDevice,
  call,
  confirmSignUp,
  emailsTo,
  newEmail,
  OTHER_PASSWORD,
  PASSWORD,
  post,
  profile,
  refresh,
  signIn,
  signOut,
  signUp,
  tokenSentTo,
} from './accountCalls'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.RATE_LIMIT_AUTH = '3'
})
vi.mock('@node-rs/argon2', { spy: true })
useTemporaryDatabase()
useClock()

const times = async (count: number, work: () => Promise<unknown>) => {
  for (let done = 0; done < count; done++) await work()
}

describe('signing in', () => {
  test('succeeds with the address, in any spelling, and the password', async () => {
    const { email } = await aCustomer()
    const { status, result } = await signIn({ email: ` ${email.toUpperCase()}`, password: PASSWORD })
    expect(status).toBe(200)
    expect((await profile(result.accessToken)).status).toBe(200)
    expect((await refresh(result.refreshToken)).status).toBe(200)
  })

  test('accepts the password in another Unicode form, and not without a blank', async () => {
    const email = newEmail()
    await signUp({ email, password: ' grüne Drachen ﬁnden ' })
    await confirmSignUp(await tokenSentTo(email), { password: ' grüne Drachen ﬁnden ' })
    const written = ' grüne Drachen finden '.normalize('NFD')
    expect((await signIn({ email, password: written })).status).toBe(200)
    expect((await signIn({ email, password: written.trim() })).status).toBe(401)
  })

  test('gives an unknown address and a wrong password the same response and the same work', async () => {
    const { email } = await aCustomer()
    vi.mocked(verify).mockClear()
    const wrong = await signIn({ email, password: 'not this one' })
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(1)
    const unknown = await signIn({ email: newEmail(), password: 'not this one' })
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(2)
    expect([wrong.status, wrong.json]).toEqual([401, expect.objectContaining({ code: 'credentials_wrong' })])
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json])
    const [known, dummy] = vi.mocked(verify).mock.calls.map(([stored]) => stored)
    const cost = (hash: unknown) => String(hash).split('$').slice(0, 4)
    expect(cost(dummy)).toEqual(cost(known))
  })

  test.each(['a\u0000b@example.com', '', 'x'.repeat(400)])('as %j is somebody unknown', async (email) => {
    expect((await signIn({ email, password: PASSWORD })).error.code).toBe('credentials_wrong')
  })

  test('reports an unconfirmed address only with the right password, and sends a new email', async () => {
    const email = newEmail()
    await signUp({ email, password: PASSWORD })
    const first = await tokenSentTo(email)
    expect((await signIn({ email, password: 'not this one' })).error.code).toBe('credentials_wrong')
    expect(await emailsTo(email)).toHaveLength(1)

    const requested = { headers: { 'site-language': 'fr' } }
    expect(await signIn({ email, password: PASSWORD }, requested)).toMatchObject({
      status: 403,
      error: { code: 'email_unconfirmed' },
    })
    expect((await emailsTo(email))[0]?.text).toContain('/fr/customer-account/')
    expect((await confirmSignUp(first)).status).toBe(410)
    expect((await confirmSignUp(await tokenSentTo(email))).status).toBe(200)
  })

  test.each([{}, { email: 'a@example.com' }, { email: 7, password: 7 }, []])(
    'must send texts: %j',
    async (sent) => {
      expect(await call('POST', '/auth-service/api/v1.0/sign-in', sent)).toMatchObject({
        status: 400,
        error: { code: 'validation_failed' },
      })
    },
  )
})

describe('ten failed sign-ins within fifteen minutes', () => {
  test.each(['a known', 'an unknown'])(
    'close %s address for that time, also to the right password',
    async (kind) => {
      const email = kind === 'a known' ? (await aCustomer()).email : newEmail()
      await times(10, async () => {
        expect((await signIn({ email, password: 'not this one' })).status).toBe(401)
      })
      later(60_000)
      vi.mocked(verify).mockClear()
      const refused = await signIn({ email, password: PASSWORD })
      expect([refused.status, refused.error.code]).toEqual([429, 'rate_limited'])
      expect(refused.headers['retry-after']).toBe(String(14 * 60))
      expect(vi.mocked(verify)).not.toHaveBeenCalled()
      later(accountTimings.failedSignIns)
      expect((await signIn({ email, password: PASSWORD })).status).toBe(kind === 'a known' ? 200 : 401)
    },
  )

  test('are not outrun by coming at once', async () => {
    const { email } = await aCustomer()
    const tries = await atOnce(15, () => signIn({ email, password: 'not this one' }))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test('do not count those that succeed, and are not forgotten for them', async () => {
    const { email } = await aCustomer()
    await times(10, () => anotherDevice(email))
    await times(9, () => signIn({ email, password: 'not this one' }))
    await anotherDevice(email)
    expect((await signIn({ email, password: 'not this one' })).status).toBe(401)
    expect((await signIn({ email, password: PASSWORD })).status).toBe(429)
  })

  test('lock only the caller they come from', async () => {
    const { email } = await aCustomer()
    // Each address of one network of 64 bits is the same caller.
    for (const host of Array(10).keys()) {
      await tryFrom(`2001:db8::${host}`, email)
      // Calls of one caller are limited by the minute as well.
      later(60_000)
    }
    expect((await signIn({ email, password: PASSWORD }, { ip: '2001:db8::ffff' })).status).toBe(429)
    expect((await signIn({ email, password: PASSWORD }, { ip: '2001:db8:0:1::1' })).status).toBe(200)
  })

  test('of strangers from anywhere are at most a hundred an hour, and do not lock a known device', async () => {
    const { email } = await aCustomer()
    const known = await signIn({ email, password: PASSWORD })
    for (const host of Array(100).keys()) await tryFrom(`192.0.2.${host}`, email)
    const fresh = { ip: '203.0.113.9' }
    const refused = await signIn({ email, password: PASSWORD }, fresh)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])

    const cookie = (known.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    expect((await signIn({ email, password: PASSWORD }, { ...fresh, headers: { cookie } })).status).toBe(200)
    const { email: other } = await aCustomer()
    // Not the last character, whose last bits base64url leaves out.
    const forged = `${cookie.slice(0, -2)}${cookie.at(-2) === 'A' ? 'B' : 'A'}${cookie.slice(-1)}`
    for (const headers of [{ cookie: forged }, { cookie: cookie.replace(/=[^.]+/, '=made-up') }])
      expect((await signIn({ email, password: PASSWORD }, { ...fresh, headers })).status).toBe(429)
    expect((await signIn({ email: other, password: PASSWORD }, { headers: { cookie } })).status).toBe(200)
  })

  test('on a known device lock that device alone, and it is a stranger again after half a year', async () => {
    const { email } = await aCustomer()
    const known = await signIn({ email, password: PASSWORD })
    const cookie = { cookie: (known.headers['set-cookie'] ?? '').split(';')[0] ?? '' }
    const wrong = { email, password: 'not this one' }
    await times(10, () => signIn(wrong, { headers: cookie }))
    expect((await signIn({ email, password: PASSWORD }, { headers: cookie })).status).toBe(429)
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200)

    later(accountTimings.knownDevice)
    await times(10, () => signIn(wrong))
    expect((await signIn({ email, password: PASSWORD }, { headers: cookie })).status).toBe(429)
  })

  test('the cookie of a known device is hidden from scripts and from other sites', async () => {
    const { email } = await aCustomer()
    const { headers } = await signIn({ email, password: PASSWORD })
    expect(headers['set-cookie']).toMatch(
      /^knownDevice=[\w.-]+; Max-Age=15552000; Path=\/auth-service; HttpOnly; SameSite=Strict$/,
    )
  })

  test('inside the account are counted for that sign-in alone', async () => {
    const { email, accessToken } = await aCustomer()
    await times(10, async () => {
      const refused = await post('deletion', { password: 'not this one' }, accessToken)
      expect([refused.status, refused.error.code]).toEqual([403, 'password_wrong'])
    })
    expect((await post('deletion', { password: PASSWORD }, accessToken)).status).toBe(429)
    const other = await anotherDevice(email)
    expect((await post('deletion', { password: PASSWORD }, other.accessToken)).status).toBe(200)
  })

  test('outside of the account lock no change inside it', async () => {
    const { email, accessToken } = await aCustomer()
    await times(10, () => signIn({ email, password: 'not this one' }))
    const changed = await post('password', { password: PASSWORD, newPassword: OTHER_PASSWORD }, accessToken)
    expect(changed.status).toBe(200)
  })
})

async function tryFrom(ip: string, email: string) {
  expect((await signIn({ email, password: 'not this one' }, { ip })).status).toBe(401)
}

test('one caller may try so many passwords a minute and no more, over all accounts', async () => {
  const from = { ip: '198.51.100.7' }
  for (let count = 0; count < 3; count++)
    expect((await signIn({ email: newEmail(), password: PASSWORD }, from)).status).toBe(401)
  const refused = await signUp({ email: newEmail(), password: PASSWORD }, from)
  expect([refused.status, refused.error.code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call('GET', '/api/v4/ranges', undefined, from)).status).not.toBe(429)
})

describe('signing out', () => {
  test('ends this sign-in at once, and no other', async () => {
    const { email, accessToken, refreshToken } = await aCustomer()
    const other = await anotherDevice(email)
    expect(await signOut({ token: accessToken })).toMatchObject({ status: 200, result: {} })
    expect((await profile(accessToken)).status).toBe(401)
    expect((await refresh(refreshToken)).status).toBe(401)
    expect((await profile(other.accessToken)).status).toBe(200)
  })

  test('works with an expired token', async () => {
    const { accessToken, refreshToken } = await aCustomer()
    later(accountTimings.accessToken * 2)
    expect((await profile(accessToken)).status).toBe(401)
    expect((await signOut({ token: accessToken })).status).toBe(200)
    expect((await refresh(refreshToken)).status).toBe(401)
  })

  test.each([undefined, 'null', 'made-up'])('with %j is no mistake', async (token) => {
    expect(await signOut({ token })).toMatchObject({ status: 200, result: {} })
  })
})
