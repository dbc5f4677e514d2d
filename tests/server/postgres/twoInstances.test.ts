import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Exchange } from '@/contract/exchanges'
import type { Payout, SavedAddress } from '@/contract/programmes'
import { closeDatabase, database } from '@/server/database/database'
import { savedAddresses, settings, signIns } from '@/server/database/schema'
import { makeRefreshToken } from '@/server/signIns/refreshToken'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { anOrder } from '../exchanges/exchangeCalls'
import { BTC, earn } from '../programmes/aLedger'
import { judgeBookings } from '../programmes/judgeBookings'
import { queryRows } from '../postgres'
import { newDatabaseOn } from '../temporaryDatabase'
import { type InstanceResponse, type Instance, startInstance } from './startInstance'
import { eventually } from '../../eventually'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))

const PAYOUT_BTC = 0.0005
let url: string
let instances: [Instance, Instance]
/** Two proxies' choice: whose turn it is. */
const other = (one: Instance) => (one === instances[0] ? instances[1] : instances[0])

beforeAll(async () => {
  url = await newDatabaseOn(inject('postgres'))
  process.env.DATABASE_URL = url
  instances = await Promise.all([startInstance(url), startInstance(url)])
}, 60_000)
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.kill()))
  await closeDatabase()
})

const AUTH = '/auth-service/api/v1.0'
const refresh = (instance: Instance, token: string) =>
  instance.request<{ refreshToken: string }>('GET', `${AUTH}/refresh-session/${token}`)
const order = async (instance: Instance, somebody: TestCustomer, key: string) =>
  instance.request<Exchange>('POST', '/api/v4/exchanges-new', anOrder({ amount: '0.5' }), {
    ...(await somebody.headers()),
    'idempotency-key': key,
  })
const payOut = async (
  instance: Instance,
  somebody: TestCustomer,
  key: string,
  amountBtc = String(PAYOUT_BTC),
) =>
  instance.request<Payout>(
    'POST',
    '/api/v4/customers/payouts',
    { amountBtc, address: BTC },
    { ...(await somebody.headers()), 'idempotency-key': key },
  )

async function firstToken({ id }: TestCustomer) {
  const db = await database()
  const [signIn] = await db.select().from(signIns).where(eq(signIns.customerId, id))
  return makeRefreshToken({ signInId: signIn?.id ?? '', count: 0 })
}

/** The call of both instances, so many times at once. */
const fromBoth = <Result>(times: number, call: (instance: Instance) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(instances[index % 2] ?? instances[0])))

test('two instances that start at once on an empty database make its tables and its secrets once', async () => {
  const [migrated] = await queryRows(url, 'select count(*)::int from drizzle.__drizzle_migrations')
  const [needed] = await queryRows(
    url,
    'select count(distinct hash)::int as count from drizzle.__drizzle_migrations',
  )
  expect(migrated).toEqual(needed)
  const db = await database()
  expect(await db.select().from(settings).where(eq(settings.name, 'secret.tokens'))).toHaveLength(1)
  const headers = await (await aCustomer()).headers()
  const both = await fromBoth(2, (instance) =>
    instance.request('GET', '/api/v3/customers/profile', undefined, headers),
  )
  expect(both.map(({ status }) => status)).toEqual([200, 200])
})

test('one order that comes to both at once is one exchange', async () => {
  const somebody = await aCustomer()
  const key = randomUUID()
  const all = await fromBoth(12, (instance) => order(instance, somebody, key))
  expect(all.map(({ status }) => status).sort()).toEqual([...Array<number>(11).fill(200), 201])
  expect(new Set(all.map(({ result }) => result.publicId)).size).toBe(1)
})

test('one payout that is asked of both at once is paid once', async () => {
  const somebody = await aCustomer()
  await earn(somebody, '0.001')
  const key = randomUUID()
  const all = await fromBoth(12, (instance) => payOut(instance, somebody, key))
  expect(all.map(({ status }) => status).sort()).toEqual([...Array<number>(11).fill(200), 201])
  expect(new Set(all.map(({ result }) => result.id)).size).toBe(1)
})

test('a balance that suffices once is paid out once, however many payouts both are asked for', async () => {
  const somebody = await aCustomer()
  await earn(somebody, '0.0009')
  const all = await fromBoth(12, (instance) => payOut(instance, somebody, randomUUID()))
  expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(11).fill(422)])
})

test('one refresh token that is used at both at once gives one next token', async () => {
  const token = await firstToken(await aCustomer())
  const all = await fromBoth(12, (instance) => refresh(instance, token))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(all.map(({ result }) => result.refreshToken)).size).toBe(1)
})

