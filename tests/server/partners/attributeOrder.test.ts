import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { DAY } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { exchanges, orderAttributions, payouts } from '@/server/database/schema'
import { aCustomer, ordered } from '../aCustomer'
import { anOrder, create, made } from '../exchanges/exchangeCalls'
import { BTC } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aPartner, type TestPartner } from './aPartner'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterEach(() => vi.unstubAllEnvs())

let anna: TestPartner
let boris: TestPartner
beforeAll(async () => {
  anna = await aPartner({ codes: ['anna-link'] })
  boris = await aPartner({ codes: ['boris'], ratePercent: '0.25' })
  await aPartner({ codes: ['summer'], ofCodes: { kind: 'promo' } })
})

async function attributionOf(publicId: string) {
  const db = await database()
  const isOf = eq(orderAttributions.publicId, publicId)
  return (await db.select().from(orderAttributions).where(isOf))[0]
}
async function referralOf(publicId: string) {
  const db = await database()
  return (await db.select().from(exchanges).where(eq(exchanges.publicId, publicId)))[0]?.referral
}

test('an order stores for whom it counts, why, and the rates of that moment', async () => {
  const { publicId } = await made({ referral: ' Anna-LINK' })
  expect(await attributionOf(publicId)).toMatchObject({
    ...{ partnerId: anna.id, code: 'anna-link', source: 'link', reason: 'last_link', outcome: null },
    ...{ rateMillionths: 4000, shareMillionths: 1_000_000, fromAsset: 'btc-btc', toAsset: 'eth-eth' },
    country: null,
  })
  expect(await referralOf(publicId)).toBe('anna-link')
  const other = await made({ referral: 'boris' })
  expect(await attributionOf(other.publicId)).toMatchObject({ partnerId: boris.id, rateMillionths: 2500 })
})

test('an order without a code has no row, and an unknown code is not stored anywhere', async () => {
  expect(await attributionOf((await made()).publicId)).toBeUndefined()
  const { publicId } = await made({ referral: 'nobody-has-it' })
  expect(await attributionOf(publicId)).toMatchObject({ reason: 'unknown_code', partnerId: null, code: null })
  expect(await referralOf(publicId)).toBeNull()
})

test('a promo code wins over a link, and a code of a link is no promo code', async () => {
  const won = await made({ referral: 'boris', promoCode: 'SUMMER' })
  expect(await attributionOf(won.publicId)).toMatchObject({ reason: 'promo_code', code: 'summer' })
  const lost = await made({ referral: 'boris', promoCode: 'anna-link' })
  expect(await attributionOf(lost.publicId)).toMatchObject({ reason: 'last_link', code: 'boris' })
})

test.each([
  [29, 'last_link'],
  [30, 'expired_link'],
])('a link that was followed %i days ago: %s', async (days, reason) => {
  const referralAt = new Date(Date.now() - days * DAY).toISOString()
  const { publicId } = await made({ referral: 'boris', referralAt })
  expect(await attributionOf(publicId)).toMatchObject({ reason })
})

test('an order by the account, to the email or to a payout address of the partner is their own', async () => {
  const own = await ordered(anna.owner, { referral: 'anna-link' })
  expect(await attributionOf(own.publicId)).toMatchObject({ reason: 'own_order', partnerId: anna.id })
  const mailed = await made({ referral: 'anna-link', unregEmail: `${anna.owner.id}@Example.com` })
  expect(await attributionOf(mailed.publicId)).toMatchObject({ reason: 'own_order' })
  const pair = { tickerFrom: 'eth', networkFrom: 'eth', tickerTo: 'btc', networkTo: 'btc', amount: '2' }
  const before = await made({ ...pair, addressTo: BTC, referral: 'anna-link' })
  expect(await attributionOf(before.publicId)).toMatchObject({ reason: 'last_link' })
  const at = Date.now()
  await (await database()).insert(payouts).values({
    ...{ id: randomUUID(), customerId: anna.owner.id, idempotencyKey: randomUUID(), amountBtc: '0.001' },
    ...{ address: BTC, state: 'finished', tx: null, createdAt: at, updatedAt: at, dueAt: null },
  })
  const { publicId } = await made({ ...pair, addressTo: BTC, referral: 'anna-link' })
  expect(await attributionOf(publicId)).toMatchObject({ reason: 'own_order' })
})

