import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { freezeAccount } from '@/server/accounts/freeze'
import { database } from '@/server/database/database'
import { blocks, exchanges, payouts } from '@/server/database/schema'
import { endBlock, storeBlock } from '@/server/screening/storedBlocks'
import { atOnce } from '../../atOnce'
import { aCustomer } from '../aCustomer'
import { anOrder, create } from '../exchanges/exchangeCalls'
import { BTC, earn, payOut } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { openConnections, untilWaiting } from './concurrency'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
beforeAll(openConnections)

let count = 0
const blockOf = (customerId: string) => ({
  ...{ id: `block${++count}`, kind: 'customer' as const, value: customerId, key: customerId },
  ...{ reason: 'of a race', staff: 'staff@example.com' },
})
const block = (customerId: string) => storeBlock(blockOf(customerId), Date.now())

test('a block that is stored while an order waits for its row refuses that order', async () => {
  const anna = await aCustomer()
  const headers = await anna.headers()
  const db = await database()
  let order: ReturnType<typeof create> | undefined
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select 1 from customers where id = ${anna.id} for update`)
    order = create(anOrder(), undefined, headers)
    // It has passed the check before its transaction, and waits for the row of its customer.
    await untilWaiting(1)
    await block(anna.id)
  })
  expect(await order).toMatchObject({ status: 403, error: { code: 'screening_denied' } })
  expect(await db.$count(exchanges, eq(exchanges.customerId, anna.id))).toBe(0)
})

test.each([
  ['a block', (id: string) => block(id)],
  ['a freeze', (id: string) => freezeAccount(id, Date.now())],
])('after %s nothing of its customer is stored, of forty orders and payouts at once', async (_, refuse) => {
  for (let round = 0; round < 5; round++) {
    const anna = await aCustomer()
    await earn(anna, '1')
    const headers = await anna.headers()
    const db = await database()
    const counts = async () => [
      await db.$count(exchanges, eq(exchanges.customerId, anna.id)),
      await db.$count(payouts, eq(payouts.customerId, anna.id)),
    ]
    const orders = atOnce<{ status: number }>(40, (index) =>
      index % 2 === 0
        ? create(anOrder(), undefined, headers)
        : payOut(anna, { amountBtc: '0.001', address: BTC }),
    )
    await refuse(anna.id)
    const then = await counts()
    const outcomes = await orders
    expect(await counts()).toEqual(then)
    expect(outcomes.every(({ status }) => [201, 401, 403].includes(status))).toBe(true)
  }
})

test('of forty that block or unblock the same at once one does', async () => {
  const anna = await aCustomer()
  const blocked = await atOnce(40, () => block(anna.id))
  const [id = '', ...others] = new Set(blocked.map((one) => one.id))
  expect(others).toEqual([])
  const db = await database()
  expect(await db.$count(blocks, eq(blocks.key, anna.id))).toBe(1)
  const ended = await atOnce(40, () => endBlock(id, 'staff@example.com', Date.now()))
  expect(ended.filter(Boolean)).toHaveLength(1)
})
