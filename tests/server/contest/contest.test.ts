import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import type { Contest } from '@/contract/contest'
import { database } from '@/server/database/database'
import { customers, exchangeEvents, exchanges } from '@/server/database/schema'
import { request, made } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()

const START = '2026-12-01T00:00:00.000Z'
const END = '2026-12-08T00:00:00.000Z'

beforeEach(async () => {
  vi.stubEnv('CONTEST_START', START)
  vi.stubEnv('CONTEST_END', END)
  vi.stubEnv('CONTEST_PRIZES', '500 USDT')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-12-05T00:00:00Z')
  const db = await database()
  await db.delete(exchangeEvents)
  await db.delete(exchanges)
  await db.delete(customers)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const contest = async () => (await request<Contest>('GET', '/api/v4/contest')).result
async function table() {
  const result = await contest()
  return result.state === 'none' ? [] : result.leaderboard
}

async function aCustomer(id: string) {
  const db = await database()
  const email = `${id}@halyard.example`
  const row = {
    id,
    email,
    passwordHash: '-',
    language: 'en' as const,
    level: 'bronze',
    createdAt: Date.now(),
  }
  await db.insert(customers).values(row).onConflictDoNothing()
}

async function exchanged(
  customerId: string | null,
  volumeBtc: string,
  at: string,
  status = 'finished' as const,
) {
  if (customerId) await aCustomer(customerId)
  const { publicId } = await made()
  const db = await database()
  const done = { customerId, volumeBtc, status, updatedAt: Date.parse(at), dueAt: null }
  await db.update(exchanges).set(done).where(eq(exchanges.publicId, publicId))
  return publicId
}

test('the largest volume is first, by the sum of what finished within the contest', async () => {
  await exchanged('anna', '0.1', '2026-12-01T00:00:00Z')
  await exchanged('anna', '0.25', '2026-12-03T00:00:00Z')
  await exchanged('ben', '0.3', '2026-12-02T00:00:00Z')
  expect(await table()).toMatchObject([
    { place: 1, volumeBtc: '0.35' },
    { place: 2, volumeBtc: '0.3' },
  ])
})

test('what finished before or after, has no customer or has not finished does not count', async () => {
  await exchanged('anna', '9', '2026-11-30T23:59:59.999Z')
  await exchanged('anna', '9', END)
  await exchanged(null, '9', '2026-12-02T00:00:00Z')
  const open = await exchanged('ben', '9', '2026-12-02T00:00:00Z')
  await (await database()).update(exchanges).set({ status: 'failed' }).where(eq(exchanges.publicId, open))
  expect(await table()).toEqual([])
})

test('of two with the same volume the one who had it first stands above', async () => {
  await exchanged('anna', '1', '2026-12-03T00:00:00Z')
  const first = await table()
  await exchanged('ben', '1.0', '2026-12-02T00:00:00Z')
  expect((await table())[1]).toMatchObject({ name: first[0]?.name, volumeBtc: '1' })
})

test('at most twenty are shown', async () => {
  for (let index = 1; index <= 21; index++)
    await exchanged(`c${index}`, String(index), '2026-12-02T00:00:00Z')
  const shown = await table()
  expect(shown).toHaveLength(20)
  expect(shown.at(-1)).toMatchObject({ place: 20, volumeBtc: '2' })
})

test('a name is a code of the customer, the same through one contest and another one in the next', async () => {
  await exchanged('anna', '1', '2026-12-02T00:00:00Z')
  const [{ name } = { name: '' }] = await table()
  expect(name).toMatch(/^[0-9A-F]{4}$/)
  expect((await table())[0]?.name).toBe(name)
  expect(JSON.stringify(await contest())).not.toContain('anna')
  vi.stubEnv('CONTEST_START', '2026-11-30T00:00:00Z')
  expect((await table())[0]?.name).not.toBe(name)
})

test('before its start it has no table, and after its end the table stays', async () => {
  await exchanged('anna', '1', '2026-12-02T00:00:00Z')
  vi.setSystemTime('2026-11-30T00:00:00Z')
  expect(await contest()).toMatchObject({ state: 'coming', prizes: ['500 USDT'], leaderboard: [] })
  vi.setSystemTime('2027-01-01T00:00:00Z')
  expect(await contest()).toMatchObject({ state: 'ended', leaderboard: [{ place: 1 }] })
})

test('none is announced while none is set', async () => {
  vi.stubEnv('CONTEST_START', '')
  vi.stubEnv('CONTEST_END', '')
  expect(await contest()).toEqual({ state: 'none' })
})
