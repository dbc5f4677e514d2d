import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import type { Invitations } from '@/contract/invitations'
import { database } from '@/server/database/database'
import { lockCustomer } from '@/server/database/lockCustomer'
import {
  customers,
  earnings,
  invitations,
  invitedOrders,
  payouts,
  savedAddresses,
  type StoredExchange,
} from '@/server/database/schema'
import { adjustEarning, expensedOn } from '@/server/journal/adjustEarning'
import { bookAccountClosed, bookPayoutRequested, totalsOf } from '@/server/journal/customerBook'
import { correctCommission } from '@/server/journal/partnerBook'
import { reviseInvitation } from '@/server/journal/invitationBook'
import { newPayout } from '@/server/programmes/payoutRequest'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { aStaffMember, deskCall } from '../desk/aStaffMember'
import { judgeJournal } from '../journal/judgeJournal'
import { loyaltyOf } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { finishedFor, settleNow, undo } from './aFinishedOrder'
import { aPartner } from './aPartner'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.TRUST_PROXY = '1'
  process.env.COUNTRY_HEADER = 'x-country'
})
useTemporaryDatabase()
useClock()

const DAY = 86_400_000
const terms = { countries: ['DE'], sharePercent: '25', capBtc: '0.001', days: 180 }
const offer = (invited: object = terms) =>
  setOperator({ ...NO_OPERATOR, file: { programmes: { invitations: { ...terms, ...invited } } } })
beforeEach(() => offer())
afterEach(async () => {
  setOperator(undefined)
  await judgeJournal()
})

const HERE = { 'x-country': 'DE' }
const view = (who: TestCustomer, headers: Record<string, string> = HERE) =>
  who.request<Invitations>('GET', '/api/v4/invitations/me', undefined, headers)
const codeOf = async (who: TestCustomer) =>
  (await who.request<Invitations>('POST', '/api/v4/invitations/code', {}, HERE)).result.code ?? ''
const accept = (who: TestCustomer, code: string) =>
  who.request<Invitations>('POST', '/api/v4/invitations/accept', { code }, HERE)

/** A friend who has entered the code of an account that is a day older. */
async function invited() {
  const anna = await aCustomer({ createdAt: Date.now() - DAY })
  const ben = await aCustomer()
  expect((await accept(ben, await codeOf(anna))).status).toBe(200)
  return { anna, ben }
}
const given = async ({ publicId }: StoredExchange) =>
  Number(await (await database()).transaction((tx) => expensedOn(tx, publicId)))
const balance = async ({ id }: { id: string }) => (await totalsOf(await database(), id)).balanceBtc

type Wanted = Parameters<typeof finishedFor>[1]
/** Of nobody's partner, without cashback unless it is wanted: 0.1 BTC that earn 0.0005. */
async function settled(ben: TestCustomer, wanted: Wanted = {}): Promise<StoredExchange> {
  const partner = await aPartner()
  const order = await finishedFor(partner, {
    ...{ buyer: ben, addressTo: 'of ben', attributed: { reason: 'own_order' } },
    ...wanted,
  })
  later(1)
  await settleNow(order)
  return order
}
async function report(order: StoredExchange, amount: string) {
  const evidence = { source: 'report' as const, reference: 'r' }
  const db = await database()
  return db.transaction((tx) => adjustEarning(tx, order, { unit: 'btc', amount, evidence }, Date.now()))
}
async function outcomeOf({ publicId }: StoredExchange) {
  const db = await database()
  const [found] = await db.select().from(invitedOrders).where(eq(invitedOrders.publicId, publicId))
  return found
}
async function withdraw({ id }: TestCustomer, amountBtc: string) {
  const db = await database()
  const keys = { id: randomUUID(), idempotencyKey: randomUUID() }
  const payout = newPayout({
    ...keys,
    customerId: id,
    partnerId: null,
    amountBtc,
    address: 'hers',
    holdReason: null,
  })
  await db.insert(payouts).values(payout)
  await db.transaction(async (tx) => {
    await lockCustomer(tx, id)
    await bookPayoutRequested(tx, payout)
  })
}

test('there is nothing where it is off, in another country, or in none that is known', async () => {
  const anna = await aCustomer()
  expect((await view(anna)).status).toBe(200)
  expect((await view(anna, { 'x-country': 'GB' })).status).toBe(404)
  expect((await view(anna, {})).status).toBe(404)
  offer({ countries: [] })
  expect((await view(anna)).status).toBe(404)
  expect((await accept(anna, 'ABCDEFGH')).status).toBe(404)
})

