import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { LoyaltyStatus } from '@/contract/programmes'
import type { Rows } from '@/contract/resultFields'
import type { Exchange } from '@/contract/exchanges'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { atOnce } from '../../atOnce'
import { aCustomer, ordered, type TestCustomer } from '../aCustomer'
import { useClock, advanceSeconds } from '../clock'
import { request, deposit, made, read, secretOf } from '../exchanges/exchangeCalls'
import { aPartner } from '../partners/aPartner'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

const PATH = '/api/v4/customers/exchanges/claims'
/** With the secrets of the device that created them. */
const claim = (somebody: TestCustomer, publicIds: unknown, ownerSecrets: unknown = secretsOf(publicIds)) =>
  somebody.request<{ claimed: string[] }>('POST', PATH, { publicIds, ownerSecrets })
const secretsOf = (publicIds: unknown) =>
  Object.fromEntries(
    Array.isArray(publicIds) ? publicIds.map((id: unknown) => [String(id), secretOf(String(id))]) : [],
  )
const claimed = async (somebody: TestCustomer, ...publicIds: string[]) =>
  (await claim(somebody, publicIds)).result.claimed
const historyOf = async (somebody: TestCustomer) => {
  const { result } = await somebody.request<Rows<Exchange>>('GET', '/api/v4/customers/exchanges')
  return result.result.map(({ publicId }) => publicId)
}
const loyaltyOf = async (somebody: TestCustomer) =>
  (await somebody.request<LoyaltyStatus>('GET', '/api/v4/customers/loyalty')).result

test('an anonymous exchange becomes the customer’s, and brings cashback when it finishes', async () => {
  const anna = await aCustomer()
  const { publicId } = await made()
  expect(await claimed(anna, publicId)).toEqual([publicId])
  expect(await historyOf(anna)).toEqual([publicId])
  await deposit(publicId, 'full')
  advanceSeconds(30)
  await read(publicId)
  expect(await loyaltyOf(anna)).toMatchObject({ balanceBtc: '0.00005', volumeBtc: '0.1' })
})

test('one that has finished becomes the customer’s without cashback and without volume', async () => {
  const anna = await aCustomer()
  const { publicId } = await made()
  await deposit(publicId, 'full')
  advanceSeconds(30)
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
  const response = await claim(ben, [
    hers.publicId,
    'nosuchexchange00',
    "' or 1=1",
    '',
    'a\u0000b',
    free.publicId,
  ])
  expect([response.status, response.result.claimed]).toEqual([200, [free.publicId]])
  expect(await historyOf(anna)).toEqual([hers.publicId])
  expect(await historyOf(ben)).toEqual([free.publicId])
})

test('claimed twice, or named twice, it stays the customer’s', async () => {
  const anna = await aCustomer()
  const { publicId } = await made()
  expect(await claimed(anna, publicId, publicId)).toEqual([publicId])
  expect(await claimed(anna, publicId)).toEqual([publicId])
  expect(await historyOf(anna)).toEqual([publicId])
})

test('of many who claim it at the same moment one gets it', async () => {
  const { publicId } = await made()
  const crowd = await atOnce(8, () => aCustomer())
  const responses = await Promise.all(crowd.map((somebody) => claimed(somebody, publicId)))
  expect(responses.flat()).toEqual([publicId])
})

test('one that finishes while it is claimed is booked by what came first, never by half', async () => {
  const anna = await aCustomer()
  const started = await atOnce(6, () => made())
  for (const { publicId } of started) await deposit(publicId, 'full')
  advanceSeconds(30)
  await Promise.all(started.flatMap(({ publicId }) => [read(publicId), claimed(anna, publicId)]))
  const db = await database()
  const own = await db.select().from(exchanges).where(eq(exchanges.customerId, anna.id))
  expect(own).toHaveLength(6)
  for (const { publicId } of started) expect((await read(publicId)).result.status).toBe('finished')
  const after = await db.select().from(exchanges).where(eq(exchanges.customerId, anna.id))
  const booked = after.filter(({ volumeBtc }) => volumeBtc !== null).map(({ publicId }) => publicId)
  const { entries } = await loyaltyOf(anna)
  expect(entries.map(({ publicId }) => publicId).sort()).toEqual(booked.sort())
})

test('a claim makes a new version, so that a concurrent finish reads the owner again', async () => {
  const { publicId } = await made()
  const db = await database()
  const versionOf = async () =>
    (await db.select().from(exchanges).where(eq(exchanges.publicId, publicId)))[0]?.version
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
  expect(await request('POST', PATH, { publicIds: [publicId] })).toMatchObject({ status: 401 })
})

test.each([
  ['without its secret', () => ({})],
  ['with a wrong secret', (id: string) => ({ [id]: 'A'.repeat(43) })],
  ['with an empty secret', (id: string) => ({ [id]: '' })],
])('an exchange named %s is left out like an unknown one', async (_, ownerSecrets) => {
  const anna = await aCustomer()
  const { publicId } = await made()
  const response = await claim(anna, [publicId, 'nosuchexchange00'], ownerSecrets(publicId))
  expect([response.status, response.result]).toEqual([200, { claimed: [] }])
  expect(await historyOf(anna)).toEqual([])
})

test('the secret of one exchange claims no other', async () => {
  const anna = await aCustomer()
  const [own, another] = [await made(), await made()]
  const secrets = { [own.publicId]: secretOf(own.publicId), [another.publicId]: secretOf(own.publicId) }
  const { result } = await claim(anna, [own.publicId, another.publicId], secrets)
  expect(result.claimed).toEqual([own.publicId])
})

test('a claim without secrets succeeds and adds nothing', async () => {
  const { publicId } = await made()
  const anna = await aCustomer()
  const { status, result } = await anna.request('POST', PATH, { publicIds: [publicId] })
  expect([status, result]).toEqual([200, { claimed: [] }])
})

test('the export of a claimed exchange does not name who ordered it', async () => {
  const anna = await aCustomer()
  await aPartner({ codes: ['friend'] })
  const order = { unregEmail: 'stranger@example.com', referral: 'friend', source: 'ad', firstPage: '/faq' }
  const { publicId } = await made(order)
  await claimed(anna, publicId)
  const own = await ordered(anna, { ...order, unregEmail: 'own@example.com' })
  const same = await made({ ...order, unregEmail: `${anna.id}@Example.com` })
  await claimed(anna, same.publicId)
  type Exported = { exchanges: Record<string, unknown>[] }
  const { result } = await anna.request<Exported>('GET', '/api/v4/customers/export')
  const row = (id: string) => result.exchanges.find((exchange) => exchange.publicId === id)
  const nothing = { referral: null, source: null, medium: null, campaign: null, firstPage: null }
  expect(row(publicId)).toMatchObject({ email: null, ...nothing })
  expect(row(same.publicId)).toMatchObject({ email: `${anna.id}@example.com`, ...nothing })
  expect(row(own.publicId)).toMatchObject({ email: 'own@example.com', referral: 'friend', firstPage: '/faq' })
})

test('secrets that are no texts by their ids are refused', async () => {
  for (const ownerSecrets of [7, ['a'], { a: 1 }]) {
    expect((await claim(await aCustomer(), ['a'], ownerSecrets)).status).toBe(400)
  }
})
