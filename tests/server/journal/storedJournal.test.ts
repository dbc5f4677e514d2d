import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { earningLegs } from '@/domain/money/bookings'
import type { JournalLeg } from '@/domain/money/journal'
import { database } from '@/server/database/database'
import {
  customers,
  journalEntries,
  journalLegs,
  journalOwners,
  ledger,
  payouts,
} from '@/server/database/schema'
import {
  bookAccountClosed,
  bookPayoutRequested,
  bookPayoutReturned,
  bookPayoutSent,
  totalsOf,
} from '@/server/journal/customerBook'
import { balanceOf, book, type NewJournalEntry, reverse } from '@/server/journal/storedJournal'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { earn, entriesOf } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { judgeJournal } from './judgeJournal'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterEach(judgeJournal)

const inOne = async <Result>(work: (tx: Parameters<typeof book>[0]) => Promise<Result>) =>
  (await database()).transaction(work)
const anEntry = (legs: readonly JournalLeg[], key = randomUUID()): NewJournalEntry => ({
  ...{ key, kind: 'earning', at: Date.now(), legs },
})
const balance = async ({ id }: TestCustomer) => (await totalsOf(await database(), id)).balanceBtc
const aPayout = async ({ id: customerId }: TestCustomer, amountBtc: string) => {
  const now = Date.now()
  const payout = {
    ...{ id: randomUUID(), customerId, idempotencyKey: randomUUID(), amountBtc, address: 'bc1q' },
    ...{
      state: 'requested' as const,
      tx: null,
      createdAt: now,
      updatedAt: now,
      dueAt: null,
      holdReason: null,
      partnerId: null,
    },
  }
  await (await database()).insert(payouts).values(payout)
  return payout
}
/** What the database said: drizzle wraps it. */
const causeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      return cause instanceof Error ? cause.message : 'no error'
    },
  )

test('an entry whose legs do not sum to zero in each unit is refused', async () => {
  const legs: JournalLeg[] = [
    { account: 'receivable', owner: 'near', unit: 'btc', amount: '1' },
    { account: 'revenue', owner: 'site', unit: 'eth', amount: '-1' },
  ]
  await expect(inOne((tx) => book(tx, anEntry(legs)))).rejects.toThrow('unbalanced')
  await expect(inOne((tx) => book(tx, anEntry([])))).rejects.toThrow('unbalanced')
})

test('the database refuses, at the end of the transaction, an entry that was written past the code', async () => {
  const facts = { kind: 'earning' as const, at: Date.now() }
  const written = inOne(async (tx) => {
    const [entry] = await tx
      .insert(journalEntries)
      .values({ ...facts, key: randomUUID() })
      .returning()
    const leg = { account: 'revenue', owner: 'site', unit: 'btc', amount: '-1' } as const
    await tx.insert(journalLegs).values({ ...leg, entryId: entry?.id ?? 0 })
  })
  expect(await causeOf(written)).toContain('do not sum to zero')
  const empty = inOne((tx) => tx.insert(journalEntries).values({ ...facts, key: randomUUID() }))
  expect(await causeOf(empty)).toContain('do not sum to zero')
})

test('nothing booked is changed or deleted', async () => {
  await inOne((tx) => book(tx, anEntry(earningLegs('near', 'btc', '1'))))
  const db = await database()
  expect(await causeOf(db.update(journalLegs).set({ owner: 'exolix' }))).toContain('append-only')
  expect(await causeOf(db.delete(journalEntries))).toContain('append-only')
})

