import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { connectOnce } from '@/server/database/connectOnce'
import { migrate } from '@/server/database/migrate'
import {
  customers,
  exchangeEvents,
  exchanges,
  mailLinks,
  mails,
  pushDevices,
  totps,
} from '@/server/database/schema'
import { moveDueExchanges } from '@/server/exchanges/exchangeWorker'
import { claimFor } from '@/server/history/storedHistory'
import { sendDueMails } from '@/server/mail/mailWorker'
import { sendMail } from '@/server/mail/sendMail'
import { storeMail } from '@/server/mail/storedMails'
import { announceStatus } from '@/server/push/announceStatus'
import { storePushDevice } from '@/server/exchanges/exchangePush'
import { atOnce } from '../../atOnce'
import {
  aCustomer,
  requestReset,
  confirmSignUp,
  emailsTo,
  newEmail,
  PASSWORD,
  OTHER_PASSWORD,
  post,
  signIn,
  signUp,
  tokenSentTo,
} from '../accounts/accountCalls'
import { aCustomer as somebody } from '../aCustomer'
import { act, anOrder, request, deposit, made, owner, secretOf } from '../exchanges/exchangeCalls'
import { queryRows } from '../postgres'
import { newDatabaseOn, useTemporaryDatabase } from '../temporaryDatabase'
import { openConnections, whileLocked } from './concurrency'

/**
 * What the embedded database cannot show, because it does one thing after the other: here ten connections really work at
 * once, as those of several instances do.
 */
vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '100'
})
vi.mock('@/runtime/log', { spy: true })
vi.mock('@/server/mail/sendMail', { spy: true })
vi.mock('@/server/push/announceStatus', { spy: true })
useTemporaryDatabase()
beforeAll(openConnections)

test('of many that start at once on an empty database one makes the tables', async () => {
  const url = await newDatabaseOn(inject('postgres'))
  await atOnce(6, async () => {
    const { db, close } = await connectOnce(url)
    try {
      await migrate(db)
    } finally {
      await close()
    }
  })
  const [twice] = await queryRows(
    url,
    'select count(*)::int from (select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1) as doubled',
  )
  expect(twice).toEqual({ count: 0 })
})

test('two sign-ups of one address at once, with two passwords, let neither in', async () => {
  const email = newEmail()
  const passwords = [PASSWORD, OTHER_PASSWORD]
  await Promise.all(passwords.map((password) => signUp({ email, password })))
  const emails = await emailsTo(email)
  expect(emails).toHaveLength(2)
  for (const { text } of emails) {
    const token = /#token=([\w-]+)/.exec(text)?.[1] ?? ''
    expect((await confirmSignUp(token)).error.code).toBe('link_invalid')
  }
})

test('of links for a new password that are requested at once only the last one works', async () => {
  const { email, id } = await aCustomer()
  await atOnce(4, () => requestReset(email))
  const db = await database()
  expect(await emailsTo(email)).not.toHaveLength(0)
  expect(await db.select().from(mailLinks).where(eq(mailLinks.customerId, id))).toHaveLength(1)
})

test('one new address that two customers confirm at once becomes that of one', async () => {
  const wanted = newEmail()
  const both = [await aCustomer(), await aCustomer()]
  const tokens: string[] = []
  for (const { accessToken } of both) {
    expect((await post('email', { password: PASSWORD, email: wanted }, accessToken)).status).toBe(202)
    tokens.push(await tokenSentTo(wanted))
  }
  const ids = sql.join(
    both.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  const confirmed = await whileLocked(
    sql`select id from customers where id in (${ids}) for update`,
    tokens.map((token) => async () => (await post('email/confirmation', { token })).status),
  )
  expect(confirmed.sort()).toEqual([200, 410])
})

test('an exchange that moves while its account is deleted does not write the person back', async () => {
  const { accessToken } = await aCustomer()
  const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() }
  const order = anOrder({ unregEmail: 'somebody@example.com' })
  const { result } = await request<{ publicId: string }>('POST', '/api/v4/exchanges-new', order, headers)
  const [deleted, moved] = await whileLocked(
    sql`select public_id from exchanges where public_id = ${result.publicId} for update`,
    [() => post('deletion', { password: PASSWORD }, accessToken), () => deposit(result.publicId, 'full')],
  )
  expect([deleted, moved]).toMatchObject([{ status: 200 }, { status: 200, result: { status: 'confirming' } }])
  const db = await database()
  const [left] = await db.select().from(exchanges).where(eq(exchanges.publicId, result.publicId))
  expect(left).toMatchObject({ customerId: null, unregEmail: null, status: 'confirming' })
})

test('an order whose account is deleted meanwhile is refused as unauthorized', async () => {
  const { accessToken, id } = await aCustomer()
  const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() }
  const [deleted, ordered] = await whileLocked(sql`select id from customers where id = ${id} for update`, [
    () => post('deletion', { password: PASSWORD }, accessToken),
    () => request('POST', '/api/v4/exchanges-new', anOrder(), headers),
  ])
  expect([deleted, ordered]).toMatchObject([
    { status: 200 },
    { status: 401, error: { code: 'unauthorized' } },
  ])
})

