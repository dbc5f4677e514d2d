import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Exchange } from '@/contract/exchanges'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { pushDevicesOf } from '@/server/push/storedPushDevices'
import { aCustomer, ordered, type TestCustomer } from '../aCustomer'
import { useClock, advanceSeconds } from '../clock'
import { FID } from '../push/pushCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import {
  act,
  ADDRESS,
  anOrder,
  request,
  create,
  deposit,
  estimate,
  made,
  madeFixed,
  owner,
  read,
  secretOf,
} from './exchangeCalls'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
  process.env.FIREBASE_SERVICE_ACCOUNT = '/no/such/file.json'
})
useTemporaryDatabase()
useClock()

type Headers = Record<string, string>
const OTHERS_ADDRESS = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'
const HASH = `0x${'ab'.repeat(32)}`
const FROM_ETH = {
  ...{ tickerFrom: 'eth', networkFrom: 'eth', tickerTo: 'btc', networkTo: 'btc' },
  ...{ amount: '1', addressTo: ADDRESS.btc },
}
const REFUSED = { status: 403, error: { code: 'owner_required' } }

const refund = (publicId: string, address: string, headers: Headers) =>
  act(publicId, { action: 'refund', address }, headers)
const pay = (publicId: string, headers: Headers) =>
  request<Exchange>('POST', `/api/v4/exchanges-new/${publicId}/payment`, { hash: HASH }, headers)
const pushOn = (publicId: string, headers: Headers) =>
  request('POST', `/api/v4/exchanges-new/${publicId}/push`, { fid: FID }, headers)
const transfer = (publicId: string, headers: Headers) =>
  request('POST', `/api/v4/exchanges-new/${publicId}/transfers`, {}, headers)

/** Its deposit arrived too late, so it waits for a choice. */
async function held(exchange: Pick<Exchange, 'publicId'>): Promise<string> {
  await deposit(exchange.publicId, 'late')
  advanceSeconds(30)
  expect((await read(exchange.publicId)).result.status).toBe('verifying')
  return exchange.publicId
}
const orderedFixed = async (somebody: TestCustomer, changes = {}) =>
  ordered(somebody, {
    fixed: true,
    ...{ rateId: (await estimate(anOrder(), true)).rateId, ...changes },
  })
const change = async (publicId: string, values: Partial<typeof exchanges.$inferInsert>) =>
  (await database()).update(exchanges).set(values).where(eq(exchanges.publicId, publicId))
const rowOf = async (publicId: string) =>
  (await (await database()).select().from(exchanges).where(eq(exchanges.publicId, publicId)))[0]

/** Callers with the id who are not the owner; each gets the same refusal. */
async function strangers(): Promise<[string, Headers][]> {
  const customer = await aCustomer()
  const another = await made()
  return [
    ['nobody', {}],
    ['an empty secret', { 'x-exchange-secret': '' }],
    ['a wrong secret', { 'x-exchange-secret': 'A'.repeat(43) }],
    ['the secret of another exchange', owner(another.publicId)],
    ['a signed-in customer', await customer.headers()],
  ]
}

describe('with the id alone', () => {
  test('the exchange can be read, and shows what its owner proves it by', async () => {
    const { publicId } = await made()
    const { status, result } = await read(publicId)
    expect([status, result.ownerProof]).toEqual([200, 'secret'])
    expect(JSON.stringify(result)).not.toContain(secretOf(publicId))
    expect((await read((await ordered(await aCustomer())).publicId)).result.ownerProof).toBe('customer')
  })

  test('nothing can be done with it, and every refusal is the same', async () => {
    const waiting = (await made({ ...FROM_ETH, userRefundAddress: ADDRESS.eth })).publicId
    const stopped = await held(await madeFixed({ userRefundAddress: ADDRESS.btc }))
    const before = await rowOf(stopped)
    const bodies = new Set<string>()
    for (const [, headers] of await strangers()) {
      for (const response of [
        await act(stopped, { action: 'continue' }, headers),
        await act(stopped, { action: 'refund' }, headers),
        await refund(stopped, OTHERS_ADDRESS, headers),
        await pay(waiting, headers),
        await pushOn(waiting, headers),
        await transfer(waiting, headers),
      ]) {
        expect(response).toMatchObject(REFUSED)
        const { traceId: _, ...body } = response.error
        bodies.add(JSON.stringify(body))
      }
    }
    expect(bodies.size).toBe(1)
    expect(await rowOf(stopped)).toEqual(before)
    expect(await pushDevicesOf(waiting)).toEqual([])
    expect((await read(waiting)).result.extendedInfo.txFrom).toBeNull()
  })

  test('the state of the exchange shows in no refusal', async () => {
    const { publicId } = await made()
    expect(await act(publicId, { action: 'refund' }, {})).toMatchObject(REFUSED)
    await deposit(publicId, 'full')
    expect(await pay(publicId, {})).toMatchObject(REFUSED)
  })
})

