import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { LoyaltyStanding } from '@/contract/programmes'
import type { Rows } from '@/contract/resultFields'
import type { Exchange } from '@/contract/exchanges'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { atOnce } from '../../atOnce'
import { aCustomer, ordered, type Somebody } from '../aCustomer'
import { useClock, wait } from '../clock'
import { ask, deposit, made, read } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

const PATH = '/api/v4/customers/exchanges/claims'
const claim = (somebody: Somebody, publicIds: unknown) =>
  somebody.ask<{ claimed: string[] }>('POST', PATH, { publicIds })
const claimed = async (somebody: Somebody, ...publicIds: string[]) =>
  (await claim(somebody, publicIds)).result.claimed
const historyOf = async (somebody: Somebody) => {
  const { result } = await somebody.ask<Rows<Exchange>>('GET', '/api/v4/customers/exchanges')
  return result.result.map(({ publicId }) => publicId)
}
const loyaltyOf = async (somebody: Somebody) =>
  (await somebody.ask<LoyaltyStanding>('GET', '/api/v4/customers/loyalty')).result

test('an exchange that is nobody’s becomes his, and brings cashback when it finishes', async () => {
  const anna = await aCustomer()
  const { publicId } = await made()
  expect(await claimed(anna, publicId)).toEqual([publicId])
  expect(await historyOf(anna)).toEqual([publicId])
  await deposit(publicId, 'full')
  wait(30)
  await read(publicId)
  expect(await loyaltyOf(anna)).toMatchObject({ balanceBtc: '0.00005', volumeBtc: '0.1' })
})

test('one that has finished becomes his without cashback and without volume', async () => {
  const anna = await aCustomer()
  const { publicId } = await made()
  await deposit(publicId, 'full')
  wait(30)
  await read(publicId)
  expect(await claimed(anna, publicId)).toEqual([publicId])
  await read(publicId)
  expect(await historyOf(anna)).toEqual([publicId])
  expect(await loyaltyOf(anna)).toMatchObject({ balanceBtc: '0', volumeBtc: '0', entries: [] })
})

test('another’s and unknown ones are left out without a word and stay as they were', async () => {
  const [anna, ben] = [await aCustomer(), await aCustomer()]
  const hers = await ordered(anna)
  const free = await made()
  const answer = await claim(ben, [
    hers.publicId,
    'nosuchexchange00',
    "' or 1=1",
    '',
    'a\u0000b',
    free.publicId,
  ])
  expect([answer.status, answer.result.claimed]).toEqual([200, [free.publicId]])
  expect(await historyOf(anna)).toEqual([hers.publicId])
  expect(await historyOf(ben)).toEqual([free.publicId])
})

test('claimed twice, or named twice, it is his as before', async () => {
  const anna = await aCustomer()
  const { publicId } = await made()
  expect(await claimed(anna, publicId, publicId)).toEqual([publicId])
  expect(await claimed(anna, publicId)).toEqual([publicId])
  expect(await historyOf(anna)).toEqual([publicId])
})

test('of many who claim it at the same moment one gets it', async () => {
  const { publicId } = await made()
  const crowd = await atOnce(8, () => aCustomer())
  const answers = await Promise.all(crowd.map((somebody) => claimed(somebody, publicId)))
  expect(answers.flat()).toEqual([publicId])
})

test('one that finishes while it is claimed is booked by what came first, never by half', async () => {
  const anna = await aCustomer()
  const started = await atOnce(6, () => made())
  for (const { publicId } of started) await deposit(publicId, 'full')
  wait(30)
  await Promise.all(started.flatMap(({ publicId }) => [read(publicId), claimed(anna, publicId)]))
  const rows = await database()
  const his = await rows.select().from(exchanges).where(eq(exchanges.customerId, anna.id))
  expect(his).toHaveLength(6)
  for (const { publicId } of started) expect((await read(publicId)).result.status).toBe('finished')
  const after = await rows.select().from(exchanges).where(eq(exchanges.customerId, anna.id))
  const booked = after.filter(({ volumeBtc }) => volumeBtc !== null).map(({ publicId }) => publicId)
  const { entries } = await loyaltyOf(anna)
  expect(entries.map(({ publicId }) => publicId).sort()).toEqual(booked.sort())
})

test('a claim makes a new version, so that whoever is about to finish it must look again at whose it is', async () => {
  const { publicId } = await made()
  const rows = await database()
  const versionOf = async () =>
    (await rows.select().from(exchanges).where(eq(exchanges.publicId, publicId)))[0]?.version
  const before = (await versionOf()) ?? 0
  await claimed(await aCustomer(), publicId)
  expect(await versionOf()).toBe(before + 1)
})

test.each([
  ['no list', 'abc'],
  ['nothing', undefined],
  ['numbers', [1]],
  ['more than fifty', Array.from({ length: 51 }, (_, index) => `id${index}`)],
])('%s is refused', async (_, publicIds) => {
  const { status } = await claim(await aCustomer(), publicIds)
  expect(status).toBe(400)
})

test('claiming is for the signed-in only', async () => {
  const { publicId } = await made()
  expect(await ask('POST', PATH, { publicIds: [publicId] })).toMatchObject({ status: 401 })
})
