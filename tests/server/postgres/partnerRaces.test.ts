import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { orderAttributions, type StoredExchange, type StoredProposal } from '@/server/database/schema'
import { bookCorrection } from '@/server/desk/partnerCorrections'
import { readEarnings } from '@/server/journal/earningsWorker'
import { partnerBalance } from '@/server/journal/partnerBook'
import type { EarningsPage, Provider } from '@/server/providers/provider'
import { aCustomer } from '../aCustomer'
import { made } from '../exchanges/exchangeCalls'
import { judgeJournal } from '../journal/judgeJournal'
import { finishedFor, settledFor, settleNow, undo } from '../partners/aFinishedOrder'
import { aPartner, type TestPartner } from '../partners/aPartner'
import { BTC } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { openConnections, whileLocked } from './concurrency'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
beforeAll(openConnections)
afterEach(judgeJournal)

/** A transaction that lost one was done again, so that its result does not show it. */
async function deadlocks(): Promise<number> {
  const db = await database()
  await db.execute(sql`select pg_stat_force_next_flush()`)
  await db.execute(sql`select pg_sleep(1.1)`)
  const { rows } = await db.execute<{ deadlocks: string }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  )
  return Number(rows[0]?.deadlocks)
}
/** Of one page. */
function readReport(name: string, rows: StoredExchange[], amount = '0.0003') {
  const page: EarningsPage = {
    rows: rows.map(({ providerOrderId }) => ({
      ...{
        providerId: providerOrderId ?? '',
        basisPoints: 50,
        asset: 'btc',
        amount,
        evidence: randomUUID(),
      },
    })),
    cursor: 'end',
  }
  const end: EarningsPage = { rows: [], cursor: 'end' }
  const earnings = (cursor: string | null) => Promise.resolve(cursor === null ? page : end)
  return readEarnings({ id: name, earnings } as unknown as Provider, Date.now())
}

const balance = async ({ id }: { id: string }) => partnerBalance(await database(), id)

test('two customers who are partners of each other do not wait for one another', async () => {
  const [anna, boris] = await Promise.all([aPartner(), aPartner()])
  const orders = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      index % 2 === 0
        ? finishedFor(anna, { buyer: boris.owner, earns: 100 })
        : finishedFor(boris, { buyer: anna.owner, earns: 100 }),
    ),
  )
  await Promise.all(orders.map(settleNow))
  expect([await balance(anna), await balance(boris)]).toEqual(['0.006', '0.006'])
  await Promise.all(orders.map(undo))
  expect([await balance(anna), await balance(boris)]).toEqual(['0', '0'])
  expect(await deadlocks()).toBe(0)
})

test('one order that is settled and refunded by several at once is booked once', async () => {
  const anna = await aPartner()
  const order = await finishedFor(anna, { buyer: await aCustomer() })
  await Promise.all(Array.from({ length: 6 }, () => settleNow(order)))
  expect(await balance(anna)).toBe('0.0004')
  await Promise.all(Array.from({ length: 6 }, () => undo(order)))
  expect(await balance(anna)).toBe('0')
})