test('both sides earn their share of what is left, and see it', async () => {
  const { anna, ben } = await invited()
  const order = await settled(ben)
  // 0.0005 less 0.00005 of cashback; a quarter of that for each.
  expect(await outcomeOf(order)).toMatchObject({
    outcome: 'earned',
    inviterBtc: '0.0001125',
    friendBtc: '0.0001125',
  })
  expect(await balance(anna)).toBe('0.0001125')
  expect(await balance(ben)).toBe('0.0001625')
  expect(await given(order)).toBe(0.000275)
  expect((await view(ben)).result.invitedBy).toMatchObject({ state: 'active', rewardBtc: '0.0001125' })
  const { friends, earnedBtc } = (await view(anna)).result
  expect(earnedBtc).toBe('0.0001125')
  expect(friends).toMatchObject([{ state: 'active', rewardBtc: '0.00011' }])
})

test('nothing of the friend’s exchange is in the inviter’s account', async () => {
  const { anna, ben } = await invited()
  const order = await settled(ben)
  const known = [
    await loyaltyOf(anna),
    await view(anna),
    await anna.request('GET', '/api/v4/customers/export'),
  ]
  const text = JSON.stringify(known)
  for (const secret of [order.publicId, ben.id, 'of ben']) expect(text).not.toContain(secret)
  expect((await loyaltyOf(anna)).entries).toMatchObject([
    { kind: 'inviter_reward', publicId: null, at: expect.stringMatching(/T00:00:00.000Z$/) as string },
  ])
  expect((await loyaltyOf(ben)).entries[0]).toMatchObject({ kind: 'friend_reward', publicId: order.publicId })
})

test('a commission comes first, and a correction of it leaves less', async () => {
  const { anna, ben } = await invited()
  const order = await settled(ben, { attributed: { reason: 'last_link' } })
  // 0.0004 of commission and 0.00005 of cashback leave 0.00005.
  expect(await balance(anna)).toBe('0.0000125')
  const db = await database()
  await db.transaction(async (tx) => {
    await correctCommission(tx, order.publicId, '0.00045', Date.now())
    await reviseInvitation(tx, order.publicId, Date.now())
  })
  expect(await balance(anna)).toBe('0')
  expect(await given(order)).toBe(0.0005)
})

test('what is only stated is booked once a statement confirms it', async () => {
  const { anna, ben } = await invited()
  const order = await settled(ben, { kind: 'stated' })
  expect(await outcomeOf(order)).toMatchObject({ outcome: 'unconfirmed', inviterBtc: '0' })
  await report(order, '0.0005')
  expect(await balance(anna)).toBe('0.0001125')
})

test('a refund takes both back, writes off what was withdrawn, and is final', async () => {
  const { anna, ben } = await invited()
  const order = await settled(ben)
  await withdraw(anna, '0.0001')
  await undo(order)
  await undo(order)
  expect([await balance(anna), await balance(ben)]).toEqual(['0', '0'])
  expect(await given(order)).toBe(0)
  await report(order, '0.0009')
  expect(await balance(anna)).toBe('0')
  expect(await outcomeOf(order)).toMatchObject({ outcome: 'refunded', inviterBtc: '0', friendBtc: '0' })
})

test('an earning that is corrected moves both, up to the cap of all orders together', async () => {
  offer({ capBtc: '0.0002' })
  const { anna, ben } = await invited()
  const [first, second] = [await settled(ben), await settled(ben)]
  expect(await balance(anna)).toBe('0.0002')
  expect((await view(anna)).result.friends[0]?.state).toBe('full')
  await report(first, '0.00015')
  expect(await balance(anna)).toBe('0.0001125')
  await report(first, '0.009')
  expect(await balance(anna)).toBe('0.0002')
  await undo(second)
  expect(await balance(anna)).toBe('0.0001125')
})

test('orders of before, after its time and of another account bring nothing', async () => {
  const { anna, ben } = await invited()
  await settled(ben, { createdAt: Date.now() - DAY })
  await settled(ben, { claimedAt: Date.now() })
  await settled(anna)
  later(181 * DAY)
  await settled(ben)
  expect((await view(anna)).result).toMatchObject({ earnedBtc: '0', friends: [{ state: 'ended' }] })
})

test('an order to an address of the inviter brings nothing, and neither does any after it', async () => {
  const { anna, ben } = await invited()
  const db = await database()
  await db.insert(savedAddresses).values({
    ...{ id: 'saved', customerId: anna.id, label: '', ticker: 'eth', network: 'eth', address: 'of anna' },
    ...{ extraId: null, createdAt: Date.now() },
  })
  const own = await settled(ben, { addressTo: 'of anna' })
  expect(await outcomeOf(own)).toMatchObject({ outcome: 'same_person', inviterBtc: '0' })
  await report(own, '0.0009')
  expect(await outcomeOf(await settled(ben))).toMatchObject({ outcome: 'same_person', inviterBtc: '0' })
  expect(await balance(anna)).toBe('0')
  expect((await view(ben)).result.invitedBy?.state).toBe('refused')
})

