import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { HeldOrder } from '@/contract/deskScreening'
import type { Exchange } from '@/contract/exchanges'
import { closeDatabase, database } from '@/server/database/database'
import { exchanges, mails } from '@/server/database/schema'
import { eventually } from '../../eventually'
import type { TestCustomer } from '../aCustomer'
import { aStaffMember } from '../desk/aStaffMember'
import { anOrder } from '../exchanges/exchangeCalls'
import { newBtcAddress } from '../exchanges/live/liveProvider'
import { EXOLIX_KEY, exolixRoutes, TRANSACTION } from '../providers/exolixServer'
import { type FakeProvider, type RecordedRequest, startFakeProvider } from '../providers/fakeProvider'
import { startScreeningService } from '../screening/screeningService'
import { newDatabaseOn } from '../temporaryDatabase'
import { type Instance, startInstance } from './startInstance'

/** Real processes on one database: orders on hold outlive those that took them. */
vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))

const KILL_BEFORE_POST = fileURLToPath(new URL('killBeforePost.mjs', import.meta.url))
const STAFF = 'staff@example.com'

let url: string
let service: Awaited<ReturnType<typeof startScreeningService>>
let provider: FakeProvider
let staff: TestCustomer
const instances: Instance[] = []

async function start(settings: Record<string, string> = {}): Promise<Instance> {
  // No mail server answers there, so that every email stays in its table.
  const SMTP_URL = 'smtp://127.0.0.1:9'
  const instance = await startInstance(url, { DESK_STAFF: `${STAFF}:screening`, SMTP_URL, ...settings })
  instances.push(instance)
  return instance
}
const startLive = (settings: Record<string, string> = {}) =>
  start({
    ...{ LIVE: '1', PROVIDERS: 'exolix', EXOLIX_URL: provider.url, EXOLIX_API_KEY: EXOLIX_KEY },
    ...settings,
  })

beforeAll(async () => {
  url = await newDatabaseOn(inject('postgres'))
  process.env.DATABASE_URL = url
  service = await startScreeningService()
  service.says('hold', 'a score of 70')
  provider = await startFakeProvider({
    ...exolixRoutes,
    'POST /transactions': ({ body }: RecordedRequest) => {
      const { withdrawalAddress } = body as { withdrawalAddress: string }
      const made = { ...TRANSACTION, id: randomUUID(), depositAddress: newBtcAddress(), withdrawalAddress }
      return {
        status: 201,
        body: { ...made, amount: 0.1, amountTo: 1.6, createdAt: new Date().toISOString() },
      }
    },
    'GET /transactions': () => ({ body: { data: [], count: 0 } }),
  })
}, 60_000)
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.kill()))
  await closeDatabase()
  await provider.close()
  await service.stop()
  vi.unstubAllEnvs()
})

async function hold(instance: Instance): Promise<string> {
  staff ??= await aStaffMember({ email: STAFF })
  const order = anOrder({ unregEmail: 'anna@example.com' })
  // A process that has just started may not know the provider's coins in time: then it refuses, and creates nothing.
  return eventually(async () => {
    const { status, result } = await instance.request<Exchange>('POST', '/api/v4/exchanges-new', order, {
      'idempotency-key': randomUUID(),
    })
    expect([status, result?.issue]).toEqual([201, 'under_review'])
    return result.publicId
  })
}
const read = async (instance: Instance, publicId: string) =>
  (await instance.request<Exchange>('GET', `/api/v3/exchanges-new/${publicId}`)).result
const decide = async (instance: Instance, publicId: string, decision: 'release' | 'deny') =>
  instance.request<HeldOrder>(
    'POST',
    `/api/v4/desk/exchanges/${publicId}/hold`,
    { decision, reason: 'Looked at the documents.' },
    await staff.headers(),
  )
const heldAt = async (instance: Instance) =>
  (
    await instance.request<{ result: HeldOrder[] }>(
      'GET',
      '/api/v4/desk/held',
      undefined,
      await staff.headers(),
    )
  ).result.result.map(({ publicId }) => publicId)
/** Of these instances in turn, all at once. */
const decideAtOnce = (on: Instance[], publicId: string, decisions: ('release' | 'deny')[]) =>
  Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      decide(
        on[index % on.length] as Instance,
        publicId,
        decisions[Math.floor(index / on.length) % decisions.length] as 'release' | 'deny',
      ),
    ),
  )
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const ONE_OF_TWELVE = [200, ...Array<number>(11).fill(409)]
const posts = () => provider.requests.filter(({ method }) => method === 'POST').length
const emails = async () => (await database()).$count(mails, eq(mails.to, 'anna@example.com'))

test('an order on hold outlives the instance that took it, is decided once by two others, and goes on', async () => {
  const first = await start()
  const publicId = await hold(first)
  await first.kill()
  const [second, third] = await Promise.all([start(), start()])
  expect(await read(second, publicId)).toMatchObject({ status: 'creating', issue: 'under_review' })
  expect(await heldAt(third)).toEqual([publicId])
  const decided = await decideAtOnce([second, third], publicId, ['release', 'deny'])
  expect(statusesOf(decided)).toEqual(ONE_OF_TWELVE)
  const outcome = decided.find(({ status }) => status === 200)?.result.status
  for (const instance of [second, third]) expect((await read(instance, publicId)).status).toBe(outcome)
  expect(await heldAt(second)).toEqual([])

  const released = await hold(second)
  expect((await decide(third, released, 'release')).result.status).toBe('waiting')
  await third.kill()
  const path = `/api/v4/sandbox/exchanges/${released}/deposits`
  expect((await second.request('POST', path, { kind: 'full' })).status).toBe(200)
  await eventually(async () => expect((await read(second, released)).status).toBe('finished'))
}, 60_000)

test('of twelve releases on two instances one places the order at its provider, and one email is sent', async () => {
  const first = await startLive()
  const publicId = await hold(first)
  expect(posts()).toBe(0)
  await first.kill()
  const both = await Promise.all([startLive(), startLive()])
  const before = await emails()
  expect(statusesOf(await decideAtOnce(both, publicId, ['release']))).toEqual(ONE_OF_TWELVE)
  expect(posts()).toBe(1)
  const [here, there] = await Promise.all(both.map((instance) => read(instance, publicId)))
  expect([here?.status, here?.issue]).toEqual(['waiting', null])
  expect(here?.extendedInfo.addressFrom).toMatch(/^bc1/)
  expect(there?.extendedInfo).toEqual(here?.extendedInfo)
  expect(await emails()).toBe(before + 1)
}, 60_000)

test('killed between the release and its provider, an order is ended by another instance and never placed', async () => {
  const killed = await startLive({ NODE_OPTIONS: `--import ${KILL_BEFORE_POST}` })
  const other = instances.at(-2) as Instance
  const publicId = await hold(other)
  const before = posts()
  await expect(decide(killed, publicId, 'release')).rejects.toThrow('fetch failed')
  expect(await read(other, publicId)).toMatchObject({ status: 'creating', issue: null })
  expect((await decide(other, publicId, 'release')).status).toBe(409)
  // As if it had been released three minutes ago.
  await (
    await database()
  ).execute(
    sql`update ${exchanges} set hold = jsonb_set(hold, '{decidedAt}', to_jsonb((hold->>'decidedAt')::bigint - 180000)),
      due_at = now(), leased_until = null where public_id = ${publicId}`,
  )
  await eventually(async () =>
    expect(await read(other, publicId)).toMatchObject({ status: 'failed', issue: 'creation_unknown' }),
  )
  expect(posts()).toBe(before)
}, 60_000)
