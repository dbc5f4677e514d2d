import { inArray } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { exchangeEvents, exchanges } from '@/server/database/schema'
import { leaseOthers, noteUnchanged } from '@/server/exchanges/dueOrders'
import { readDueOrders } from '@/server/exchanges/liveReader'
import { advanceSeconds, useClock } from '../../clock'
import { useTemporaryDatabase } from '../../temporaryDatabase'
import { useOrderWorld } from './orderWorld'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
vi.mock('@/server/push/announceStatus', { spy: true })
useTemporaryDatabase()
useClock()
const { world, open, move } = useOrderWorld()
beforeEach(async () => {
  const db = await database()
  await db.delete(exchangeEvents)
  await db.delete(exchanges)
})

const store = async (...made: ReturnType<typeof open>[]) =>
  void (await (await database()).insert(exchanges).values(made.flat()))
const rowsOf = async (publicIds: string[]) =>
  (await database()).select().from(exchanges).where(inArray(exchanges.publicId, publicIds))
const statusesOf = async (publicIds: string[]) =>
  new Set((await rowsOf(publicIds)).map(({ status }) => status))

async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 10) {
    advanceSeconds(10)
    await readDueOrders()
  }
}
const called = () => [...world.calls.values()].flat()

test('orders under way are read together, and what has changed is stored of each', async () => {
  const rows = [open('sideshift', 30, 10), open('exolix', 30, 10)]
  await store(...rows)
  const finished = move('sideshift', ({ phase }) => phase === 'exchanging', 'finished')
  const arrived = move('exolix', ({ phase }) => phase === 'waiting', 'confirming')
  await pass(600)
  expect(await statusesOf(finished)).toEqual(new Set(['finished']))
  expect(await statusesOf(arrived)).toEqual(new Set(['confirming']))
  expect(called().filter((path) => path !== '/shifts' && path !== '/transactions')).toEqual([])
  for (const { readAt, leasedUntil } of await rowsOf(rows.flat().map(({ publicId }) => publicId)))
    expect([Date.now() - (readAt ?? 0) <= 600_000, leasedUntil]).toEqual([true, null])
})

test('a list that is refused is not read again soon, and each order by itself', async () => {
  world.hasLists = false
  await store(open('sideshift', 10, 0))
  const finished = move('sideshift', () => true, 'finished')
  await pass(120)
  expect(called().filter((path) => path === '/shifts')).toHaveLength(1)
  expect(await statusesOf(finished)).toEqual(new Set(['finished']))
})

test('an order that a list lacks is read by itself', async () => {
  await store(open('exolix', 3, 3))
  const [lost] = [...(world.orders.get('exolix')?.values() ?? [])]
  if (!lost) throw new Error('none')
  lost.createdAt -= 20 * 86_400_000
  lost.phase = 'finished'
  await pass(600)
  expect(await statusesOf([`p${lost.id}`])).toEqual(new Set(['finished']))
})

test('of what came between the call and its note, another state and an earlier time stay', async () => {
  const rows = open('sideshift', 3, 0)
  await store(rows)
  advanceSeconds(60)
  const leased = await leaseOthers('sideshift', Date.now(), 10)
  const [moved, looked, left] = leased
  if (!moved || !looked || !left) throw new Error('not leased')
  const db = await database()
  const soon = Date.now() + 1000
  await db
    .update(exchanges)
    .set({ status: 'sending', version: moved.version + 1 })
    .where(inArray(exchanges.publicId, [moved.publicId]))
  await db
    .update(exchanges)
    .set({ dueAt: soon })
    .where(inArray(exchanges.publicId, [looked.publicId]))
  const later = Date.now() + 30_000
  await noteUnchanged(
    leased.map((before) => ({ before, dueAt: later })),
    Date.now(),
  )
  const after = new Map(
    (await rowsOf(leased.map(({ publicId }) => publicId))).map((row) => [row.publicId, row]),
  )
  expect(after.get(moved.publicId)).toMatchObject({ status: 'sending', readAt: moved.readAt })
  expect(after.get(looked.publicId)).toMatchObject({ dueAt: soon, readAt: Date.now(), leasedUntil: null })
  expect(after.get(left.publicId)).toMatchObject({ dueAt: later, readAt: Date.now(), failedReads: 0 })
})
