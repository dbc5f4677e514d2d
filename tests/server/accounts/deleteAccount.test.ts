import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import {
  contactMessages,
  exchanges,
  ledger,
  mails,
  payouts,
  pushDevices,
  reviews,
  savedAddresses,
} from '@/server/database/schema'
import { anExchange } from '../exchanges/anExchange'
import { useTemporaryDatabase } from '../temporaryDatabase'
import {
  aCustomer,
  call,
  idOf,
  newEmail,
  PASSWORD,
  post,
  profile,
  refresh,
  signIn,
  signUp,
} from './accountCalls'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()

type Exported = Record<
  'savedAddresses' | 'exchanges' | 'ledger' | 'payouts' | 'reviews' | 'messages' | 'signIns',
  Record<string, unknown>[]
> & { customer: object }
const exported = async (token: string) =>
  (await call<Exported>('GET', '/api/v4/customers/export', undefined, { token })).result

type Customer = Awaited<ReturnType<typeof aCustomer>>

/** Leaves a trace of the customer in every table that can hold one.
 * @returns the id of the exchange */
async function livedIn({ id: customerId, email }: Customer): Promise<string> {
  const db = await database()
  const publicId = randomUUID()
  const at = Date.now()
  await db.insert(exchanges).values(
    anExchange({
      publicId,
      idempotencyKey: randomUUID(),
      customerId,
      unregEmail: email,
      referral: 'friend',
      volumeBtc: '0.1',
    }),
  )
  const payoutId = randomUUID()
  await db.insert(payouts).values({
    ...{ id: payoutId, customerId, idempotencyKey: randomUUID(), amountBtc: '0.001', address: 'bc1q' },
    ...{ state: 'finished', tx: null, createdAt: at, updatedAt: at, dueAt: null },
  })
  await db.insert(ledger).values([
    { customerId, kind: 'cashback', amountBtc: '0.002', publicId, payoutId: null, at },
    { customerId, kind: 'payout', amountBtc: '-0.001', publicId: null, payoutId, at },
  ])
  await db.insert(savedAddresses).values({
    ...{ id: randomUUID(), customerId, label: 'mine', ticker: 'btc', network: 'btc' },
    ...{ address: 'bc1q', extraId: null, createdAt: at },
  })
  await db.insert(pushDevices).values({ publicId, fid: randomUUID(), language: 'en', createdAt: at })
  await db.insert(reviews).values({
    ...{ id: randomUUID(), publicId, rating: 5, name: 'His Name', text: 'Fine.' },
    ...{ language: 'en', state: 'approved', createdAt: at },
  })
  await db.insert(contactMessages).values({
    ...{ reference: randomUUID(), idempotencyKey: randomUUID(), messageHash: '', topic: 'other' },
    ...{
      email: email.toUpperCase(),
      exchangeId: null,
      message: 'A question.',
      language: 'en',
      createdAt: at,
    },
  })
  return publicId
}

/** All rows of all tables as one text. */
async function everything(): Promise<string> {
  const db = await database()
  const tables = await db.execute<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  )
  const contents = await Promise.all(
    tables.rows.map(({ table_name }) => db.execute(`select * from "${table_name}"`)),
  )
  return JSON.stringify(contents.map(({ rows }) => rows)).toLowerCase()
}

let customer: Customer
let another: Customer
let publicId: string
beforeEach(async () => {
  customer = await aCustomer()
  another = await aCustomer()
  publicId = await livedIn(customer)
  await livedIn(another)
})

/** The email that confirms the deletion is all that still names its owner, until it is sent. */
async function expectFarewell(email: string) {
  const db = await database()
  const sent = await db.delete(mails).where(eq(mails.to, email)).returning()
  expect(sent.map(({ subject }) => subject)).toEqual(['Your Halyard account was deleted'])
}

