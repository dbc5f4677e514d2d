import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import type { Commission } from '@/domain/money/commission'
import { database } from '@/server/database/database'
import { earnings, exchanges, journalEntries, type StoredExchange } from '@/server/database/schema'
import { adjustEarning } from '@/server/journal/adjustEarning'
import { bookPayoutRequested, totalsOf } from '@/server/journal/customerBook'
import { bookMissingEarnings, readEarnings } from '@/server/journal/earningsWorker'
import { balanceOf } from '@/server/journal/storedJournal'
import { lockCustomer } from '@/server/database/lockCustomer'
import { importEarnings } from '@/server/maintenance/importEarnings'
import { settle, unsettle } from '@/server/programmes/settlement'
import type { EarningsPage, Provider } from '@/server/providers/provider'
import { aCustomer, deposited, type TestCustomer } from '../aCustomer'
import { useClock, advanceSeconds } from '../clock'
import { anExchange } from '../exchanges/anExchange'
import { deposit, made, read } from '../exchanges/exchangeCalls'
import { legsWhere } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { judgeJournal } from './judgeJournal'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()
afterEach(judgeJournal)

const terms = (earnedBasisPoints: number, kind: Commission['kind'] = 'exact'): Commission => ({
  ...{ kind, basisPoints: earnedBasisPoints, earnedBasisPoints },
})

/** An order of a live provider that has just finished. */
async function finished(
  owner: TestCustomer | null,
  changes: Partial<StoredExchange>,
): Promise<StoredExchange> {
  const ids = { publicId: randomUUID(), idempotencyKey: randomUUID(), providerOrderId: randomUUID() }
  const order = anExchange({
    ...{ ...ids, provider: 'near', isSandbox: false, customerId: owner?.id ?? null },
    ...{ status: 'finished', dueAt: null, tickerFrom: 'btc', networkFrom: 'btc', amountFrom: '0.1' },
    ...{ createdAt: Date.now(), updatedAt: Date.now() },
    ...changes,
  })
  const db = await database()
  await db.insert(exchanges).values(order)
  return order
}
async function settled(
  owner: TestCustomer | null,
  changes: Partial<StoredExchange>,
): Promise<StoredExchange> {
  const order = await finished(owner, changes)
  const db = await database()
  await db.transaction(async (tx) => settle(tx, order, owner && (await lockCustomer(tx, owner.id))))
  return order
}
const earningOf = async ({ publicId }: Pick<StoredExchange, 'publicId'>) => {
  const [found] = await (await database()).select().from(earnings).where(eq(earnings.publicId, publicId))
  return found
}
const balance = async ({ id }: TestCustomer) => (await totalsOf(await database(), id)).balanceBtc
const owedBy = async (owner: string, unit = 'btc') =>
  balanceOf(await database(), { account: 'receivable', owner, unit })
const undo = async ({ publicId }: StoredExchange) =>
  (await database()).transaction((tx) => unsettle(tx, publicId, Date.now()))

test('an order of the sandbox earns its spread when it finishes, with a customer or without one', async () => {
  const { publicId } = await made()
  await deposit(publicId, 'full')
  advanceSeconds(30)
  await read(publicId)
  expect(await earningOf({ publicId })).toMatchObject({ provider: 'sandbox', kind: 'exact', unit: 'btc' })
  const owned = await deposited(await aCustomer(), { amount: '0.1' })
  advanceSeconds(30)
  await read(owned.publicId)
  await read(owned.publicId)
  expect(await earningOf(owned)).toMatchObject({ amount: '0.0005', valueBtc: '0.0005', state: 'estimated' })
  const legs = await legsWhere(eq(journalEntries.key, `earning:${owned.publicId}`))
  expect(legs.map(({ account, owner, amount }) => `${account} ${owner} ${amount}`)).toEqual([
    'receivable sandbox 0.0005',
    'revenue site -0.0005',
  ])
})

