import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { journalEntries, partners, type StoredExchange } from '@/server/database/schema'
import { adjustEarning } from '@/server/journal/adjustEarning'
import { totalsOf } from '@/server/journal/customerBook'
import { bookMissingEarnings } from '@/server/journal/earningsWorker'
import { partnerBalance } from '@/server/journal/partnerBook'
import { balanceOf, book } from '@/server/journal/storedJournal'
import { payoutLegs } from '@/domain/money/bookings'
import { aCustomer } from '../aCustomer'
import { advanceSeconds, useClock } from '../clock'
import { deposit, made, read } from '../exchanges/exchangeCalls'
import { judgeJournal } from '../journal/judgeJournal'
import { legsWhere } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { attributionOf, finishedFor, settledFor, settleNow, undo } from './aFinishedOrder'
import { aPartner } from './aPartner'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()
afterEach(judgeJournal)

const balance = async ({ id }: { id: string }) => partnerBalance(await database(), id)
const writtenOff = async () =>
  Number(await balanceOf(await database(), { account: 'written_off', owner: 'site', unit: 'btc' }))
async function report(order: StoredExchange, amount: string) {
  const evidence = { source: 'report' as const, reference: 'r' }
  const db = await database()
  return db.transaction((tx) => adjustEarning(tx, order, { unit: 'btc', amount, evidence }, Date.now()))
}
/** As a payout does. */
async function withdraw({ id }: { id: string }, amount: string) {
  const db = await database()
  const legs = payoutLegs(id, amount, 'partner')
  const key = randomUUID()
  await db.transaction((tx) => book(tx, { key, kind: 'payout', at: Date.now(), payoutId: key, legs }))
}
async function entriesOf({ publicId }: Pick<StoredExchange, 'publicId'>) {
  const legs = await legsWhere(eq(journalEntries.publicId, publicId))
  return legs
    .filter(({ account }) => account === 'partner' || account === 'written_off')
    .map(({ account, amount }) => `${account} ${amount}`)
}

test('an order of the sandbox that finishes brings its partner a commission, once', async () => {
  const anna = await aPartner({ codes: ['sandbox-link'] })
  const { publicId } = await made({ referral: 'sandbox-link' })
  await deposit(publicId, 'full')
  advanceSeconds(30)
  await read(publicId)
  await read(publicId)
  expect(await attributionOf({ publicId })).toMatchObject({
    ...{ outcome: 'earned', volumeBtc: '0.1', commissionBtc: '0.0004' },
  })
  const legs = await legsWhere(eq(journalEntries.key, `commission:${publicId}`))
  expect(legs.map(({ account, owner, amount }) => `${account} ${owner} ${amount}`)).toEqual([
    'expense site 0.0004',
    `partner ${anna.id} -0.0004`,
  ])
})

test.each([
  ['the promised rate', { earns: 50 }, 'earned', '0.0004'],
  ['all that was earned', { earns: 20 }, 'earned', '0.0002'],
  ['a part of what was earned', { earns: 50, attributed: { shareMillionths: 600_000 } }, 'earned', '0.0003'],
  ['nothing where nothing is earned', { kind: 'none' as const, earns: 0 }, 'nothing_left', '0'],
  ['nothing without a price', { tickerFrom: 'nosuchcoin' }, 'volume_unknown', '0'],
  ['nothing for an own order', { attributed: { reason: 'own_order' as const } }, 'not_counted', '0'],
])('%s', async (_, wanted, outcome, commissionBtc) => {
  const anna = await aPartner()
  const order = await settledFor(anna, wanted)
  expect(await attributionOf(order)).toMatchObject({ outcome, commissionBtc })
  expect(await balance(anna)).toBe(commissionBtc)
})

test('cashback of the customer comes first, and both together are what was earned', async () => {
  const anna = await aPartner()
  const buyer = await aCustomer()
  await settledFor(anna, { buyer, earns: 40 })
  // Bronze gets 0.05 % back.
  expect((await totalsOf(await database(), buyer.id)).balanceBtc).toBe('0.00005')
  expect(await balance(anna)).toBe('0.00035')
})

test('an order that the partner has claimed before it finished is their own', async () => {
  const anna = await aPartner()
  const order = await settledFor(anna, { buyer: anna.owner })
  expect(await attributionOf(order)).toMatchObject({ reason: 'own_order', outcome: 'not_counted' })
  expect(await balance(anna)).toBe('0')
})

test('what is only stated is booked by the statement that confirms it, not before', async () => {
  const anna = await aPartner()
  const order = await settledFor(anna, { kind: 'stated', earns: 40 })
  expect(await attributionOf(order)).toMatchObject({ outcome: 'unconfirmed', commissionBtc: '0.0004' })
  expect(await balance(anna)).toBe('0')
  expect(await report(order, '0.0003')).toBe('adjusted')
  expect(await attributionOf(order)).toMatchObject({ outcome: 'earned', commissionBtc: '0.0003' })
  const same = await settledFor(anna, { kind: 'stated', earns: 40 })
  expect(await report(same, '0.0004')).toBe('confirmed')
  expect(await report(same, '0.0004')).toBe('unchanged')
  expect(await balance(anna)).toBe('0.0007')
})

