import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { Partner, PartnerCode, PartnerCommission, PartnerStatistics } from '@/contract/partners'
import { partners as contract } from '@/contract/partners'
import type { Endpoint } from '@/contract/endpoint'
import type { Rows } from '@/contract/resultFields'
import type { Payout, PayoutList } from '@/contract/programmes'
import { database } from '@/server/database/database'
import {
  ambassadors,
  ledger,
  partnerCodes,
  partnerKeys,
  partners,
  partnerWidgets,
  payouts,
} from '@/server/database/schema'
import { bookPartnerClosed } from '@/server/journal/partnerBook'
import { closePartner } from '@/server/journal/closePartner'
import { balanceOf } from '@/server/journal/storedJournal'
import { changePayout } from '@/server/programmes/storedPayouts'
import { refusedPayout } from '@/server/programmes/payoutStates'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { request } from '../exchanges/exchangeCalls'
import { judgeJournal } from '../journal/judgeJournal'
import { BTC, earn, loyaltyOf, payOut, payoutsOf } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { settledFor } from './aFinishedOrder'
import { aPartner, earnCommission, type TestPartner } from './aPartner'
import { aWidget } from './aWidget'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterEach(judgeJournal)

const BASE = '/api/v4/partners'
const me = (who: TestCustomer) => who.request<Partner>('GET', `${BASE}/me`)
const apply = (who: TestCustomer, body: unknown) => who.request<Partner>('POST', BASE, body)
const addCode = (who: TestCustomer, body: unknown) => who.request<PartnerCode>('POST', `${BASE}/codes`, body)
const codes = async (who: TestCustomer) =>
  (await who.request<{ result: PartnerCode[] }>('GET', `${BASE}/codes`)).result.result
const withdraw = (who: TestCustomer, amountBtc: string, key: string = randomUUID()) =>
  who.request<Payout>('POST', `${BASE}/payouts`, { amountBtc, address: BTC }, { 'idempotency-key': key })
const withdrawals = async (who: TestCustomer) =>
  (await who.request<PayoutList>('GET', `${BASE}/payouts`)).result

test('who applies is a partner at once, once, and begins with a code', async () => {
  const anna = await aCustomer()
  expect((await me(anna)).status).toBe(404)
  const first = await apply(anna, { code: 'Anna-Blog', about: 'A blog.' })
  expect(first).toMatchObject({
    status: 201,
    result: {
      state: 'active',
      about: 'A blog.',
      ratePercent: '0.4',
      earnedSharePercent: '100',
      balanceBtc: '0',
    },
  })
  expect(await apply(anna, { code: 'other-one', about: '' })).toMatchObject({
    status: 200,
    result: { about: 'A blog.' },
  })
  expect(await codes(anna)).toMatchObject([{ code: 'anna-blog', kind: 'link', endedAt: null }])
})

test.each([
  ['', 'code'],
  ['no', 'code'],
  ['halyard', 'code'],
  ['with space', 'code'],
])('an application with the code "%s" is refused', async (code, field) => {
  const anna = await aCustomer()
  const { status, error } = await apply(anna, { code, about: '' })
  expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]])
  expect((await me(anna)).status).toBe(404)
})

test('a code, and one that looks like it, is taken once, also when it has ended', async () => {
  const [anna, boris] = [await aCustomer(), await aCustomer()]
  await apply(anna, { code: 'shop-10', about: '' })
  expect((await apply(boris, { code: 'SHOP_1O', about: '' })).status).toBe(400)
  expect((await me(boris)).status).toBe(404)
  await apply(boris, { code: 'boris-shop', about: '' })
  const end = (who: TestCustomer) => who.request<PartnerCode>('POST', `${BASE}/codes/shop-10/end`)
  expect((await end(boris)).status).toBe(404)
  const ended = await end(anna)
  expect(ended.result.endedAt).not.toBeNull()
  expect((await end(anna)).result.endedAt).toBe(ended.result.endedAt)
  expect((await addCode(boris, { code: 'shop-10' })).status).toBe(400)
})