describe('with its secret', () => {
  test('the owner replaces the refund address of the order', async () => {
    const publicId = await held(await madeFixed({ userRefundAddress: ADDRESS.btc }))
    const { result } = await refund(publicId, OTHERS_ADDRESS, owner(publicId))
    expect(result).toMatchObject({
      status: 'refunded',
      extendedInfo: { userRefundAddress: OTHERS_ADDRESS },
    })
  })

  test('the owner names a payment and a device', async () => {
    const { publicId } = await made(FROM_ETH)
    expect((await pay(publicId, owner(publicId))).status).toBe(200)
    expect((await pushOn(publicId, owner(publicId))).status).toBe(200)
  })

  test('no other customer can claim the exchange of a customer', async () => {
    const anna = await aCustomer()
    const publicId = await held(await orderedFixed(anna, { userRefundAddress: ADDRESS.btc }))
    for (const action of ['continue', 'refund']) {
      expect(await act(publicId, { action }, owner(publicId))).toMatchObject(REFUSED)
    }
    const { publicId: waiting } = await ordered(anna, FROM_ETH)
    expect(await pay(waiting, owner(waiting))).toMatchObject(REFUSED)
    expect(await pushOn(waiting, owner(waiting))).toMatchObject(REFUSED)
  })
})

describe('a customer', () => {
  let anna: TestCustomer
  let hers: Headers
  beforeEach(async () => {
    anna = await aCustomer()
    hers = await anna.headers()
  })

  test('decides about an exchange of the account without the secret', async () => {
    const publicId = await held(await orderedFixed(anna))
    expect((await refund(publicId, ADDRESS.btc, await anna.headers())).result.status).toBe('refunded')
    const { publicId: waiting } = await ordered(anna, FROM_ETH)
    hers = await anna.headers()
    expect((await pay(waiting, hers)).status).toBe(200)
    expect((await pushOn(waiting, hers)).status).toBe(200)
  })

  test('replaces the refund address of an order only with its secret', async () => {
    const publicId = await held(await orderedFixed(anna, { userRefundAddress: ADDRESS.btc }))
    hers = await anna.headers()
    expect(await refund(publicId, OTHERS_ADDRESS, hers)).toMatchObject(REFUSED)
    expect((await rowOf(publicId))?.userRefundAddress).toBe(ADDRESS.btc)
    const { result } = await refund(publicId, OTHERS_ADDRESS, { ...hers, ...owner(publicId) })
    expect(result.extendedInfo.userRefundAddress).toBe(OTHERS_ADDRESS)
  })

  test('gets a refund to the address of the order without the secret, also when the call names it', async () => {
    const publicId = await held(await orderedFixed(anna, { userRefundAddress: ADDRESS.btc }))
    const { result } = await refund(publicId, ADDRESS.btc, await anna.headers())
    expect(result).toMatchObject({ status: 'refunded', extendedInfo: { userRefundAddress: ADDRESS.btc } })
  })

  test('makes no link to another device without the secret', async () => {
    const { publicId } = await ordered(anna)
    expect(await transfer(publicId, hers)).toMatchObject(REFUSED)
    expect((await transfer(publicId, { ...hers, ...owner(publicId) })).status).toBe(201)
  })

  test('changes neither the extra id of the refund', async () => {
    const from = { tickerFrom: 'xrp', networkFrom: 'xrp', amount: '1000' }
    const order = { ...from, userRefundAddress: ADDRESS.xrp, userRefundExtraId: '7' }
    const { rateId } = await estimate(anOrder(from), true)
    const publicId = await held(await ordered(anna, { ...order, fixed: true, rateId }))
    const to = { action: 'refund', address: ADDRESS.xrp, extraId: '8' }
    expect(await act(publicId, to, await anna.headers())).toMatchObject(REFUSED)
  })
})

