import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { Exchange } from '@/contract/exchanges'
import { hashIdempotencyKey } from '@/server/kernel/idempotencyKey'
import { closeDatabase, database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { eventually, until } from '../../eventually'
import { anOrder } from '../exchanges/exchangeCalls'
import { newBtcAddress } from '../exchanges/live/liveProvider'
import { EXOLIX_KEY, exolixRoutes, TRANSACTION } from '../providers/exolixServer'
import {
  type FakeProvider,
  type RecordedRequest,
  type Reply,
  startFakeProvider,
} from '../providers/fakeProvider'
import { newDatabaseOn } from '../temporaryDatabase'
import { untilWaiting } from './concurrency'
import { type Instance, startInstance } from './startInstance'

const isFull = process.env.VERIFY_FULL === '1'
/** Of the moments the quick run has the one that could double an order. */
const testFull = test.runIf(isFull)

/** A real process is killed at each moment of an order's creation, while another one serves the same database. */
vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))

const KILL_BEFORE_POST = fileURLToPath(new URL('killBeforePost.mjs', import.meta.url))
/** That of settleCreation. */
const CREATION_LOCK = 7_160_016

let url: string
let provider: FakeProvider
let other: Instance
/** What the provider has made, and lists. */
const made: (typeof TRANSACTION)[] = []

const instances: Instance[] = []
async function start(settings: Record<string, string> = {}): Promise<Instance> {
  const instance = await startInstance(url, {
    ...{ LIVE: '1', PROVIDERS: 'exolix', EXOLIX_URL: provider.url, EXOLIX_API_KEY: EXOLIX_KEY },
    ...settings,
  })
  instances.push(instance)
  return instance
}

beforeAll(async () => {
  url = await newDatabaseOn(inject('postgres'))
  process.env.DATABASE_URL = url
  provider = await startFakeProvider(exolixRoutes)
  other = await start()
}, 60_000)
beforeEach(() => void (made.length = 0))
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.kill()))
  await closeDatabase()
  await provider.close()
})

/** The provider makes each order that reaches it; `reply` is what its caller gets of it. */
function serve(reply: (order: typeof TRANSACTION) => Reply, history?: Reply) {
  const makeOrder = ({ body }: RecordedRequest) => {
    const { withdrawalAddress } = body as { withdrawalAddress: string }
    const order = {
      ...{ ...TRANSACTION, id: randomUUID(), depositAddress: newBtcAddress(), withdrawalAddress },
      ...{ amount: 0.1, amountTo: 1.6, createdAt: new Date().toISOString() },
    }
    made.push(order)
    return reply(order)
  }
  provider.answer({
    ...exolixRoutes,
    'POST /transactions': makeOrder,
    'GET /transactions': () => history ?? { body: { data: made, count: made.length } },
  })
}
const hang = (): Reply => ({ delay: Number.POSITIVE_INFINITY })
const posts = () => provider.requests.filter(({ method }) => method === 'POST').length

const order = (instance: Instance, key: string) =>
  instance.request<Exchange>('POST', '/api/v4/exchanges-new', anOrder(), { 'idempotency-key': key })
const read = async (instance: Instance, publicId: string) =>
  (await instance.request<Exchange>('GET', `/api/v3/exchanges-new/${publicId}`)).result

/** As if the order was three minutes older: whoever had leased it is past their time. */
async function age(key: string) {
  const db = await database()
  await db
    .update(exchanges)
    .set({
      createdAt: sql`${exchanges.createdAt} - interval '3 minutes'`,
      dueAt: sql`now()`,
      leasedUntil: null,
    })
    .where(eq(exchanges.idempotencyKey, hashIdempotencyKey(key)))
}

/** The call again, to an instance that lives, until the exchange is no longer `creating`. */
async function goOn(instance: Instance, key: string): Promise<Exchange> {
  const { status, result } = await order(instance, key)
  expect([status, result.status, result.extendedInfo.addressFrom]).toEqual([200, 'creating', ''])
  await age(key)
  return eventually(async () => {
    const exchange = await read(instance, result.publicId)
    expect(exchange.status).not.toBe('creating')
    return exchange
  })
}

const given = (exchange: Exchange) => ({
  status: exchange.status,
  issue: exchange.issue,
  address: exchange.extendedInfo.addressFrom,
  orderId: exchange.provider?.orderId,
})
const GIVEN_UP = { status: 'failed', issue: 'creation_unknown', address: '', orderId: null }
const found = () => ({
  status: 'waiting',
  issue: null,
  address: made[0]?.depositAddress,
  orderId: made[0]?.id,
})

testFull('killed between the row and the request, an order never reaches its provider', async () => {
  serve((transaction) => ({ body: transaction }))
  const killed = await start({ NODE_OPTIONS: `--import ${KILL_BEFORE_POST}` })
  const key = randomUUID()
  await expect(order(killed, key)).rejects.toThrow('fetch failed')
  expect(given(await goOn(other, key))).toEqual(GIVEN_UP)
  expect(posts()).toBe(0)
})

const lost = [
  ['is found where its provider lists it', undefined, found],
  ['is given up where its provider does not list it', { body: { data: [], count: 0 } }, () => GIVEN_UP],
] as const
test.each(isFull ? lost : lost.slice(0, 1))(
  'killed during the request, an order %s',
  async (_, history, expected) => {
    serve(hang, history)
    const killed = await start()
    const key = randomUUID()
    const call = order(killed, key).catch(() => null)
    await until(() => posts() === 1)
    await killed.kill()
    expect(await call).toBeNull()
    expect(given(await goOn(other, key))).toEqual(expected())
    expect(posts()).toBe(1)
  },
)

testFull(
  'killed between the response and the row, an order is found with the address it was given',
  async () => {
    serve((transaction) => ({ status: 201, body: transaction }))
    const killed = await start()
    const key = randomUUID()
    const db = await database()
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${CREATION_LOCK})`)
      const call = order(killed, key).catch(() => null)
      await untilWaiting(1)
      await killed.kill()
      expect(await call).toBeNull()
    })
    expect(given(await goOn(other, key))).toEqual(found())
    expect(posts()).toBe(1)
  },
)

testFull('killed while it looks for a lost order, an instance leaves it to the next one', async () => {
  await other.kill()
  serve(() => ({ cut: true }), hang())
  const killed = await start()
  const key = randomUUID()
  expect((await order(killed, key)).result.status).toBe('creating')
  await age(key)
  await until(() =>
    provider.requests.some(({ path, method }) => method === 'GET' && path === '/transactions'),
  )
  await killed.kill()
  expect(posts()).toBe(1)

  serve(() => ({ cut: true }))
  other = await start()
  expect(given(await goOn(other, key))).toEqual(found())
  expect(posts()).toBe(0)
})
