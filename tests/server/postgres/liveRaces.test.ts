import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { exchanges, mails } from '@/server/database/schema'
import { readDueOrders } from '@/server/exchanges/liveReader'
import type { Provider } from '@/server/providers/provider'
import { registerProviders } from '@/server/providers/registry'
import { aCustomer } from '../aCustomer'
import { aStaffMember, deskCall } from '../desk/aStaffMember'
import { anOrder, create } from '../exchanges/exchangeCalls'
import { aCreatedOrder, aState, registerAcme } from '../exchanges/live/liveProvider'
import { BTC, earn, payOut, payoutsOf } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { openConnections, whileLocked } from './concurrency'

/** Two calls that are both past their first check when the first of them writes, as those of two instances can be. */
vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
beforeAll(openConnections)

const created = vi.fn<Provider['create']>()
const readState = vi.fn<Provider['read']>()
beforeEach(() => {
  created.mockReset().mockImplementation((order) => Promise.resolve(aCreatedOrder(order)))
  readState.mockReset().mockResolvedValue(aState())
  registerAcme({ create: created, read: readState })
  return () => registerProviders(null)
})

test('an order that two instances find due is read by one of them', async () => {
  const { result } = await create(anOrder())
  const db = await database()
  await db.update(exchanges).set({ dueAt: 0 }).where(eq(exchanges.publicId, result.publicId))
  const row = sql`select 1 from exchanges where public_id = ${result.publicId} for update`
  await whileLocked(row, [readDueOrders, readDueOrders])
  expect(readState).toHaveBeenCalledOnce()
})

test('a payout that one member of staff sends while another refuses it ends one way, with one email', async () => {
  const staff = `racer${randomUUID()}@example.com`
  vi.stubEnv('DESK_STAFF', `${staff}:payouts`)
  const anna = await aStaffMember({ email: staff })
  const email = `paid${randomUUID()}@example.com`
  const bob = await aCustomer({ email })
  await earn(bob, '0.01')
  const { id } = (await payOut(bob, { amountBtc: '0.004', address: BTC })).result
  const decide = (body: object) => async () =>
    (await deskCall(anna, 'POST', `payouts/${id}/decision`, body)).status
  const row = sql`select 1 from customers where id = ${bob.id} for update`
  const statuses = await whileLocked(row, [
    decide({ decision: 'sent', tx: 'b2f1'.repeat(16) }),
    decide({ decision: 'refuse', reason: 'Nobody knows the address.' }),
    decide({ decision: 'sent', tx: 'c3e2'.repeat(16) }),
  ])
  vi.unstubAllEnvs()
  expect(statuses.sort()).toEqual([200, 409, 409])
  const { result, balanceBtc } = await payoutsOf(bob)
  expect(balanceBtc).toBe(result[0]?.state === 'failed' ? '0.01' : '0.006')
  const db = await database()
  const enqueued = await db.select().from(mails).where(eq(mails.to, email))
  expect(enqueued).toHaveLength(2)
})

test('an order that is sent twice under one key before either is stored reaches the provider once', async () => {
  const key = randomUUID()
  const both: Awaited<ReturnType<typeof create>>[] = []
  const call = async () => both.push(await create(anOrder(), key))
  // Reads go on, so that neither call finds the row of the other before it writes its own.
  await whileLocked(sql`lock table exchanges in share mode`, [call, call])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 201])
  expect(new Set(both.map(({ result }) => result.publicId)).size).toBe(1)
  expect(created).toHaveBeenCalledOnce()
})