test('reports of orders of the same partners in opposite order, and refunds meanwhile, do not wait for one another', async () => {
  const partners = await Promise.all([aPartner(), aPartner(), aPartner()])
  const orders: StoredExchange[] = []
  for (const provider of ['near', 'sideshift'])
    for (let index = 0; index < 12; index++) {
      const partner = partners[index % partners.length]
      if (partner) orders.push(await settledFor(partner, { provider, buyer: await aCustomer() }))
    }
  const of = (wanted: string) => orders.filter(({ provider }) => provider === wanted)
  const refunded = orders.filter((_, index) => index % 4 === 0)
  await Promise.all([
    readReport('near', of('near')),
    readReport('sideshift', of('sideshift').toReversed()),
    ...refunded.map(undo),
  ])
  expect(await deadlocks()).toBe(0)
  for (const order of refunded) await undo(order)
  const left = (await Promise.all(partners.map(balance))).map(Number)
  // Of each earning of 0.0003 cashback took 0.00005.
  expect(left.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(
    (orders.length - refunded.length) * 0.00025,
    10,
  )
})

const proposed = ({ id: partner }: TestPartner, { publicId: subject }: StoredExchange, amountBtc: string) =>
  ({ subject, body: { partner, amountBtc } }) as unknown as StoredProposal
const withdraw = ({ owner }: TestPartner, amountBtc: string) =>
  owner.request(
    'POST',
    '/api/v4/partners/payouts',
    { amountBtc, address: BTC },
    { 'idempotency-key': randomUUID() },
  )

test('of several requests for a payout at once one is made, and refunds meanwhile overdraw nothing', async () => {
  const partner = await aPartner()
  const orders = await Promise.all(Array.from({ length: 12 }, () => settledFor(partner)))
  const [requested] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => withdraw(partner, '0.0024'))),
    ...orders.slice(0, 9).map(undo),
  ])
  const made = requested.filter(({ status }) => status === 201)
  expect(made.length).toBeLessThanOrEqual(1)
  // Three orders are left; what was withdrawn beyond them is written off.
  expect(await balance(partner)).toBe(made.length === 1 ? '0' : '0.0012')
})

test('payouts that are requested at once, each of which the balance covers, are one', async () => {
  const partner = await aPartner()
  for (let index = 0; index < 10; index++) await settledFor(partner)
  const all = await Promise.all(Array.from({ length: 8 }, () => withdraw(partner, '0.001')))
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)])
  expect(await balance(partner)).toBe('0.003')
})

test('of orders at once that use the last of a promo code one has it', async () => {
  const ofCodes = { kind: 'promo', maxUses: 3 } as const
  const { id } = await aPartner({ codes: ['last-three'], ofCodes })
  await Promise.all(Array.from({ length: 10 }, () => made({ promoCode: 'last-three' })))
  const db = await database()
  const rows = await db.select().from(orderAttributions).where(eq(orderAttributions.partnerId, id))
  expect(rows).toHaveLength(3)
  const { rows: limited } = await db.execute(
    sql`select public_id from order_attributions where reason = 'limited_code'`,
  )
  expect(limited).toHaveLength(7)
  expect(await deadlocks()).toBe(0)
})

test('a correction that is booked while its order is refunded gives nothing away', async () => {
  const partner = await aPartner()
  const orders = await Promise.all(Array.from({ length: 12 }, () => settledFor(partner)))
  const booked = await Promise.allSettled([
    ...orders.map((order) => bookCorrection(proposed(partner, order, '0.0005'))),
    ...orders.slice(0, 6).map(undo),
  ])
  const refused = booked.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeLessThanOrEqual(6)
  for (const order of orders.slice(0, 6)) await undo(order)
  expect(await balance(partner)).toBe('0.003')
  expect(await deadlocks()).toBe(0)
})

test('whatever moves the balance of a partner waits for its row', async () => {
  const partner = await aPartner()
  const refunded = await settledFor(partner)
  // Of a provider that no report was read of, so that its cursor is at the start.
  const reported = await settledFor(partner, { provider: 'changenow' })
  for (let index = 0; index < 4; index++) await settledFor(partner)
  const open = await finishedFor(partner)
  const corrected = await settledFor(partner)
  const correction = proposed(partner, corrected, '0')
  await whileLocked(sql`select id from partners where id = ${partner.id} for no key update`, [
    () => settleNow(open),
    () => undo(refunded),
    () => readReport('changenow', [reported], '0.0001'),
    () => withdraw(partner, '0.0012'),
    () => bookCorrection(correction),
  ])
  // Seven and one are settled, one of them is refunded, one reported lower and one corrected to nothing.
  expect(await balance(partner)).toBe('0.0009')
})
