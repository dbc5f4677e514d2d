import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test, vi } from 'vitest'
import { env } from '@/config/env'
import { accountTimings } from '@/config/accountTimings'
import type { ProofNeeded } from '@/contract/secondFactor'
import type { SecurityState } from '@/contract/security'
import { database } from '@/server/database/database'
import { recoveryCodes, signIns } from '@/server/database/schema'
import { softPasskey } from '../../../e2e/races/softPasskey'
import {
  aCustomer,
  anotherDevice,
  requestReset,
  call,
  emailsTo,
  newEmail,
  OTHER_PASSWORD,
  PASSWORD,
  post,
  profile,
  reset,
  signIn,
  tokenSentTo,
  type Tokens,
} from '../accounts/accountCalls'
import { later, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')
/** A code counts once: the next one comes half a minute later. */
const nextCode = (secret: string) => {
  later(30_000)
  return codeOf(secret)
}
const complete = (token: string, proof: object) =>
  call<Tokens>('POST', '/auth-service/api/v1.0/sign-in/second-factor', { token, ...proof })
const security = async (token: string) =>
  (await call<SecurityState>('GET', '/api/v4/customers/security', undefined, { token })).result

async function withApp() {
  const customer = await aCustomer()
  const { accessToken } = customer
  const started = await post('security/totp', {}, accessToken)
  const { secret } = started.result as { secret: string; uri: string }
  const confirmed = await post('security/totp/confirmation', { code: codeOf(secret) }, accessToken)
  expect(confirmed.status).toBe(200)
  const { recoveryCodes: codes } = confirmed.result as { recoveryCodes: string[] }
  return { ...customer, secret, codes }
}

async function startSignIn(email: string, password: string = PASSWORD): Promise<ProofNeeded> {
  const { status, result } = await signIn({ email, password })
  expect(status).toBe(200)
  expect(result).not.toHaveProperty('accessToken')
  return (result as unknown as { secondFactor: ProofNeeded }).secondFactor
}

describe('a passkey', () => {
  async function withPasskey(aaguid?: string) {
    const customer = await aCustomer()
    const { accessToken } = customer
    const started = await post('security/passkeys/options', {}, accessToken)
    const { token, options } = started.result as { token: string; options: { challenge: string } }
    const passkey = softPasskey(options.challenge, new URL(env.siteUrl).origin, aaguid)
    const added = await post('security/passkeys', { token, passkey, name: 'Chrome, Linux' }, accessToken)
    expect(added.status).toBe(200)
    const [stored] = (await security(accessToken)).passkeys
    return { ...customer, id: stored?.id ?? '', name: stored?.name }
  }
  const rename = (id: string, name: string, token: string) =>
    post(`security/passkeys/${id}/name`, { name }, token)

  test('is named after what stores it, else after the browser it was made in', async () => {
    expect((await withPasskey()).name).toBe('Chrome, Linux')
    expect((await withPasskey('d548826e79b4db40a3d811116f7e8349')).name).toBe('Bitwarden')
  })

  test('gets another name from its customer, and from nobody else', async () => {
    const { id, accessToken } = await withPasskey()
    const stranger = await aCustomer()
    expect((await rename(id, 'Mine', stranger.accessToken)).error.code).toBe('not_found')
    expect((await rename(id, '', accessToken)).status).toBe(400)
    expect((await rename(id, 'x'.repeat(65), accessToken)).status).toBe(400)
    expect((await rename(id, 'YubiKey at home', accessToken)).status).toBe(200)
    expect((await security(accessToken)).passkeys.map(({ name }) => name)).toEqual(['YubiKey at home'])
  })
})

describe('an authenticator app', () => {
  test('is required at the sign-in once its first code has been accepted, and not before', async () => {
    const { email, accessToken } = await aCustomer()
    const started = await post('security/totp', {}, accessToken)
    const { secret, uri } = started.result as { secret: string; uri: string }
    expect(uri).toContain(`secret=${secret}`)
    expect(decodeURIComponent(uri)).toContain(email)
    expect((await signIn({ email, password: PASSWORD })).result.accessToken).toBeDefined()
    const wrong = await post('security/totp/confirmation', { code: wrongCode(secret) }, accessToken)
    expect([wrong.status, wrong.error.code]).toEqual([403, 'code_wrong'])

    await post('security/totp/confirmation', { code: codeOf(secret) }, accessToken)
    expect((await security(accessToken)).totp).toBe(true)
    expect((await emailsTo(email))[0]?.subject).toBe(
      'Two-factor authentication added to your Halyard account',
    )
    const { token, methods } = await startSignIn(email)
    expect(methods).toEqual(['totp', 'recovery'])
    expect((await complete(token, {})).error.code).toBe('code_wrong')
    expect((await complete(token, { code: wrongCode(secret) })).error.code).toBe('code_wrong')
    const done = await complete(token, { code: nextCode(secret) })
    expect(done.status).toBe(200)
    expect((await profile(done.result.accessToken)).status).toBe(200)
    expect(done.headers['set-cookie']).toContain('knownDevice=')
  })

  test('gives codes that work once, also for another sign-in', async () => {
    const { email, secret } = await withApp()
    const code = nextCode(secret)
    const [first, second] = [await startSignIn(email), await startSignIn(email)]
    const both = await Promise.all([complete(first.token, { code }), complete(second.token, { code })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
    const { token } = await startSignIn(email)
    expect((await complete(token, { code })).error.code).toBe('code_wrong')
    expect((await complete(token, { code: nextCode(secret) })).status).toBe(200)
  })

  test('may be half a minute off and no more', async () => {
    const { email, secret } = await withApp()
    later(300_000)
    const { token } = await startSignIn(email)
    expect((await complete(token, { code: codeOf(secret, Date.now() - 60_000) })).status).toBe(403)
    expect((await complete(token, { code: codeOf(secret, Date.now() - 30_000) })).status).toBe(200)
  })

  test('a step of a sign-in allows five tries and five minutes', async () => {
    const { email, secret } = await withApp()
    const { token } = await startSignIn(email)
    for (let count = 0; count < 5; count++)
      expect((await complete(token, { code: wrongCode(secret) })).status).toBe(403)
    expect((await complete(token, { code: nextCode(secret) })).error.code).toBe('challenge_expired')
    const { token: other } = await startSignIn(email)
    later(accountTimings.challenge)
    expect((await complete(other, { code: codeOf(secret) })).error.code).toBe('challenge_expired')
    expect((await complete('made-up', { code: codeOf(secret) })).status).toBe(410)
  })

  test('ten wrong codes lock the second step for a while, for every restart', async () => {
    const { email, secret } = await withApp()
    for (const needed of [await startSignIn(email), await startSignIn(email)])
      for (let count = 0; count < 5; count++) await complete(needed.token, { code: wrongCode(secret) })
    const { token } = await startSignIn(email)
    expect((await complete(token, { code: nextCode(secret) })).status).toBe(429)
  })

  test('a sign-in that was started is worth nothing once the password has changed', async () => {
    const { email, secret, accessToken } = await withApp()
    const { token } = await startSignIn(email)
    await post('password', { password: PASSWORD, newPassword: OTHER_PASSWORD }, accessToken)
    expect((await complete(token, { code: nextCode(secret) })).error.code).toBe('challenge_expired')
  })

  test('is not replaced by a mailbox: a new password leads to the second step', async () => {
    const { email, secret } = await withApp()
    await requestReset(email)
    const { status, result } = await reset(await tokenSentTo(email))
    expect(status).toBe(200)
    expect(result).not.toHaveProperty('accessToken')
    const { token } = (result as unknown as { secondFactor: ProofNeeded }).secondFactor
    expect((await complete(token, { code: nextCode(secret) })).status).toBe(200)
    expect((await startSignIn(email, OTHER_PASSWORD)).methods).toContain('totp')
  })

  test('can be removed by who has just confirmed, with its recovery codes and by an email', async () => {
    const { email, accessToken } = await withApp()
    expect((await post('security/totp/removal', {}, accessToken)).status).toBe(200)
    expect(await security(accessToken)).toEqual({ totp: false, passkeys: [], recoveryCodes: 0 })
    expect((await emailsTo(email))[0]?.subject).toBe(
      'Two-factor authentication removed from your Halyard account',
    )
    expect((await anotherDevice(email)).accessToken).toBeDefined()
    expect((await post('security/totp/removal', {}, accessToken)).status).toBe(404)
  })

  test('that somebody added before they changed the address goes when that is taken back', async () => {
    const { email, accessToken, secret } = await withApp()
    const wanted = newEmail()
    await post('email', { password: PASSWORD, email: wanted }, accessToken)
    await post('email/confirmation', { token: await tokenSentTo(wanted) })
    expect((await post('email/restoration', { token: await tokenSentTo(email) })).status).toBe(200)
    const { result } = await reset(await tokenSentTo(email))
    expect([typeof result.accessToken, secret.length > 0]).toEqual(['string', true])
  })
})

describe('recovery codes', () => {
  test('are ten, stored as hashes, and each opens the account once, by an email', async () => {
    const { email, id, codes } = await withApp()
    expect(new Set(codes).size).toBe(10)
    const db = await database()
    const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.customerId, id))
    expect(stored).toHaveLength(10)
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.slice(0, 9))
    const typed = codes[0]?.toLowerCase().replaceAll('-', ' ')
    const { token } = await startSignIn(email)
    expect((await complete(token, { code: typed })).status).toBe(200)
    expect((await emailsTo(email))[0]?.subject).toBe('A recovery code of your Halyard account was used')
    const again = await startSignIn(email)
    expect((await complete(again.token, { code: typed })).error.code).toBe('code_wrong')
  })

  test('of a new set end the earlier ones', async () => {
    const { email, codes, accessToken } = await withApp()
    const { result } = await post('security/recovery-codes', {}, accessToken)
    const { token } = await startSignIn(email)
    expect((await complete(token, { code: codes[0] })).error.code).toBe('code_wrong')
    const [fresh] = (result as { recoveryCodes: string[] }).recoveryCodes
    expect((await complete(token, { code: fresh })).status).toBe(200)
  })

  test('of somebody else open nothing', async () => {
    const [one, other] = [await withApp(), await withApp()]
    const { token } = await startSignIn(one.email)
    expect((await complete(token, { code: other.codes[0] })).error.code).toBe('code_wrong')
  })
})