test('a device that is signed out while it adds a second factor adds none', async () => {
  const { accessToken, id, email } = await aCustomer()
  const { result: other } = await signIn({ email, password: PASSWORD })
  const body = { password: PASSWORD, newPassword: OTHER_PASSWORD }
  const [changed, added] = await whileLocked(sql`select id from customers where id = ${id} for update`, [
    () => post('password', body, accessToken),
    () => post('security/totp', {}, other.accessToken),
  ])
  expect([changed, added]).toMatchObject([{ status: 200 }, { status: 401, error: { code: 'unauthorized' } }])
  const db = await database()
  expect(await db.$count(totps, eq(totps.customerId, id))).toBe(0)
})

test('a step of an account that is deleted meanwhile is refused, not a failure', async () => {
  const { accessToken, id } = await aCustomer()
  const [deleted, started] = await whileLocked(sql`select id from customers where id = ${id} for update`, [
    () => post('deletion', { password: PASSWORD }, accessToken),
    () => post('confirmation/options', {}, accessToken),
  ])
  expect([deleted, started]).toMatchObject([{ status: 200 }, { status: 404, error: { code: 'not_found' } }])
})

test('an email about the outcome of an exchange that ends meanwhile is refused', async () => {
  const { publicId } = await made()
  const email = { email: newEmail() }
  const [ended, wanted] = await whileLocked(
    sql`select public_id from exchanges where public_id = ${publicId} for update`,
    [
      () => deposit(publicId, 'expire'),
      () => request('POST', `/api/v4/exchanges-new/${publicId}/email`, email, owner(publicId)),
    ],
  )
  expect([ended, wanted]).toMatchObject([
    { status: 200, result: { status: 'expired' } },
    { status: 409, error: { code: 'action_unavailable' } },
  ])
})

test('a lease that is taken while an exchange changes stays', async () => {
  const { publicId } = await made()
  const db = await database()
  const leasedUntil = Date.now() + 30_000
  const isIt = eq(exchanges.publicId, publicId)
  await whileLocked(sql`select public_id from exchanges where public_id = ${publicId} for update`, [
    () => db.update(exchanges).set({ leasedUntil }).where(isIt).execute(),
    () => deposit(publicId, 'full'),
  ])
  const [stored] = await db.select().from(exchanges).where(isIt)
  expect(stored).toMatchObject({ status: 'confirming', leasedUntil })
})

test('of devices that subscribe at once to one exchange five stay', async () => {
  const { publicId } = await made()
  await atOnce(10, (index) =>
    storePushDevice(
      { publicId, fid: `device-${index}-of-many`, language: 'en', createdAt: Date.now() + index },
      () => undefined,
    ),
  )
  const db = await database()
  expect(await db.select().from(pushDevices).where(eq(pushDevices.publicId, publicId))).toHaveLength(5)
})

test('two choices at once for an exchange that has stopped are one', async () => {
  const { publicId } = await made()
  await deposit(publicId, 'late')
  const db = await database()
  await db
    .update(exchanges)
    .set({ status: 'verifying', issue: 'deposit_late', amountFrom: '0.1', dueAt: null })
    .where(eq(exchanges.publicId, publicId))
  const chosen = await atOnce(6, () => act(publicId, { action: 'continue' }))
  expect(chosen.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
})

test('transactions that wait for each other are done one after the other', async () => {
  const [one, other] = [await somebody(), await somebody()]
  const db = await database()
  const touch = async (first: string, second: string) =>
    db.transaction(async (transaction) => {
      for (const id of [first, second]) {
        await transaction.update(customers).set({ level: first }).where(eq(customers.id, id))
        await transaction.execute(sql`select pg_sleep(0.1)`)
      }
      return 'done'
    })
  expect(await Promise.all([touch(one.id, other.id), touch(other.id, one.id)])).toEqual(['done', 'done'])
})

test('exchanges that two customers claim at once become the one’s or the other’s', async () => {
  const [one, other] = [await somebody(), await somebody()]
  const ids = (await atOnce(8, () => made())).map(({ publicId }) => publicId)
  const secrets = new Map(ids.map((id) => [id, secretOf(id)]))
  const claimed = await Promise.all([
    claimFor(one.id, ids, secrets),
    claimFor(other.id, [...ids].reverse(), secrets),
  ])
  expect(claimed.flat().sort()).toEqual([...ids].sort())
})

test('emails that several workers claim at once are sent once each', async () => {
  const db = await database()
  await db.delete(mails)
  await db.transaction(async (transaction) => {
    const email = { to: 'somebody@example.com', subject: '', text: '', html: '' }
    for (let count = 0; count < 12; count++) await storeMail(transaction, email, Date.now())
  })
  const send = vi.mocked(sendMail).mockImplementation(() => new Promise((done) => setTimeout(done, 20)))
  await atOnce(4, sendDueMails)
  const sent = send.mock.calls.map(([{ id }]) => id)
  expect([sent.length, new Set(sent).size]).toEqual([12, 12])
  expect(await db.$count(mails)).toBe(0)
})

test('an exchange that several workers move at once enters each status once, and is announced once', async () => {
  const { publicId } = await made()
  await deposit(publicId, 'full')
  const db = await database()
  await db
    .update(exchanges)
    .set({ status: 'sending', dueAt: Date.now() })
    .where(eq(exchanges.publicId, publicId))
  vi.mocked(announceStatus).mockClear()
  await atOnce(6, moveDueExchanges)
  const entered = await db.select().from(exchangeEvents).where(eq(exchangeEvents.publicId, publicId))
  expect(entered.map(({ status }) => status)).toEqual(['waiting', 'confirming', 'finished'])
  const announced = vi
    .mocked(announceStatus)
    .mock.calls.filter(([exchange]) => exchange.publicId === publicId)
  expect(announced).toHaveLength(1)
})