test('codes have a label and a reference, and there is a most', async () => {
  const { owner, id } = await aPartner()
  const body = { code: 'autumn', kind: 'promo', label: 'Newsletter', subId: 'n-1' }
  expect(await addCode(owner, body)).toMatchObject({ status: 201, result: body })
  expect((await addCode(owner, { ...body, code: 'winter', label: 'x'.repeat(65) })).status).toBe(400)
  expect((await addCode(owner, { ...body, code: 'winter', kind: 'other' })).status).toBe(400)
  const db = await database()
  const many = Array.from({ length: 99 }, (_, index) => `many-${index + 100}`)
  await db.insert(partnerCodes).values(
    many.map((code) => ({
      code,
      key: `key ${code}`,
      partnerId: id,
      kind: 'link' as const,
      label: '',
      createdAt: 1,
    })),
  )
  expect(await addCode(owner, { code: 'one-more' })).toMatchObject({
    status: 409,
    error: { code: 'limit_reached' },
  })
})

test('who is suspended adds no code and withdraws nothing', async () => {
  const { owner, id } = await aPartner({ state: 'suspended' })
  await earnCommission(id, '0.01')
  expect((await addCode(owner, { code: 'unwanted' })).status).toBe(409)
  expect((await withdraw(owner, '0.01')).status).toBe(409)
  expect((await me(owner)).result).toMatchObject({ state: 'suspended', balanceBtc: '0.01' })
})