test('the same address with another memo is another person’s', async () => {
  const { anna, ben } = await invited()
  const theirs = await settled(anna, { addressTo: 'exchange', extraIdTo: '1' })
  expect(theirs.customerId).toBe(anna.id)
  const order = await settled(ben, { addressTo: 'exchange', extraIdTo: '2' })
  expect(await outcomeOf(order)).toMatchObject({ outcome: 'earned' })
})

test.each([
  ['one’s own', async (anna: TestCustomer) => anna, 400],
  ['a tagged address of one’s own', () => aCustomer({ email: 'anna+2@example.com' }), 400],
  ['that of a younger account', () => aCustomer({ createdAt: Date.now() - 2 * DAY }), 409],
  ['in an account that is not new', () => aCustomer({ createdAt: Date.now() - 31 * DAY }), 409],
])('a code is refused: %s', async (_, who, status) => {
  const db = await database()
  await db.delete(customers).where(sql`email like 'anna%'`)
  const anna = await aCustomer({ email: 'anna@example.com', createdAt: Date.now() - DAY })
  const friend = await who(anna)
  expect((await accept(friend, await codeOf(anna))).status).toBe(status)
  expect(await db.select().from(invitations).where(eq(invitations.friendId, friend.id))).toEqual([])
})

test('a code is entered once, however it is written, and before the first exchange', async () => {
  const anna = await aCustomer({ createdAt: Date.now() - DAY })
  const code = await codeOf(anna)
  expect(await codeOf(anna)).toBe(code)
  const ben = await aCustomer()
  expect((await view(ben)).result.mayAccept).toBe(true)
  expect((await accept(ben, 'nobody’s')).status).toBe(400)
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4).replaceAll('0', 'o').replaceAll('1', 'l')}`
  expect((await accept(ben, typed)).result.invitedBy).toMatchObject({ state: 'active', rewardBtc: '0' })
  expect((await accept(ben, code)).status).toBe(409)
  const cleo = await aCustomer()
  await settled(cleo)
  expect((await view(cleo)).result.mayAccept).toBe(false)
  expect((await accept(cleo, code)).status).toBe(409)
})

test('terms of the acceptance stay', async () => {
  const { anna, ben } = await invited()
  offer({ sharePercent: '1', capBtc: '0' })
  await settled(ben)
  expect(await balance(anna)).toBe('0.0001125')
})

test('a deleted account leaves no person, and a later refund takes nothing from anybody else', async () => {
  const { anna, ben } = await invited()
  const order = await settled(ben)
  const db = await database()
  await db.transaction(async (tx) => {
    await lockCustomer(tx, anna.id)
    await bookAccountClosed(tx, anna.id, Date.now())
    await tx.delete(customers).where(eq(customers.id, anna.id))
  })
  const [left] = await db.select().from(invitations).where(eq(invitations.friendId, ben.id))
  expect(left).toMatchObject({ inviterId: null, friendId: ben.id })
  expect((await view(ben)).result.invitedBy?.state).toBe('ended')
  await settled(ben)
  await report(order, '0.0009')
  await undo(order)
  expect(await outcomeOf(order)).toMatchObject({ outcome: 'refunded' })
})

test('the desk sees who invited whom and what both have earned', async () => {
  vi.stubEnv('DESK_STAFF', 'staff@example.com:partners')
  const staff = await aStaffMember({ email: 'staff@example.com' })
  const { ben } = await invited()
  await settled(ben)
  const { result } = await deskCall<{ result: object[] }>(staff, 'GET', 'invitations')
  expect(result.result[0]).toMatchObject({
    ...{ friend: `${ben.id}@example.com`, state: 'active', orders: 1 },
    ...{ inviterBtc: '0.0001125', friendBtc: '0.0001125', capBtc: '0.001' },
  })
  vi.unstubAllEnvs()
})

test('whatever orders earn, no more is given away than that, and nobody gets more than the cap', async () => {
  const { anna, ben } = await invited()
  const db = await database()
  const amounts = fc.array(
    fc.record({
      earns: fc.integer({ min: 0, max: 90 }),
      kind: fc.constantFrom('exact' as const, 'stated' as const),
      reported: fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null }),
      isUndone: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  await fc.assert(
    fc.asyncProperty(amounts, async (orders) => {
      for (const { earns, kind, reported, isUndone } of orders) {
        const order = await settled(ben, { earns, kind, attributed: { reason: 'last_link' } })
        if (reported !== null) await report(order, (reported / 1e8).toFixed(8))
        if (isUndone) await undo(order)
        const [earning] = await db.select().from(earnings).where(eq(earnings.publicId, order.publicId))
        expect(await given(order)).toBeLessThanOrEqual(Number(earning?.valueBtc ?? 0) + 1e-12)
      }
      const { friends, earnedBtc } = (await view(anna)).result
      expect(Number(earnedBtc)).toBeLessThanOrEqual(0.001)
      expect(friends).toHaveLength(1)
    }),
    { numRuns: 12 },
  )
})