test('an earning that is corrected moves the commission by the difference, up and down', async () => {
  const anna = await aPartner()
  const order = await settledFor(anna, { earns: 20 })
  await report(order, '0.0001')
  expect(await balance(anna)).toBe('0.0001')
  await report(order, '0.0003')
  expect(await balance(anna)).toBe('0.0003')
  await report(order, '0.009')
  expect(await balance(anna)).toBe('0.0004')
  expect(await entriesOf(order)).toEqual([
    'partner -0.0002',
    'partner 0.0001',
    'partner -0.0002',
    'partner -0.0001',
  ])
})

test('a refund takes the commission back, and writes off what was withdrawn', async () => {
  const anna = await aPartner()
  const buyer = await aCustomer()
  const [first, second] = [await settledFor(anna, { buyer }), await settledFor(anna, { buyer })]
  await undo(first)
  await undo(first)
  expect(await attributionOf(first)).toMatchObject({ outcome: 'refunded', commissionBtc: '0' })
  expect(await balance(anna)).toBe('0.0004')
  const before = await writtenOff()
  await withdraw(anna, '0.0003')
  await undo(second)
  expect(await balance(anna)).toBe('0')
  expect(await writtenOff()).toBeCloseTo(before + 0.0003, 10)
  expect(await entriesOf(second)).toEqual(['partner -0.0004', 'partner 0.0001', 'written_off 0.0003'])
  expect((await totalsOf(await database(), buyer.id)).balanceBtc).toBe('0')
  // A late report of a refunded order changes nothing for its partner.
  await report(first, '0.0005')
  expect(await balance(anna)).toBe('0')
})

test('two partners, and a partner and its customer, never share a balance', async () => {
  const owner = await aCustomer()
  const anna = await aPartner({ owner })
  const boris = await aPartner()
  await settledFor(anna)
  await settledFor(boris, { buyer: owner })
  expect(await balance(anna)).toBe('0.0004')
  expect(await balance(boris)).toBe('0.0004')
  expect((await totalsOf(await database(), owner.id)).balanceBtc).toBe('0.00005')
  await expect(withdraw(anna, '0.00041')).rejects.toThrow('overdrawn')
})

test('who is suspended gets nothing for orders that finish then, and keeps what was booked', async () => {
  const anna = await aPartner()
  const [booked, stated] = [
    await settledFor(anna, { earns: 20 }),
    await settledFor(anna, { kind: 'stated', earns: 40 }),
  ]
  const open = await finishedFor(anna)
  const db = await database()
  await db.update(partners).set({ state: 'suspended' }).where(eq(partners.id, anna.id))
  await settleNow(open)
  await report(stated, '0.0004')
  await report(booked, '0.0009')
  expect((await attributionOf(open))?.outcome).toBe('not_counted')
  expect((await attributionOf(stated))?.outcome).toBe('not_counted')
  expect(await balance(anna)).toBe('0.0002')
  await report(booked, '0.00005')
  expect(await balance(anna)).toBe('0.00005')
})

test('an order that the release before has finished gets its commission afterwards', async () => {
  const anna = await aPartner()
  const order = await finishedFor(anna, { provider: 'sandbox', isSandbox: true })
  expect(await bookMissingEarnings(Date.now())).toBe(1)
  expect(await attributionOf(order)).toMatchObject({ outcome: 'earned' })
  expect(await bookMissingEarnings(Date.now())).toBe(0)
  expect(await balance(anna)).toBe('0.0004')
})

test('whatever is finished, reported, withdrawn and refunded, no order gives away more than it earned', async () => {
  const people = [await aCustomer(), await aCustomer()]
  const both = await Promise.all(people.map((owner) => aPartner({ owner })))
  const step = fc.record({
    buyer: fc.constantFrom(...people, null),
    partner: fc.constantFrom(...both),
    earns: fc.constantFrom(0, 2, 5, 50),
    kind: fc.constantFrom('exact' as const, 'stated' as const),
    amountFrom: fc.constantFrom('0.01', '0.3', '2'),
    reports: fc.array(fc.constantFrom('0', '0.00000001', '0.0005', '0.02'), { maxLength: 2 }),
    isRefunded: fc.boolean(),
    isWithdrawn: fc.boolean(),
  })
  const db = await database()
  for (const { partner, reports, isRefunded, isWithdrawn, ...wanted } of fc.sample(step, {
    numRuns: 150,
    seed: 58,
  })) {
    const order = await settledFor(partner, wanted)
    const left = await balance(partner)
    if (isWithdrawn && left !== '0') await withdraw(partner, left)
    for (const amount of reports) await report(order, amount)
    if (isRefunded) await undo(order)
  }
  const { rows } = await db.execute(sql`
    select entries.public_id, sum(legs.amount) as given, coalesce(max(earnings.value_btc), 0) as earned
    from journal_legs legs join journal_entries entries on entries.id = legs.entry_id
      join earnings on earnings.public_id = entries.public_id
    where legs.account = 'expense' group by entries.public_id
    having sum(legs.amount) > coalesce(max(earnings.value_btc), 0) or sum(legs.amount) < 0`)
  expect(rows).toEqual([])
  const { rows: differing } = await db.execute(sql`
    select attributions.public_id from order_attributions attributions
      left join (select entries.public_id, sum(legs.amount) as given from journal_legs legs
        join journal_entries entries on entries.id = legs.entry_id
        where legs.account = 'expense' and entries.kind like 'commission%' group by entries.public_id) booked
        on booked.public_id = attributions.public_id
    where coalesce(booked.given, 0) <> case when attributions.outcome = 'earned' then attributions.commission_btc else 0 end`)
  expect(differing).toEqual([])
}, 120_000)