describe('the secret', () => {
  test('comes with the creation and is stored as a hash only, like its key', async () => {
    const key = randomUUID()
    const { result } = await create(anOrder(), key)
    expect(result.ownerSecret).toMatch(/^[\w-]{43}$/)
    const db = await database()
    const { rows: all } = await db.execute('select * from exchanges')
    expect(JSON.stringify(all)).not.toContain(result.ownerSecret)
    expect(JSON.stringify(all)).not.toContain(key)
  })

  test('comes again with the same call under the same key, and with no other', async () => {
    const key = randomUUID()
    const first = await create(anOrder(), key)
    expect((await create(anOrder(), key)).result.ownerSecret).toBe(first.result.ownerSecret)
    const other = await create(anOrder({ amount: '0.2' }), key)
    expect([other.status, JSON.stringify(other.error)]).toEqual([409, expect.not.stringContaining('ecret')])
    const row = await rowOf(first.result.publicId)
    // What a reader of the database has in place of the key.
    const copied = await create(anOrder(), row?.idempotencyKey)
    expect(copied.result.ownerSecret).not.toBe(first.result.ownerSecret)
  })

  test('of a customer’s order comes again to that customer only', async () => {
    const anna = await aCustomer()
    const key = randomUUID()
    const first = await create(anOrder(), key, await anna.headers())
    const again = async (headers: Headers) => (await create(anOrder(), key, headers)).result
    expect(await again({})).not.toHaveProperty('ownerSecret')
    expect(await again(await (await aCustomer()).headers())).not.toHaveProperty('ownerSecret')
    expect((await again(await anna.headers())).ownerSecret).toBe(first.result.ownerSecret)
  })

  test('opens the exchange again once its customer has closed the account', async () => {
    const publicId = await held(await orderedFixed(await aCustomer(), { userRefundAddress: ADDRESS.btc }))
    await change(publicId, { customerId: null })
    expect((await act(publicId, { action: 'refund' }, owner(publicId))).status).toBe(200)
  })
})

describe('an order from before there were secrets', () => {
  const legacy = async (changes = {}) => {
    const publicId = await held(await madeFixed(changes))
    await change(publicId, { ownerSecretHash: null })
    return publicId
  }

  test('goes on, or back to its own refund address, but to no other', async () => {
    const publicId = await legacy({ userRefundAddress: ADDRESS.btc })
    expect((await read(publicId)).result.ownerProof).toBeNull()
    expect(await refund(publicId, OTHERS_ADDRESS, owner(publicId))).toMatchObject(REFUSED)
    expect((await act(publicId, { action: 'refund' }, {})).result.extendedInfo).toMatchObject({
      userRefundAddress: ADDRESS.btc,
    })
    expect((await act(await legacy(), { action: 'continue' }, {})).status).toBe(200)
  })

  test('without a refund address is not refunded to a stranger’s address', async () => {
    const publicId = await legacy()
    expect(await refund(publicId, OTHERS_ADDRESS, {})).toMatchObject(REFUSED)
    expect(await refund(publicId, OTHERS_ADDRESS, owner(publicId))).toMatchObject(REFUSED)
  })

  test('takes no payment, device, link or claim', async () => {
    const { publicId } = await made(FROM_ETH)
    await change(publicId, { ownerSecretHash: null })
    const anna = await aCustomer()
    expect(await pay(publicId, owner(publicId))).toMatchObject(REFUSED)
    expect(await pushOn(publicId, owner(publicId))).toMatchObject(REFUSED)
    expect(await transfer(publicId, owner(publicId))).toMatchObject(REFUSED)
    const claims = { publicIds: [publicId], ownerSecrets: { [publicId]: secretOf(publicId) } }
    const { result } = await anna.request('POST', '/api/v4/customers/exchanges/claims', claims)
    expect(result).toEqual({ claimed: [] })
  })

  test('is found again under its key, which stands in the database as it was', async () => {
    const key = randomUUID()
    const { result } = await create(anOrder(), key)
    await change(result.publicId, { idempotencyKey: key, ownerSecretHash: null })
    const again = await create(anOrder(), key)
    expect([again.status, again.result.publicId]).toEqual([200, result.publicId])
    expect(again.result).not.toHaveProperty('ownerSecret')
  })
})
