import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import type { StoredExchange } from '@/server/database/schema'
import { readEarnings } from '@/server/journal/earningsWorker'
import { partnerBalance } from '@/server/journal/partnerBook'
import type { EarningsPage, Provider } from '@/server/providers/provider'
import { aCustomer } from '../aCustomer'
import { judgeJournal } from '../journal/judgeJournal'
import { finishedFor, settledFor, settleNow, undo } from '../partners/aFinishedOrder'
import { aPartner } from '../partners/aPartner'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { openConnections } from './concurrency'

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
  const reported = (name: string, rows: StoredExchange[]) => {
    const page: EarningsPage = {
      rows: rows.map(({ providerOrderId }) => ({
        ...{
          providerId: providerOrderId ?? '',
          basisPoints: 50,
          asset: 'btc',
          amount: '0.0003',
          evidence: randomUUID(),
        },
      })),
      cursor: 'end',
    }
    const end: EarningsPage = { rows: [], cursor: 'end' }
    const earnings = (cursor: string | null) => Promise.resolve(cursor === null ? page : end)
    return readEarnings({ id: name, earnings } as unknown as Provider, Date.now())
  }
  const refunded = orders.filter((_, index) => index % 4 === 0)
  await Promise.all([
    reported('near', of('near')),
    reported('sideshift', of('sideshift').toReversed()),
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