test('a key is booked once, however many write it at once, and reversed once', async () => {
  const key = randomUUID()
  const legs = earningLegs('sideshift', 'eth', '0.25')
  const booked = await Promise.all(
    Array.from({ length: 10 }, () => inOne((tx) => book(tx, anEntry(legs, key)))),
  )
  expect(booked.filter(Boolean)).toHaveLength(1)
  const place = { account: 'receivable', owner: 'sideshift', unit: 'eth' } as const
  const db = await database()
  expect(await balanceOf(db, place)).toBe('0.25')
  const reversal = { key: `${key}:back`, kind: 'earning_return', at: Date.now() } as const
  await Promise.all(Array.from({ length: 5 }, () => inOne((tx) => reverse(tx, key, reversal))))
  expect(await balanceOf(db, place)).toBe('0')
  expect(await inOne((tx) => reverse(tx, 'never booked', { ...reversal, key: 'no' }))).toBe(false)
})

test('a payout takes what is there and no more, and is either sent or returned', async () => {
  const [anna, boris] = [await aCustomer(), await aCustomer()]
  await earn(anna, '0.003')
  await earn(boris, '0.005')
  const payout = await aPayout(anna, '0.002')
  expect(await inOne((tx) => bookPayoutRequested(tx, payout))).toBe(true)
  expect(await inOne((tx) => bookPayoutRequested(tx, payout))).toBe(false)
  // Boris has enough, and it is none of hers.
  const second = await aPayout(anna, '0.002')
  await expect(inOne((tx) => bookPayoutRequested(tx, second))).rejects.toThrow('overdrawn')
  expect(await balance(anna)).toBe('0.001')

  await inOne((tx) => bookPayoutSent(tx, payout))
  await inOne((tx) => bookPayoutSent(tx, payout))
  await expect(inOne((tx) => bookPayoutReturned(tx, payout))).rejects.toThrow('overdrawn')

  const third = await aPayout(anna, '0.001')
  await inOne((tx) => bookPayoutRequested(tx, third))
  await inOne((tx) => bookPayoutReturned(tx, third))
  await inOne((tx) => bookPayoutReturned(tx, third))
  await expect(inOne((tx) => bookPayoutSent(tx, third))).rejects.toThrow('overdrawn')
  expect([await balance(anna), await balance(boris)]).toEqual(['0.001', '0.005'])
})

test('what the release before books into its ledger is in the journal, and its ledger has what this one books', async () => {
  const anna = await aCustomer()
  const db = await database()
  const line = { customerId: anna.id, publicId: null, payoutId: null, at: Date.now() }
  const payout = await aPayout(anna, '0.001')
  await db.insert(ledger).values({ ...line, kind: 'cashback', amountBtc: '0.004', publicId: randomUUID() })
  await db.insert(ledger).values({ ...line, kind: 'payout', amountBtc: '-0.001', payoutId: payout.id })
  await earn(anna, '0.002')
  await db.update(payouts).set({ state: 'finished' }).where(eq(payouts.id, payout.id))
  await expect(inOne((tx) => bookPayoutReturned(tx, payout))).rejects.toThrow('overdrawn')

  expect((await entriesOf(anna)).map(({ kind, amountBtc }) => [kind, amountBtc])).toEqual([
    ['cashback', '0.004'],
    ['payout', '-0.001'],
    ['cashback', '0.002'],
  ])
  const copied = await db.select().from(ledger).where(eq(ledger.customerId, anna.id))
  const sum = copied.reduce((total, { amountBtc }) => total + Number(amountBtc), 0)
  expect(sum).toBeCloseTo(Number(await balance(anna)), 10)
})

test('what an account leaves behind when it is closed is owed to nobody, and nothing says whose it was', async () => {
  const anna = await aCustomer()
  await earn(anna, '0.003')
  const db = await database()
  const [owner] = await db.select().from(journalOwners).where(eq(journalOwners.customerId, anna.id))
  await inOne(async (tx) => {
    await bookAccountClosed(tx, anna.id, Date.now())
    await tx.delete(customers).where(eq(customers.id, anna.id))
  })
  const place = { owner: owner?.id ?? '', unit: 'btc' }
  expect(await balanceOf(db, { ...place, account: 'customer' })).toBe('0')
  expect(await db.select().from(journalOwners).where(eq(journalOwners.id, place.owner))).toEqual([
    { id: place.owner, customerId: null },
  ])
})