test('a code that has ended counts for nobody, and a partner who is suspended earns nothing', async () => {
  await aPartner({ codes: ['bygone'], ofCodes: { endedAt: 1 } })
  await aPartner({ codes: ['paused-one'], state: 'suspended' })
  const reasonOf = async (referral: string) =>
    (await attributionOf((await made({ referral })).publicId))?.reason
  expect(await reasonOf('bygone')).toBe('ended_code')
  expect(await reasonOf('paused-one')).toBe('inactive_partner')
})

test('the country is the one that the trusted proxy names', async () => {
  vi.stubEnv('COUNTRY_HEADER', 'x-country')
  const order = anOrder({ referral: 'boris' })
  const { result } = await create(order, randomUUID(), { 'x-country': 'de' })
  expect(await attributionOf(result.publicId)).toMatchObject({ country: 'DE' })
  const unknown = await create(order, randomUUID(), { 'x-country': 'XX' })
  expect(await attributionOf(unknown.result.publicId)).toMatchObject({ country: null })
})

test('the same call again stores nothing more', async () => {
  const key = randomUUID()
  const order = anOrder({ referral: 'boris' })
  const first = await create(order, key)
  const again = await create(order, key)
  expect([again.status, again.result.publicId]).toEqual([200, first.result.publicId])
  const db = await database()
  const isOf = eq(orderAttributions.publicId, first.result.publicId)
  expect(await db.select().from(orderAttributions).where(isOf)).toHaveLength(1)
})

describe('where the order names no code', () => {
  const cookieOf = (code: string, daysAgo: number) =>
    `a=b; partnerReferral=${code}.${String(Date.now() - daysAgo * DAY)}.0123456789abcdef.spring`
  const placed = async (headers: Record<string, string>, changes = {}) => {
    const { result } = await create(anOrder(changes), randomUUID(), headers)
    return attributionOf(result.publicId)
  }

  test.each([
    [29, 'last_link'],
    [31, 'expired_link'],
  ])('the cookie of %i days ago counts as %s', async (days, reason) => {
    expect(await placed({ cookie: cookieOf('boris', days) })).toMatchObject({ reason })
  })

  test('the last of cookie and order counts', async () => {
    const referralAt = new Date(Date.now() - 5 * DAY).toISOString()
    const order = { referral: 'anna-link', referralAt }
    expect(await placed({ cookie: cookieOf('boris', 4) }, order)).toMatchObject({ code: 'boris' })
    expect(await placed({ cookie: cookieOf('boris', 6) }, order)).toMatchObject({ code: 'anna-link' })
  })

  test('the address of the page counts if it is of this site', async () => {
    const host = 'halyard.example'
    expect(await placed({ host, referer: `https://${host}/exchange?ref=Boris` })).toMatchObject({
      code: 'boris',
    })
    expect(await placed({ host, referer: 'https://other.example/?ref=boris' })).toBeUndefined()
  })

  test('the link that the customer signed up by counts after its cookie', async () => {
    const customer = await aCustomer({ referral: 'boris', referralAt: Date.now() - 300 * DAY })
    const byAccount = { reason: 'account_link', partnerId: boris.id }
    expect(await placed(await customer.headers())).toMatchObject(byAccount)
    const headers = { ...(await customer.headers()), cookie: cookieOf('anna-link', 1) }
    expect(await placed(headers)).toMatchObject({ reason: 'last_link', partnerId: anna.id })
    const former = await aCustomer({ referral: 'boris', referralAt: Date.now() - 366 * DAY })
    expect(await placed(await former.headers())).toMatchObject({ reason: 'expired_link' })
  })
})

test('campaign and click id are stored of the link that counts, and of no other', async () => {
  const cookie = (code: string) => ({
    cookie: `partnerReferral=${code}.${String(Date.now())}.click-1.spring`,
  })
  const byCookie = await create(anOrder(), randomUUID(), cookie('boris'))
  expect(await attributionOf(byCookie.result.publicId)).toMatchObject({
    ...{ code: 'boris', subId: 'spring', clickId: 'click-1', keyId: null },
  })
  const byPromo = await create(anOrder({ promoCode: 'summer' }), randomUUID(), cookie('boris'))
  expect(await attributionOf(byPromo.result.publicId)).toMatchObject({
    ...{ code: 'summer', subId: null, clickId: null },
  })
})
