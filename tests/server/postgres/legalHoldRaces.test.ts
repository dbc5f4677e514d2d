import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { assertNotHeld } from '@/server/legalHolds/assertNotHeld'
import { setLegalHold } from '@/server/legalHolds/setLegalHold'
import { purge } from '@/server/retention/purge'
import { anExchange } from '../exchanges/anExchange'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { openConnections } from './concurrency'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
beforeAll(openConnections)

const now = Date.now()
async function anOldExchange(): Promise<string> {
  const publicId = randomUUID()
  const old = { status: 'finished' as const, updatedAt: now - 2000 * 86_400_000, dueAt: null }
  await (
    await database()
  )
    .insert(exchanges)
    .values(anExchange({ publicId, idempotencyKey: publicId, ...old }))
  return publicId
}
const held = (value: string) =>
  setLegalHold({ kind: 'exchange', value, reason: 'of a race', staff: 'a@example.com' }, now).then(
    () => true,
    () => false,
  )
const isThere = async (publicId: string) =>
  (await (await database()).$count(exchanges, eq(exchanges.publicId, publicId))) === 1

test('of a purge and a hold at once either the hold is refused or the exchange stays', async () => {
  for (let round = 0; round < 20; round++) {
    const publicId = await anOldExchange()
    const [wasHeld] = await Promise.all([held(publicId), purge(now), purge(now)])
    expect(await isThere(publicId)).toBe(wasHeld)
  }
})

test('a hold waits for an erasure that has begun, and then finds nothing', async () => {
  const publicId = await anOldExchange()
  const db = await database()
  let holding: Promise<boolean> | undefined
  await db.transaction(async (transaction) => {
    await assertNotHeld(transaction, { customerId: null, email: 'anna@example.com' })
    holding = held(publicId)
    await transaction.execute(sql`select pg_sleep(0.2)`)
    await transaction.delete(exchanges).where(eq(exchanges.publicId, publicId))
  })
  expect(await holding).toBe(false)
})