test.each<[string, Partial<StoredExchange>, object, string]>([
  ['more than the cashback', { commission: terms(50) }, { kind: 'exact', amount: '0.0005' }, '0.00005'],
  ['less than the cashback', { commission: terms(3, 'contractual') }, { amount: '0.00003' }, '0.00003'],
  [
    'what the operator states',
    { commission: terms(40, 'stated') },
    { kind: 'stated', amount: '0.0004' },
    '0.00005',
  ],
  ['nothing that is stated', { commission: terms(0, 'stated') }, { kind: 'none', reason: 'not_stated' }, '0'],
  ['nothing', { commission: terms(0, 'none') }, { kind: 'none', reason: 'no_commission' }, '0'],
  ['what nobody recorded', { commission: null }, { kind: 'none', reason: 'not_recorded' }, '0'],
  [
    'an amount of a coin that has left the catalogue',
    { commission: terms(50), tickerFrom: 'nosuchcoin' },
    { kind: 'none', reason: 'amount_unknown' },
    '0',
  ],
])(
  'a live order that earns %s books it, and no more cashback than that',
  async (_, order, earning, cashback) => {
    const anna = await aCustomer()
    expect(await earningOf(await settled(anna, order))).toMatchObject(earning)
    expect(await balance(anna)).toBe(cashback)
  },
)

test('a refund after the end takes back the earning and the cashback, as far as it is still there', async () => {
  const anna = await aCustomer()
  const before = await owedBy('near')
  const [first, second] = [
    await settled(anna, { commission: terms(50), amountFrom: '1' }),
    await settled(anna, { commission: terms(50), amountFrom: '1' }),
  ]
  const written = await balanceOf(await database(), { account: 'written_off', owner: 'site', unit: 'btc' })
  await undo(first)
  await undo(first)
  expect(await balance(anna)).not.toBe('0')
  const rest = await balance(anna)
  const db = await database()
  const now = Date.now()
  const payout = { id: randomUUID(), customerId: anna.id, amountBtc: rest, updatedAt: now, partnerId: null }
  await db.execute(sql`insert into payouts (id, customer_id, idempotency_key, amount_btc, address, state, created_at, updated_at)
    values (${payout.id}, ${anna.id}, ${payout.id}, ${rest}, 'bc1q', 'requested', now(), now())`)
  await db.transaction((tx) => bookPayoutRequested(tx, payout))
  await undo(second)
  expect(await balance(anna)).toBe('0')
  expect(await earningOf(second)).toMatchObject({ kind: 'none', reason: 'refunded', amount: null })
  const writtenAfter = await balanceOf(db, { account: 'written_off', owner: 'site', unit: 'btc' })
  expect(Number(writtenAfter) - Number(written)).toBeCloseTo(Number(rest), 10)
  expect(await owedBy('near')).toBe(before)
})

test('a report confirms or corrects an earning once, from where the run before ended, and waits for orders under way', async () => {
  const [same, more, open] = [
    await settled(null, { commission: terms(50) }),
    await settled(null, { commission: terms(50) }),
    await finished(null, { commission: terms(50), status: 'sending' }),
  ]
  const rowOf = (order: StoredExchange, amount: string) => ({
    ...{ providerId: order.providerOrderId ?? '', basisPoints: 50, asset: 'btc', amount, evidence: 'row' },
  })
  const pages: Record<string, EarningsPage> = {
    start: { rows: [rowOf(same, '0.0005'), { ...rowOf(same, '9'), providerId: 'of nobody' }], cursor: 'a' },
    a: { rows: [rowOf(more, '0.0007'), rowOf(open, '0.0005')], cursor: 'b' },
    b: { rows: [], cursor: 'b' },
  }
  const read: (string | null)[] = []
  const provider = {
    id: 'near',
    earnings: async (cursor: string | null) => {
      read.push(cursor)
      return pages[cursor ?? 'start']
    },
  } as unknown as Provider
  const before = await owedBy('near')
  expect(await readEarnings(provider, Date.now())).toEqual({
    ...{ unknown: 1, unfinished: 1, unchanged: 0, confirmed: 1, adjusted: 1 },
  })
  expect(Number(await owedBy('near')) - Number(before)).toBeCloseTo(0.0002, 10)
  expect(await earningOf(more)).toMatchObject({ state: 'confirmed', amount: '0.0007', valueBtc: '0.0007' })

  const db = await database()
  await db.transaction((tx) => settle(tx, open, null))
  expect(await readEarnings(provider, Date.now())).toMatchObject({ unchanged: 1, confirmed: 1, adjusted: 0 })
  await readEarnings(provider, Date.now())
  expect(read).toEqual([null, 'a', 'b', 'a', 'b', 'b'])
})

