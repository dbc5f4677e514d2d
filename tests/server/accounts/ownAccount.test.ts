import { lt } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { accountTimings } from '@/config/accountTimings'
import { deleteExpiredAccounts } from '@/server/accounts/accountWorker'
import { database } from '@/server/database/database'
import { customers, mailLinks, signIns } from '@/server/database/schema'
import { later, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import {
  aCustomer,
  anotherDevice,
  requestReset,
  call,
  idOf,
  emailsTo,
  newEmail,
  OTHER_PASSWORD,
  PASSWORD,
  post,
  profile,
  refresh,
  reset,
  signIn,
  signUp,
  tokenSentTo,
} from './accountCalls'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()

const confirmEmail = async (token: string) => post('email/confirmation', { token })
const restoreEmail = async (token: string) => post('email/restoration', { token })
const emailOf = async (token: string) => (await profile(token)).result

describe('a change of the password', () => {
  const change = (token: string, newPassword: string = OTHER_PASSWORD, password: string = PASSWORD) =>
    post('password', { password, newPassword }, token)

  test('needs the present one', async () => {
    const { email, accessToken } = await aCustomer()
    expect(await change(accessToken, OTHER_PASSWORD, 'not this one')).toMatchObject({
      status: 403,
      error: { code: 'password_wrong' },
    })
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200)
  })

  test('ends the other sign-ins, not this one, and is reported by an email', async () => {
    const { email, accessToken, refreshToken } = await aCustomer({ headers: { 'site-language': 'es' } })
    const other = await anotherDevice(email)
    expect(await change(accessToken)).toMatchObject({ status: 200, result: {} })
    expect((await profile(accessToken)).status).toBe(200)
    expect((await refresh(refreshToken)).status).toBe(200)
    expect((await profile(other.accessToken)).status).toBe(401)
    expect((await refresh(other.refreshToken)).status).toBe(401)
    expect((await signIn({ email, password: PASSWORD })).status).toBe(401)
    expect((await signIn({ email, password: OTHER_PASSWORD })).status).toBe(200)
    expect((await emailsTo(email))[0]?.subject).toBe('Se ha cambiado tu contraseña de Halyard')
  })

  test('is refused for a weak one, under its own name', async () => {
    const { accessToken } = await aCustomer()
    const { status, error } = await change(accessToken, 'qwerty123456')
    expect([status, error.fields?.newPassword?.code]).toEqual([422, 'password_weak'])
  })

  test('ends all links that are under way', async () => {
    const { email, accessToken } = await aCustomer()
    await requestReset(email)
    const resetToken = await tokenSentTo(email)
    const wanted = newEmail()
    await post('email', { password: PASSWORD, email: wanted }, accessToken)
    await change(accessToken)
    expect((await reset(resetToken)).status).toBe(410)
    expect((await confirmEmail(await tokenSentTo(wanted))).status).toBe(410)
  })

  test('twice at once is done once', async () => {
    const { accessToken } = await aCustomer()
    const both = await Promise.all([change(accessToken), change(accessToken, 'nine paper boats')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('is reported also when the limit of requested emails is used up', async () => {
    const { email, accessToken } = await aCustomer()
    for (let count = 0; count < 6; count++) await requestReset(email)
    await change(accessToken)
    expect((await emailsTo(email))[0]?.subject).toBe('Your Halyard password was changed')
  })
})

describe('a change of the address', () => {
  const change = (token: string, email: string, password: string = PASSWORD) =>
    post('email', { password, email }, token)

  test('waits until a link sent to the new one is opened; the old one is warned', async () => {
    const { email, accessToken } = await aCustomer()
    const wanted = newEmail()
    expect(await change(accessToken, wanted.toUpperCase())).toMatchObject({ status: 202, result: {} })
    expect(await emailOf(accessToken)).toMatchObject({ data: { email } })
    const [warning] = await emailsTo(email)
    expect(warning?.subject).toBe('Email change requested for your Halyard account')
    expect(warning?.text).toContain(wanted)
    expect(warning?.text).not.toContain('token=')
    expect((await emailsTo(wanted))[0]?.text).toContain('/customer-account/sign-up/confirmation#email-token=')

    expect((await confirmEmail(await tokenSentTo(wanted))).result).toEqual({ email: wanted })
    expect(await emailOf(accessToken)).toMatchObject({ data: { email: wanted } })
    expect((await signIn({ email, password: PASSWORD })).status).toBe(401)
    expect((await signIn({ email: wanted, password: PASSWORD })).status).toBe(200)
  })

  test('needs the password, and an address', async () => {
    const { accessToken } = await aCustomer()
    const wanted = newEmail()
    expect((await change(accessToken, wanted, 'not this one')).error.code).toBe('password_wrong')
    expect((await change(accessToken, 'nonsense')).error.code).toBe('email_invalid')
    expect(await emailsTo(wanted)).toEqual([])
  })

  test('to one that is taken gets the same response; its owner gets an email', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    const taken = await change(one.accessToken, other.email)
    const free = await change(one.accessToken, newEmail())
    expect([taken.status, taken.json]).toEqual([free.status, free.json])
    expect((await emailsTo(other.email))[0]?.subject).toBe('You already have a Halyard account')
    expect(await emailOf(one.accessToken)).toMatchObject({ data: { email: one.email } })
  })

  test('ends all sign-ins but the requesting one', async () => {
    const { email, accessToken } = await aCustomer()
    const other = await anotherDevice(email)
    const wanted = newEmail()
    await change(accessToken, wanted)
    await confirmEmail(await tokenSentTo(wanted))
    expect((await profile(accessToken)).status).toBe(200)
    expect((await profile(other.accessToken)).status).toBe(401)
  })

  test('can be taken back from the old address for a week, which ends all sign-ins and the password', async () => {
    const { email, accessToken } = await aCustomer()
    const wanted = newEmail()
    await change(accessToken, wanted)
    await confirmEmail(await tokenSentTo(wanted))
    const [message] = await emailsTo(email)
    expect(message?.subject).toBe('The email address of your Halyard account was changed')
    expect(message?.text).toContain('/customer-account/sign-up/confirmation#restore-token=')
    expect(message?.text).toContain('7\u00a0days')
    const token = await tokenSentTo(email)
    // An attacker who changed the address knows the password and changes that too.
    await post('password', { password: PASSWORD, newPassword: OTHER_PASSWORD }, accessToken)

    later(accountTimings.mailLink.restore - 1)
    expect(await restoreEmail(token)).toMatchObject({ status: 200, result: { email } })
    expect((await profile(accessToken)).status).toBe(401)
    for (const password of [PASSWORD, OTHER_PASSWORD])
      expect((await signIn({ email, password })).error.code).toBe('credentials_wrong')
    expect((await restoreEmail(token)).error.code).toBe('link_invalid')
    expect((await reset(await tokenSentTo(email), 'nine paper boats')).status).toBe(200)
    expect((await signIn({ email, password: 'nine paper boats' })).status).toBe(200)
  })

  test('taken back from the first address takes back all that came after it', async () => {
    const { email, accessToken } = await aCustomer()
    const [second, third] = [newEmail(), newEmail()]
    for (const wanted of [second, third]) {
      await change(accessToken, wanted)
      await confirmEmail(await tokenSentTo(wanted))
      later(1000)
    }
    const ofSecond = await tokenSentTo(second)
    expect((await restoreEmail(await tokenSentTo(email))).status).toBe(200)
    expect((await restoreEmail(ofSecond)).error.code).toBe('link_invalid')
  })

  test('can be taken back no longer than a week', async () => {
    const { email, accessToken } = await aCustomer()
    const wanted = newEmail()
    await change(accessToken, wanted)
    await confirmEmail(await tokenSentTo(wanted))
    later(accountTimings.mailLink.restore)
    expect((await restoreEmail(await tokenSentTo(email))).error.code).toBe('link_invalid')
  })

  test('to one that somebody confirmed meanwhile comes too late', async () => {
    const [one, other] = [await aCustomer(), await aCustomer()]
    const wanted = newEmail()
    await change(one.accessToken, wanted)
    const first = await tokenSentTo(wanted)
    await change(other.accessToken, wanted)
    expect((await confirmEmail(await tokenSentTo(wanted))).status).toBe(200)
    expect(await confirmEmail(first)).toMatchObject({ status: 410, error: { code: 'link_invalid' } })
  })

  test('to one of an unconfirmed sign-up replaces that sign-up', async () => {
    const wanted = newEmail()
    await signUp({ email: wanted, password: OTHER_PASSWORD })
    const { id, accessToken } = await aCustomer()
    await change(accessToken, wanted)
    expect((await confirmEmail(await tokenSentTo(wanted))).status).toBe(200)
    expect(await idOf(wanted)).toBe(id)
  })

  test('works for a day, once, and ends what is under way to the old mailbox', async () => {
    const { email, accessToken } = await aCustomer()
    const [wanted, late] = [newEmail(), newEmail()]
    await change(accessToken, wanted)
    await requestReset(email)
    const token = await tokenSentTo(wanted)
    expect((await confirmEmail(token)).status).toBe(200)
    expect((await confirmEmail(token)).status).toBe(410)
    expect((await reset(await tokenSentTo(email))).status).toBe(410)
    await change(accessToken, late)
    later(accountTimings.mailLink.email)
    expect((await confirmEmail(await tokenSentTo(late))).status).toBe(410)
  })
})

describe('the sign-ins of a customer', () => {
  const list = async (token: string) =>
    (
      await call<{ result: Record<string, unknown>[] }>('GET', '/api/v4/customers/sign-ins', undefined, {
        token,
      })
    ).result.result

  test('are listed with their devices and times, the newest first, and no other customer’s', async () => {
    const { email, accessToken } = await aCustomer()
    await aCustomer()
    const at = Date.now() + 60_000
    vi.setSystemTime(at)
    await anotherDevice(email, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    })
    const iso = (moment: number) => new Date(moment).toISOString()
    expect(await list(accessToken)).toEqual([
      ...[
        {
          id: expect.any(String) as string,
          device: 'Firefox, Linux',
          isCurrent: false,
          createdAt: iso(at),
          refreshedAt: iso(at),
        },
      ],
      expect.objectContaining({ device: '', isCurrent: true, createdAt: iso(at - 60_000) }),
    ])
  })

  test('are ended one by one, at once, and only by their own customer', async () => {
    const { email, accessToken } = await aCustomer()
    const stranger = await aCustomer()
    const other = await anotherDevice(email)
    const id = (await list(other.accessToken)).find(({ isCurrent }) => isCurrent)?.id
    const end = (token: string) => post(`sign-ins/${String(id)}/end`, undefined, token)
    expect((await end(stranger.accessToken)).error.code).toBe('not_found')
    expect((await profile(other.accessToken)).status).toBe(200)
    expect(await end(accessToken)).toMatchObject({ status: 200, result: {} })
    expect((await profile(other.accessToken)).status).toBe(401)
    expect((await end(accessToken)).status).toBe(404)
  })

  test('are ended all but this one', async () => {
    const { email, accessToken } = await aCustomer()
    const stranger = await aCustomer()
    const others = [await anotherDevice(email), await anotherDevice(email)]
    expect(await post('sign-ins/end-others', undefined, accessToken)).toMatchObject({
      status: 200,
      result: {},
    })
    for (const other of others) expect((await profile(other.accessToken)).status).toBe(401)
    expect(await list(accessToken)).toHaveLength(1)
    expect((await profile(stranger.accessToken)).status).toBe(200)
  })
})

test('every day links and sign-ins that have ended are forgotten, and who never confirmed in thirty days', async () => {
  const { email, accessToken } = await aCustomer()
  await requestReset(email)
  const never = newEmail()
  await signUp({ email: never, password: PASSWORD })
  const db = await database()
  const count = () => Promise.all([mailLinks, signIns, customers].map((table) => db.$count(table)))
  const before = await count()
  await deleteExpiredAccounts()
  expect(await count()).toEqual(before)

  later(accountTimings.mailLink.confirm + 1)
  await deleteExpiredAccounts()
  expect(await db.$count(mailLinks, lt(mailLinks.expiresAt, Date.now()))).toBe(0)
  expect(await db.$count(mailLinks)).toBeLessThan(before[0] ?? 0)
  expect(await idOf(never)).not.toBe('')
  expect((await profile(accessToken)).status).toBe(401)

  later(30 * 86_400_000)
  await deleteExpiredAccounts()
  expect(await db.$count(signIns, lt(signIns.expiresAt, Date.now()))).toBe(0)
  expect(await db.$count(signIns)).toBeLessThan(before[1] ?? 0)
  expect([await idOf(never), await idOf(email)]).toEqual(['', expect.stringMatching(/./)])
})