describe('a fresh confirmation', () => {
  const confirm = async (token: string, proof: object) => {
    const { result } = await post('confirmation/options', {}, token)
    return post('confirmation', { token: (result as unknown as ProofNeeded).token, ...proof }, token)
  }
  /** Calls that are refused for whatever else once they are let through. */
  const GUARDED = [
    ['security/totp', {}],
    ['security/totp/confirmation', { code: '000000' }],
    ['security/totp/removal', {}],
    ['security/passkeys/options', {}],
    ['security/passkeys', { token: 'made-up', passkey: {}, name: '' }],
    ['security/passkeys/made-up/removal', {}],
    ['security/recovery-codes', {}],
    ['payouts', { amountBtc: '1', address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }],
  ] as const
  const send = (path: string, body: unknown, token: string) =>
    call('POST', `/api/v4/customers/${path}`, body, { token, headers: { 'idempotency-key': 'key-12345678' } })

  test.each(GUARDED)('is needed for %s ten minutes after the sign-in', async (path, body) => {
    const { accessToken, id } = await aCustomer()
    expect((await send(path, body, accessToken)).error.code).not.toBe('confirmation_required')
    const db = await database()
    const confirmedAt = Date.now() - accountTimings.freshConfirmation
    await db.update(signIns).set({ confirmedAt }).where(eq(signIns.customerId, id))
    const stale = await send(path, body, accessToken)
    expect([stale.status, stale.error.code]).toEqual([403, 'confirmation_required'])
    expect((await confirm(accessToken, { password: 'not this one' })).error.code).toBe('password_wrong')
    expect((await send(path, body, accessToken)).error.code).toBe('confirmation_required')
    expect((await confirm(accessToken, { password: PASSWORD })).status).toBe(200)
    expect((await send(path, body, accessToken)).error.code).not.toBe('confirmation_required')
  })

  test('with a second factor needs that factor, also where the password is sent', async () => {
    const { accessToken, id, secret } = await withApp()
    const db = await database()
    await db.update(signIns).set({ confirmedAt: null }).where(eq(signIns.customerId, id))
    for (const [path, body] of [
      ['password', { password: PASSWORD, newPassword: OTHER_PASSWORD }],
      ['email', { password: PASSWORD, email: newEmail() }],
      ['deletion', { password: PASSWORD }],
    ] as const)
      expect((await send(path, body, accessToken)).error.code).toBe('confirmation_required')
    expect((await confirm(accessToken, { password: PASSWORD })).error.code).toBe('code_wrong')
    expect((await confirm(accessToken, { code: nextCode(secret) })).status).toBe(200)
    expect((await send('deletion', { password: PASSWORD }, accessToken)).status).toBe(200)
  })

  test('of one customer is none of another', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    const { result } = await post('confirmation/options', {}, one.accessToken)
    const { token } = result as unknown as ProofNeeded
    const refused = await post('confirmation', { token, password: PASSWORD }, other.accessToken)
    expect(refused.error.code).toBe('challenge_expired')
  })
})

test('a passkey that no browser made is refused and not stored', async () => {
  const { accessToken } = await aCustomer()
  const { result } = await post('security/passkeys/options', {}, accessToken)
  const { token, options } = result as { token: string; options: { rp: object; challenge: string } }
  expect(options.rp).toEqual({ name: 'Halyard', id: 'localhost' })
  const passkey = { id: 'made-up', response: { clientDataJSON: '', attestationObject: '' } }
  const refused = await post('security/passkeys', { token, passkey, name: 'Linux' }, accessToken)
  expect([refused.status, refused.error.code]).toEqual([403, 'passkey_invalid'])
  expect((await security(accessToken)).passkeys).toEqual([])
})
