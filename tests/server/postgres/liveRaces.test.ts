import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { readDueOrders } from '@/server/exchanges/liveReader'
import type { Provider } from '@/server/providers/provider'
import { registerProviders } from '@/server/providers/registry'
import { anOrder, create } from '../exchanges/exchangeCalls'
import { aCreatedOrder, aState, registerAcme } from '../exchanges/live/liveProvider'
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