/** As a browser behind a proxy: without a response it calls the other instance, the same call under the same key. */
async function insist<Result>(call: (instance: Instance) => Promise<InstanceResponse<Result>>) {
  let instance = instances[Math.random() < 0.5 ? 0 : 1]
  for (;;) {
    const response = await call(instance).catch(() => null)
    if (response && response.status < 500) return response
    instance = other(instance)
  }
}

async function surely<Result>(
  call: (instance: Instance) => Promise<InstanceResponse<Result>>,
): Promise<Result> {
  const { status, code, result } = await insist(call)
  if (status >= 300) throw new Error(`refused with ${status} ${code}`)
  return result
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

const WORKERS = 3
/** Each of the two; in a full run again. */
const KILLS = process.env.VERIFY_FULL === '1' ? 4 : 2

test('while one of two is killed and started again, nothing acknowledged is lost and nothing is done twice', async () => {
  const counts = {
    exchanges: [] as string[],
    payouts: [] as string[],
    addresses: [] as string[],
    refreshes: 0,
  }
  let isOver = false
  const repeat = async (work: () => Promise<void>) => {
    while (!isOver) {
      await work()
      // Leaves the machine some time to start the instance that was killed.
      await pause(20)
    }
  }
  const somebody = await aCustomer()
  await earn(somebody, '10')
  let token = await firstToken(somebody)

  const exchange = async () => {
    const key = randomUUID()
    const { publicId } = await surely((instance) => order(instance, somebody, key))
    counts.exchanges.push(publicId)
    const path = `/api/v4/sandbox/exchanges/${publicId}/deposits`
    const { status } = await insist((instance) => instance.request('POST', path, { kind: 'full' }))
    // 409: the deposit of the call whose answer was lost.
    if (status !== 200 && status !== 409) throw new Error(`the deposit was refused with ${status}`)
  }
  const payout = async () => {
    const key = randomUUID()
    const both = await Promise.all([1, 2].map(() => surely((instance) => payOut(instance, somebody, key))))
    expect(both[0]?.id).toBe(both[1]?.id)
    counts.payouts.push(both[0]?.id ?? '')
  }
  const address = async () => {
    await pause(50)
    // The limit is two hundred, and a busy machine takes its time.
    if (counts.addresses.length === 150) return
    const label = randomUUID()
    const stored = { label, ticker: 'xrp', network: 'xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh' }
    const extraId = String(counts.addresses.length + 1)
    const headers = await somebody.headers()
    const { status } = await insist((instance) =>
      instance.request<SavedAddress>('POST', '/api/v4/customers/addresses', { ...stored, extraId }, headers),
    )
    // 409: the first call arrived, its answer did not.
    if (status !== 201 && status !== 409) throw new Error(`the address was refused with ${status}`)
    counts.addresses.push(label)
  }
  const session = async () => {
    const both = await Promise.all([1, 2].map(() => surely((instance) => refresh(instance, token))))
    expect(both[0]?.refreshToken).toBe(both[1]?.refreshToken)
    token = both[0]?.refreshToken ?? ''
    counts.refreshes += 1
  }
  const killer = async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      await pause(500)
      await instances[kills % 2]?.kill()
      instances[kills % 2] = await startInstance(url)
    }
    isOver = true
  }
  await Promise.all([
    killer(),
    ...Array.from({ length: WORKERS }, () => repeat(exchange)),
    repeat(payout),
    repeat(address),
    repeat(session),
  ])

  await eventually(async () => {
    const { made, finished, paid } = await judgeBookings(PAYOUT_BTC)
    const ofHis = made.filter(({ customerId, depositKind }) => customerId === somebody.id && depositKind)
    // The workers of both instances have moved them all to their end.
    expect(finished.filter(({ customerId }) => customerId === somebody.id)).toHaveLength(ofHis.length)
    expect(ofHis.map(({ publicId }) => publicId).sort()).toEqual([...counts.exchanges].sort())
    const own = paid.filter(({ customerId }) => customerId === somebody.id)
    expect(own.map(({ id }) => id).sort()).toEqual([...counts.payouts].sort())
  })
  const db = await database()
  const stored = await db.select().from(savedAddresses).where(eq(savedAddresses.customerId, somebody.id))
  expect(stored.map(({ label }) => label).sort()).toEqual([...counts.addresses].sort())
  expect(await db.select().from(signIns).where(eq(signIns.customerId, somebody.id))).toMatchObject([
    { count: counts.refreshes },
  ])
  for (const some of [counts.exchanges, counts.payouts, counts.addresses])
    expect(some.length).toBeGreaterThan(3)
}, 180_000)
