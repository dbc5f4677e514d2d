import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { readDueOrders } from '@/server/exchanges/liveReader'
import type { Provider } from '@/server/providers/provider'
import { registerProviders } from '@/server/providers/registry'
import { useTemporaryDatabase } from '../../temporaryDatabase'
import { anOrder, create } from '../exchangeCalls'
import { aCreatedOrder, aState, registerAcme } from './liveProvider'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()

const SECRET = 'memo-4711'
const [FIRST, SECOND, THIRD] = ['a', 'b', 'c'].map((letter) => letter.repeat(40))
const useSecrets = (current = '', previous = '') => {
  vi.stubEnv('TOKEN_SECRET', current)
  vi.stubEnv('TOKEN_SECRET_PREVIOUS', previous)
}

const readState = vi.fn<Provider['read']>()
beforeEach(async () => {
  vi.unstubAllEnvs()
  readState.mockReset().mockResolvedValue(aState())
  registerAcme({
    create: (order) => {
      const created = aCreatedOrder(order)
      return Promise.resolve({ ...created, ref: { ...created.ref, secret: SECRET } })
    },
    read: readState,
  })
  await (await database()).update(exchanges).set({ dueAt: null })
  return () => registerProviders(null)
})

const ordered = async () => (await create(anOrder())).result.publicId
async function rowOf(publicId: string) {
  const [row] = await (await database()).select().from(exchanges).where(eq(exchanges.publicId, publicId))
  if (!row) throw new Error('no row')
  return row
}
/** The secret that the provider is then read with; undefined: it was not read. */
async function readNow(publicId: string): Promise<string | null | undefined> {
  const db = await database()
  await db.update(exchanges).set({ dueAt: 0, leasedUntil: null }).where(eq(exchanges.publicId, publicId))
  readState.mockClear()
  await readDueOrders()
  return readState.mock.calls[0]?.[0].secret
}

test('the secret of an order is stored encrypted, each time otherwise, and its provider gets it back', async () => {
  const orders = [await ordered(), await ordered()]
  const stored = await Promise.all(orders.map(async (publicId) => (await rowOf(publicId)).providerSecret))
  expect(stored.join()).not.toContain(SECRET)
  expect(new Set(stored).size).toBe(2)
  for (const publicId of orders) expect(await readNow(publicId)).toBe(SECRET)
})

test('it can be read after TOKEN_SECRET was set, and while the previous one is named', async () => {
  const publicId = await ordered()
  useSecrets(FIRST)
  expect(await readNow(publicId)).toBe(SECRET)
  const later = await ordered()
  useSecrets(SECOND, FIRST)
  expect(await readNow(later)).toBe(SECRET)
})

test('under a secret that has left the settings the read fails, and goes on when it is back', async () => {
  useSecrets(FIRST)
  const publicId = await ordered()
  useSecrets(THIRD, SECOND)
  expect(await readNow(publicId)).toBeUndefined()
  expect(await rowOf(publicId)).toMatchObject({ status: 'waiting', failedReads: 1, leasedUntil: null })
  useSecrets(THIRD, FIRST)
  expect(await readNow(publicId)).toBe(SECRET)
})

test('that of another order, or one that was changed, is worth nothing', async () => {
  const [publicId, other] = [await ordered(), await ordered()]
  const db = await database()
  const { providerSecret } = await rowOf(other)
  await db.update(exchanges).set({ providerSecret }).where(eq(exchanges.publicId, publicId))
  expect(await readNow(publicId)).toBeUndefined()
})

test('one that an earlier release stored as it was is still used', async () => {
  const publicId = await ordered()
  const db = await database()
  await db.update(exchanges).set({ providerSecret: SECRET }).where(eq(exchanges.publicId, publicId))
  expect(await readNow(publicId)).toBe(SECRET)
})