test.each(
  Object.values<Endpoint>(contract).map(({ method, path }) => [method as 'GET' | 'POST', path] as const),
)('%s %s is for whoever is signed in, and gives a stranger nothing', async (method, path) => {
  const anna = await aPartner({ codes: [`of-anna-${randomUUID().slice(0, 8)}`] })
  await earnCommission(anna.id, '0.5')
  const code = (await codes(anna.owner))[0]?.code ?? ''
  const url = path.replace('{code}', code)
  const body = method === 'POST' ? { code: '-', amountBtc: '0.4', address: BTC } : undefined
  const key = { 'idempotency-key': randomUUID() }
  expect((await request(method, url, body, key)).status).toBe(401)
  const stranger = await aCustomer()
  expect((await stranger.request(method, url, body, key)).status).toBe(path === BASE ? 400 : 404)
  const boris = await aPartner()
  const answer = await boris.owner.request(method, url, body, key)
  expect(JSON.stringify(answer.result ?? {})).not.toMatch(/"0\.5|of-anna/)
  expect((await me(anna.owner)).result.balanceBtc).toBe('0.5')
  expect((await codes(anna.owner))[0]?.endedAt).toBeNull()
})

test('commissions are withdrawn by the rules of payouts, apart from cashback', async () => {
  const { owner, id } = await aPartner()
  await earn(owner, '0.02')
  await earnCommission(id, '0.01')
  expect(await withdraw(owner, '0.0101')).toMatchObject({
    ...{ status: 422, error: { code: 'balance_too_low', limits: { max: '0.01' } } },
  })
  expect((await withdraw(owner, '0.00001')).error.code).toBe('payout_below_min')
  const key = randomUUID()
  const made = await withdraw(owner, '0.006', key)
  expect(made).toMatchObject({ status: 201, result: { amountBtc: '0.006', state: 'requested' } })
  expect((await withdraw(owner, '0.006', key)).status).toBe(200)
  expect((await withdraw(owner, '0.005', key)).status).toBe(409)
  // The same key for the other balance is another payout, not that one.
  expect((await payOut(owner, { amountBtc: '0.006', address: BTC }, key)).error.code).toBe(
    'idempotency_conflict',
  )

  expect(await withdrawals(owner)).toMatchObject({ totalCount: 1, balanceBtc: '0.004' })
  expect(await payoutsOf(owner)).toMatchObject({ totalCount: 0, balanceBtc: '0.02' })
  expect((await loyaltyOf(owner)).balanceBtc).toBe('0.02')
  expect((await me(owner)).result).toMatchObject({
    ...{ balanceBtc: '0.004', earnedBtc: '0.01', withdrawnBtc: '0.006' },
  })
  const db = await database()
  const held = { account: 'payout', owner: id, unit: 'btc' } as const
  expect(await balanceOf(db, held)).toBe('0.006')
  expect(await db.select().from(ledger).where(eq(ledger.payoutId, made.result.id))).toEqual([])
})

test('one is under way at a time, and one that is refused returns to the balance', async () => {
  const { owner, id } = await aPartner()
  await earnCommission(id, '0.01')
  const { result } = await withdraw(owner, '0.004')
  expect(await withdraw(owner, '0.004')).toMatchObject({ status: 409, error: { code: 'action_unavailable' } })
  await changePayout(result.id, (payout) => refusedPayout(payout, 'no', Date.now()))
  expect(await withdrawals(owner)).toMatchObject({ balanceBtc: '0.01', result: [{ state: 'failed' }] })
  expect((await withdraw(owner, '0.004')).status).toBe(201)
})

const DAY = 86_400_000
const at = (text: string) => Date.parse(text)
const statistics = async ({ owner }: TestPartner, query: string) =>
  (await owner.request<PartnerStatistics>('GET', `${BASE}/statistics?${query}`)).result
const month = 'from=2026-10-01&to=2026-10-31'

async function aMonth(): Promise<TestPartner> {
  const partner = await aPartner()
  const times = [
    '2026-10-01T00:00:00Z',
    '2026-10-10T22:30:00Z',
    '2026-10-11T12:00:00Z',
    '2026-10-31T23:59:59Z',
  ]
  for (const [index, time] of [...times, ...times].entries())
    await settledFor(partner, {
      ...{ createdAt: at(time), updatedAt: at(time) + DAY },
      attributed: { country: index < 5 ? 'DE' : 'FR', code: 'a' },
    })
  await settledFor(partner, { createdAt: at('2026-11-01T00:00:00Z') })
  return partner
}

test('statistics count orders by the days of a named time zone, with the commissions of the books', async () => {
  const partner = await aMonth()
  const utc = await statistics(partner, `by=day&${month}`)
  expect(utc.rows).toHaveLength(31)
  expect(utc.rows.filter(({ orders }) => orders > 0)).toEqual(
    ['2026-10-01', '2026-10-10', '2026-10-11', '2026-10-31'].map((key) => ({
      ...{ key, orders: 2, completed: 2, volumeBtc: '0.2', commissionBtc: '0.0008', pendingBtc: '0' },
    })),
  )
  expect(utc.total).toMatchObject({ orders: 8, completed: 8, volumeBtc: '0.8', commissionBtc: '0.0032' })
  const kyiv = await statistics(partner, `by=day&${month}&timeZone=Europe/Kyiv`)
  expect(kyiv.rows.filter(({ orders }) => orders > 0).map(({ key, orders }) => [key, orders])).toEqual([
    ['2026-10-01', 2],
    ['2026-10-11', 4],
  ])
  expect(kyiv.total.orders).toBe(6)
})

test('of countries and pairs those with few orders are one row, and every grouping has the same total', async () => {
  const partner = await aMonth()
  const country = await statistics(partner, `by=country&${month}`)
  expect(country.rows.map(({ key, orders }) => [key, orders])).toEqual([
    ['DE', 5],
    [null, 3],
  ])
  const pair = await statistics(partner, `by=pair&${month}`)
  expect(pair.rows).toMatchObject([{ key: 'btc-btc/eth-eth', orders: 8 }])
  const code = await statistics(partner, `by=code&${month}`)
  for (const { total } of [country, pair, code])
    expect(total).toEqual((await statistics(partner, month)).total)
})

test.each([
  'from=2026-13-01',
  'from=2026-10-02&to=2026-10-01',
  'from=2024-01-01&to=2026-01-01',
  'timeZone=%2B05:30',
  'by=hour',
])('statistics of %s are refused', async (query) => {
  const { owner } = await aPartner()
  expect((await owner.request('GET', `${BASE}/statistics?${query}`)).status).toBe(400)
})

test('commissions say what each order brought or why not, in two digits and by the day', async () => {
  const partner = await aPartner()
  const order = await settledFor(partner, {
    amountFrom: '0.12345678',
    attributed: { code: 'c', country: 'DE' },
  })
  await settledFor(partner, { attributed: { reason: 'own_order' } })
  await settledFor(partner, { kind: 'stated', earns: 40 })
  const { result } = await partner.owner.request<Rows<PartnerCommission>>('GET', `${BASE}/commissions`)
  expect(result.totalCount).toBe(3)
  const rowOf = (outcome: PartnerCommission['outcome']) =>
    result.result.find((row) => row.outcome === outcome)
  expect(rowOf('earned')).toEqual({
    ...{
      date: new Date(order.createdAt).toISOString().slice(0, 10),
      code: 'c',
      source: 'link',
      reason: 'last_link',
    },
    ...{
      fromAsset: 'btc-btc',
      toAsset: 'eth-eth',
      outcome: 'earned',
      volumeBtc: '0.12',
      commissionBtc: '0.00049',
    },
  })
  expect(rowOf('not_counted')).toMatchObject({ reason: 'own_order', commissionBtc: '0' })
  expect(rowOf('unconfirmed')).toMatchObject({ commissionBtc: '0.0004' })
  expect((await me(partner.owner)).result).toMatchObject({ pendingBtc: '0.0004', earnedBtc: '0.00049382' })
  expect(JSON.stringify(result)).not.toContain(order.publicId)
})

test('with the account the partner is closed, its codes are nobody’s and its balance is left behind', async () => {
  const partner = await aPartner({
    codes: ['leaving'],
    about: 'A blog.',
    ofCodes: { label: 'Mine', subId: 's' },
  })
  await earnCommission(partner.id, '0.01')
  await aWidget({}, partner)
  await partner.owner.request('POST', `${BASE}/keys`, { label: 'Shop', scope: 'read' })
  const db = await database()
  await db.transaction((tx) => closePartner(tx, partner.owner.id, Date.now()))
  await db.transaction((tx) => bookPartnerClosed(tx, partner.id, Date.now()))
  const [closed] = await db.select().from(partners).where(eq(partners.id, partner.id))
  expect(closed).toMatchObject({ state: 'closed', about: '' })
  const [code] = await db.select().from(partnerCodes).where(eq(partnerCodes.code, 'leaving'))
  expect([code?.label, code?.subId, code?.endedAt !== null]).toEqual(['', null, true])
  const [widget] = await db.select().from(partnerWidgets).where(eq(partnerWidgets.partnerId, partner.id))
  expect(widget).toMatchObject({ name: '', origins: [], publicKeys: [] })
  expect(widget?.endedAt).not.toBeNull()
  const [key] = await db.select().from(partnerKeys).where(eq(partnerKeys.partnerId, partner.id))
  expect([key?.label, key?.revokedAt !== null]).toEqual(['', true])
  expect((await me(partner.owner)).result.balanceBtc).toBe('0')
  expect(await db.select().from(payouts).where(eq(payouts.partnerId, partner.id))).toEqual([])
})

test('the export of the account has the partner and its codes', async () => {
  const { owner } = await aPartner({ codes: ['exported'], about: 'A blog.' })
  const { result } = await owner.request<{ partner: object }>('GET', '/api/v4/customers/export')
  expect(result.partner).toMatchObject({ state: 'active', about: 'A blog.', codes: [{ code: 'exported' }] })
  const nobody = await (await aCustomer()).request<{ partner: null }>('GET', '/api/v4/customers/export')
  expect(nobody.result.partner).toBeNull()
})

test('the export of the account has the application as an ambassador', async () => {
  const owner = await aCustomer()
  const words = { languages: 'German', work: 'A channel', links: '', text: 'A video each week' }
  const row = { id: randomUUID(), customerId: owner.id, state: 'applied' as const, appliedAt: Date.now() }
  await (await database()).insert(ambassadors).values({ ...row, ...words, budgetBtc: '0' })
  const { result } = await owner.request<{ ambassador: object }>('GET', '/api/v4/customers/export')
  expect(result.ambassador).toMatchObject({ state: 'applied', ...words, tasks: [] })
})