test('an order that the release before has finished gets its earning afterwards', async () => {
  const order = await finished(null, { provider: 'sandbox', isSandbox: true, commission: terms(50) })
  expect(await bookMissingEarnings(Date.now())).toBe(1)
  expect(await earningOf(order)).toMatchObject({ amount: '0.0005' })
  expect(await bookMissingEarnings(Date.now())).toBe(0)
})

test('a statement is tried out, booked once and refused whole where a line is wrong', async () => {
  const [known, nothing] = [
    await settled(null, { provider: 'sideshift', commission: terms(50, 'contractual') }),
    await settled(null, { provider: 'sideshift', commission: null }),
  ]
  const folder = mkdtempSync(join(tmpdir(), 'halyard-'))
  const db = await database()
  const importIt = (lines: string[], isDryRun = false) => {
    writeFileSync(join(folder, 'x.csv'), ['Order ID,Asset,Amount,Note', ...lines].join('\n'))
    return importEarnings(db, { provider: 'sideshift', file: 'x.csv', isDryRun }, folder)
  }
  const lines = [
    `${known.providerOrderId},BTC,0.0004,`,
    `${nothing.providerOrderId},btc,0.0001,`,
    'stranger,btc,1,',
  ]
  const before = await owedBy('sideshift')
  const tried = await importIt(lines, true)
  expect(tried).toContain(`line 2: ${known.providerOrderId} 0.0005 btc -> 0.0004 btc`)
  expect(tried).toContain('Dry run, nothing was booked: 2 adjusted, 0 confirmed, 0 unchanged, 1 left out.')
  expect(await owedBy('sideshift')).toBe(before)
  expect(await importIt(lines)).toContain('Booked: 2 adjusted, 0 confirmed, 0 unchanged, 1 left out.')
  expect(Number(await owedBy('sideshift')) - Number(before)).toBeCloseTo(0, 10)
  expect(await earningOf(nothing)).toMatchObject({ state: 'confirmed', amount: '0.0001', reason: null })
  expect(await importIt(lines)).toContain('Booked: 0 adjusted, 0 confirmed, 2 unchanged, 1 left out.')
  await expect(importIt([...lines, 'y,nonesuch,1,', 'z,btc,x,'])).rejects.toThrow(
    /line 5: nonesuch is no currency[^]*line 6: the amount/,
  )
  rmSync(folder, { recursive: true })
})

test('whatever is finished, refunded, reported and paid out, no order gives away more than it earned', async () => {
  const owners = [await aCustomer(), await aCustomer()]
  const step = fc.record({
    who: fc.constantFrom(...owners),
    points: fc.constantFrom(0, 2, 5, 50),
    amount: fc.constantFrom('0.01', '0.3', '2'),
    then: fc.constantFrom('nothing', 'refund', 'report', 'report and refund'),
    reported: fc.constantFrom('0', '0.00000001', '0.005'),
  })
  const db = await database()
  const orders: StoredExchange[] = []
  for (const { who, points, amount, then, reported } of fc.sample(step, { numRuns: 200, seed: 56 })) {
    const order = await settled(who, { commission: terms(points), amountFrom: amount })
    orders.push(order)
    const evidence = { source: 'report' as const, reference: 'r' }
    if (then.startsWith('report'))
      await db.transaction((tx) =>
        adjustEarning(tx, order, { unit: 'btc', amount: reported, evidence }, Date.now()),
      )
    if (then.endsWith('refund')) await undo(order)
  }
  const { rows } = await db.execute(sql`
    select entries.public_id, sum(legs.amount) as given, coalesce(max(earnings.value_btc), 0) as earned
    from journal_legs legs join journal_entries entries on entries.id = legs.entry_id
      join earnings on earnings.public_id = entries.public_id
    where legs.account = 'expense' and earnings.provider = 'near' group by entries.public_id
    having sum(legs.amount) > coalesce(max(earnings.value_btc), 0) or sum(legs.amount) < 0`)
  expect(rows).toEqual([])
  expect(orders).toHaveLength(200)
}, 120_000)