describe('the deletion of an account', () => {
  test('needs the password', async () => {
    expect((await post('deletion', { password: 'not this one' }, customer.accessToken)).error.code).toBe(
      'password_wrong',
    )
    expect((await profile(customer.accessToken)).status).toBe(200)
  })

  test('leaves no personal data anywhere, and ends all sign-ins', async () => {
    expect(await everything()).toContain(customer.email)
    expect(await post('deletion', { password: PASSWORD }, customer.accessToken)).toMatchObject({
      status: 200,
      result: {},
    })
    await expectFarewell(customer.email)
    const left = await everything()
    expect(left).not.toContain(customer.email)
    expect(left).not.toContain(customer.id)
    expect((await profile(customer.accessToken)).status).toBe(401)
    expect((await refresh(customer.refreshToken)).status).toBe(401)
    expect((await signIn({ email: customer.email, password: PASSWORD })).error.code).toBe('credentials_wrong')
  })

  test('leaves completed exchanges and payouts, without a customer', async () => {
    const db = await database()
    const counts = () => Promise.all([exchanges, payouts, ledger, reviews].map((table) => db.$count(table)))
    const before = await counts()
    await post('deletion', { password: PASSWORD }, customer.accessToken)
    expect(await counts()).toEqual(before)
    const [exchange] = await db.select().from(exchanges).where(eq(exchanges.publicId, publicId))
    expect(exchange).toMatchObject({ customerId: null, unregEmail: null, referral: null, volumeBtc: '0.1' })
    const [review] = await db.select().from(reviews).where(eq(reviews.publicId, publicId))
    expect(review).toMatchObject({ name: null, text: 'Fine.' })
    expect(await db.select().from(pushDevices).where(eq(pushDevices.publicId, publicId))).toEqual([])
  })

  test('touches no other customer, and the address can sign up anew', async () => {
    const before = await exported(another.accessToken)
    await post('deletion', { password: PASSWORD }, customer.accessToken)
    const after = await exported(another.accessToken)
    const timeless = ({ exchanges: made, ...rest }: Exported) => ({
      ...rest,
      exchanges: made.map(({ serverTime: _, ...exchange }) => exchange),
    })
    expect(timeless(after)).toEqual(timeless(before))
    expect((await signUp({ email: customer.email, password: PASSWORD })).status).toBe(202)
    expect(await idOf(customer.email)).not.toBe(customer.id)
  })

  test('twice at once is done once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => post('deletion', { password: PASSWORD }, customer.accessToken)),
    )
    const [done, refused] = both.map(({ status }) => status).sort()
    expect(done).toBe(200)
    // The second may find the sign-in already gone, or the password.
    expect([401, 403]).toContain(refused)
  })
})

describe('the export', () => {
  test('holds all that is stored about the customer, and no secret', async () => {
    const all = await exported(customer.accessToken)
    expect(all.customer).toMatchObject({ email: customer.email, language: 'en', level: 'bronze' })
    expect(all.signIns).toHaveLength(1)
    expect(all.savedAddresses).toMatchObject([{ label: 'mine', ticker: 'btc', address: 'bc1q' }])
    expect(all.exchanges).toMatchObject([
      { publicId, email: customer.email, volumeBtc: '0.1', referral: 'friend' },
    ])
    expect(all.ledger.map(({ kind, amountBtc }) => [kind, amountBtc])).toEqual([
      ['payout', '-0.001'],
      ['cashback', '0.002'],
    ])
    expect(all.payouts).toMatchObject([{ amountBtc: '0.001', state: 'finished' }])
    expect(all.reviews).toMatchObject([{ name: 'His Name', text: 'Fine.' }])
    expect(all.messages).toMatchObject([{ message: 'A question.' }])
    expect(JSON.stringify(all)).not.toMatch(/argon2|Hash|idempotency/i)
  })

  test('holds nothing of anybody else', async () => {
    const text = JSON.stringify(await exported(customer.accessToken)).toLowerCase()
    expect(text).not.toContain(another.email)
    expect(text).not.toContain(another.id)
  })
})

test('waiting emails to the customer are deleted too', async () => {
  const email = newEmail()
  await signUp({ email, password: PASSWORD })
  const db = await database()
  await post('deletion', { password: PASSWORD }, customer.accessToken)
  await expectFarewell(customer.email)
  expect(await db.select().from(mails).where(eq(mails.to, customer.email))).toEqual([])
  expect(await db.select().from(mails).where(eq(mails.to, email))).toHaveLength(1)
})
