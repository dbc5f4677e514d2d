import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from '@/server/database/database'
import { exchangeEvents, exchanges } from '@/server/database/schema'
import { readDueOrders } from '@/server/exchanges/liveReader'
import { placeOrder } from '@/server/exchanges/placeOrder'
import { insertExchange } from '@/server/exchanges/storedExchanges'
import { hashIdempotencyKey } from '@/server/kernel/idempotencyKey'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder, Provider } from '@/server/providers/provider'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { registerProviders } from '@/server/providers/registry'
import { atOnce } from '../../../atOnce'
import { advanceSeconds, useClock } from '../../clock'
import { hanging } from '../../providers/aProvider'
import { useTemporaryDatabase } from '../../temporaryDatabase'
import { ADDRESS, anOrder, create, deposit, estimate, read } from '../exchangeCalls'
import { aCreatedOrder, newBtcAddress, registerAcme } from './liveProvider'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
useClock()
beforeEach(async () => {
  registerAcme()
  // What other tests left is not due in this one.
  await (await database()).update(exchanges).set({ dueAt: null })
  return () => registerProviders(null)
})

const making = (answer: (order: ProviderOrder) => Promise<CreatedOrder>) => {
  const ordered = vi.fn(answer)
  registerAcme({ create: ordered })
  return ordered
}
const unclear = () => Promise.reject(new ProviderError('outcome_unknown'))
const rowOf = async (publicId: string) => {
  const [row] = await (await database()).select().from(exchanges).where(eq(exchanges.publicId, publicId))
  return row
}

describe('a live order', () => {
  test.each([false, true])(
    'whose amounts have more places than its coins is the one that was ordered (fixed: %s)',
    async (fixed) => {
      making((order) =>
        Promise.resolve(aCreatedOrder(order, { amountTo: `${order.expectedTo}.0000000000000000004321` })),
      )
      const rateId = fixed ? (await estimate(anOrder(), true)).rateId : null
      const { result } = await create(anOrder({ fixed, rateId }))
      expect([result.status, result.expectedAmountTo]).toEqual(['waiting', '2'])
    },
  )
  test('reaches the provider once and shows its address', async () => {
    const address = newBtcAddress()
    const ordered = making((order) => Promise.resolve(aCreatedOrder(order, { depositAddress: address })))
    const { status, result } = await create(anOrder())
    expect(status).toBe(201)
    expect(result).toMatchObject({
      status: 'waiting',
      sandbox: false,
      expectedAmountTo: '2',
      extendedInfo: { addressFrom: address, addressTo: ADDRESS.eth },
      provider: { id: 'acme', name: 'ACME', custody: 'custodial', orderUrl: 'https://acme.example/orders/1' },
    })
    expect(ordered).toHaveBeenCalledOnce()
    expect(ordered.mock.calls[0]?.[0]).toMatchObject({
      amount: '0.1',
      expectedTo: '2',
      addressTo: ADDRESS.eth,
      orderKey: result.publicId,
    })
    const events = await (
      await database()
    )
      .select()
      .from(exchangeEvents)
      .where(eq(exchangeEvents.publicId, result.publicId))
    expect(events.map((event) => event.status)).toEqual(['creating', 'waiting'])
  })

  test('that is sent again under its key reaches the provider once', async () => {
    const ordered = making((order) => Promise.resolve(aCreatedOrder(order)))
    const key = randomUUID()
    const answers = await atOnce(5, () => create(anOrder(), key))
    expect(new Set(answers.map(({ result }) => result.publicId)).size).toBe(1)
    expect(ordered).toHaveBeenCalledOnce()
  })

  test('at a fixed rate is made on that rate, once', async () => {
    const ordered = making((order) => Promise.resolve(aCreatedOrder(order)))
    const { rateId } = await estimate(anOrder(), true)
    const order = anOrder({ fixed: true, rateId })
    expect(await create(order)).toMatchObject({ status: 201, result: { type: 'fixed', status: 'waiting' } })
    expect(await create(order)).toMatchObject({ status: 409, error: { code: 'rate_expired' } })
    expect(ordered).toHaveBeenCalledOnce()
  })

  test('takes no simulated deposit', async () => {
    const { result } = await create(anOrder())
    expect((await deposit(result.publicId, 'full')).status).toBe(404)
  })

  test('needs a refund address where the provider does', async () => {
    const ordered = vi.fn((order: ProviderOrder) => Promise.resolve(aCreatedOrder(order)))
    registerAcme({ create: ordered, profile: { refundAddress: 'required' } })
    expect(await create(anOrder())).toMatchObject({
      status: 422,
      error: { fields: { userRefundAddress: { code: 'refund_address_required' } } },
    })
    expect(ordered).not.toHaveBeenCalled()
    expect((await create(anOrder({ userRefundAddress: ADDRESS.btc }))).status).toBe(201)
  })

  test('names the visitor only to a provider that wants it', async () => {
    const seen = vi.fn<Provider['create']>((order) => Promise.resolve(aCreatedOrder(order)))
    registerAcme({ create: seen })
    await create(anOrder())
    expect(seen.mock.calls[0]?.[1].userIp).toBeNull()
  })

  test('of more than exists never reaches a provider', async () => {
    const ordered = making((order) => Promise.resolve(aCreatedOrder(order)))
    expect(await create(anOrder({ amount: '21000001' }))).toMatchObject({
      status: 422,
      error: { code: 'amount_above_max', limits: { min: '0', max: '21000000' } },
    })
    expect(ordered).not.toHaveBeenCalled()
  })

  test('goes to the provider that was chosen, and to no other', async () => {
    expect(await create(anOrder({ provider: 'acme' }))).toMatchObject({ status: 201 })
    expect(await create(anOrder({ provider: 'gone' }))).toMatchObject({
      status: 422,
      error: { fields: { provider: { code: 'pair_unavailable' } } },
    })
  })
})

describe('a refusal of the provider', () => {
  const refusals: [ProviderErrorCode, number, string, string][] = [
    ['pair_unavailable', 422, 'tickerTo', 'pair_unavailable'],
    ['asset_paused', 422, 'tickerTo', 'currency_disabled'],
    ['rate_expired', 409, 'rateId', 'rate_expired'],
    ['fixed_unavailable', 422, 'fixed', 'pair_unavailable'],
    ['address_invalid', 422, 'addressTo', 'address_invalid'],
    ['refund_address_invalid', 422, 'userRefundAddress', 'refund_address_invalid'],
    ['extra_id_invalid', 422, 'extraIdTo', 'extra_id_invalid'],
    ['extra_id_required', 422, 'extraIdTo', 'extra_id_required'],
    ['risk_refused', 422, 'addressTo', 'address_refused'],
  ]
  test.each(refusals)('%s is reported at its field', async (refusal, status, field, code) => {
    making(() => Promise.reject(new ProviderError(refusal)))
    expect(await create(anOrder())).toMatchObject({ status, error: { fields: { [field]: { code } } } })
  })

  test.each([
    ['region_restricted', 451, 'region_restricted'],
    ['unauthorised', 503, 'unavailable'],
    ['unavailable', 503, 'unavailable'],
    ['rate_limited', 503, 'unavailable'],
  ] as const)('%s is no fault of the order', async (refusal, status, code) => {
    making(() => Promise.reject(new ProviderError(refusal, { providerText: 'this key is wrong' })))
    const answer = await create(anOrder())
    expect(answer).toMatchObject({ status, error: { code } })
    expect(JSON.stringify(answer.error)).not.toContain('key is')
  })

  test('for its limits comes with them, and the same order can then be given again', async () => {
    const ordered = making((order) => Promise.resolve(aCreatedOrder(order)))
    ordered.mockRejectedValueOnce(new ProviderError('below_min', { limit: '0.5', side: 'from' }))
    const key = randomUUID()
    expect(await create(anOrder(), key)).toMatchObject({
      status: 422,
      error: { code: 'amount_below_min', limits: { min: '0.5', max: null } },
    })
    expect((await create(anOrder(), key)).status).toBe(201)
    const orderKey = ordered.mock.calls[0]?.[0].orderKey ?? ''
    expect(await rowOf(orderKey)).toMatchObject({ creation: 'refused', addressFrom: '', dueAt: null })
  })
})

describe('an answer that nobody got', () => {
  test('leaves the order without an address, and after two minutes it is given up', async () => {
    const ordered = making(unclear)
    const key = randomUUID()
    const { status, result } = await create(anOrder(), key)
    expect([status, result.status, result.extendedInfo.addressFrom]).toEqual([201, 'creating', ''])
    // Whoever repeats the call finds it and asks nobody.
    expect(await create(anOrder(), key)).toMatchObject({ status: 200, result: { status: 'creating' } })
    for (const seconds of [31, 31, 31]) {
      advanceSeconds(seconds)
      await readDueOrders()
      expect((await read(result.publicId)).result.status).toBe('creating')
    }
    advanceSeconds(31)
    await readDueOrders()
    expect((await read(result.publicId)).result).toMatchObject({
      status: 'failed',
      issue: 'creation_unknown',
      extendedInfo: { addressFrom: '' },
    })
    expect(ordered).toHaveBeenCalledOnce()
  })

  test.each(['bad_answer', 'outcome_unknown'] as const)('is not taken for a refusal (%s)', async (code) => {
    making(() => Promise.reject(new ProviderError(code)))
    expect((await create(anOrder())).result.status).toBe('creating')
  })

  test('is found where the provider can list its orders', async () => {
    const address = newBtcAddress()
    registerAcme({
      create: unclear,
      find: (order) => Promise.resolve(aCreatedOrder(order, { depositAddress: address })),
    })
    const { result } = await create(anOrder())
    advanceSeconds(31)
    await readDueOrders()
    expect((await read(result.publicId)).result).toMatchObject({
      status: 'waiting',
      extendedInfo: { addressFrom: address },
    })
  })

  test('is not believed where what was found is another order', async () => {
    registerAcme({
      create: unclear,
      find: (order) =>
        Promise.resolve(
          aCreatedOrder(order, { echo: { addressTo: ADDRESS.btc, extraIdTo: null, from: null, to: null } }),
        ),
    })
    const { result } = await create(anOrder())
    advanceSeconds(31)
    await readDueOrders()
    expect((await read(result.publicId)).result).toMatchObject({
      status: 'failed',
      issue: 'creation_mismatch',
    })
  })

  test('is given up too where its provider has left', async () => {
    making(unclear)
    const { result } = await create(anOrder())
    registerProviders([])
    advanceSeconds(150)
    await readDueOrders()
    expect((await read(result.publicId)).result).toMatchObject({
      status: 'failed',
      provider: { name: 'acme' },
    })
  })

  test('cannot come after the order was given up', async () => {
    let answer: (created: CreatedOrder) => void = () => undefined
    const ordered = making(() => new Promise((settle) => (answer = settle)))
    const creating = create(anOrder())
    await vi.waitUntil(() => ordered.mock.calls.length === 1)
    advanceSeconds(150)
    await readDueOrders()
    const order = ordered.mock.calls[0]?.[0]
    if (order) answer(aCreatedOrder(order))
    expect((await creating).result).toMatchObject({
      status: 'failed',
      issue: 'creation_unknown',
      extendedInfo: { addressFrom: '' },
    })
  })
})

describe('a process that dies', () => {
  /** The other instance: the same call again, and the worker until the end. */
  async function othersGoOn(key: string, publicId: string) {
    expect(await create(anOrder(), key)).toMatchObject({
      status: 200,
      result: { publicId, status: 'creating' },
    })
    for (let times = 0; times < 5; times++) {
      advanceSeconds(31)
      await readDueOrders()
    }
    expect(await rowOf(publicId)).toMatchObject({ status: 'failed', creation: 'unknown', addressFrom: '' })
  }

  test('between the call and its answer leaves an order that nobody sends again', async () => {
    const ordered = making(hanging)
    const key = randomUUID()
    void create(anOrder(), key)
    await vi.waitUntil(() => ordered.mock.calls.length === 1)
    await othersGoOn(key, ordered.mock.calls[0]?.[0].orderKey ?? '')
    expect(ordered).toHaveBeenCalledOnce()
  })

  test('between the row and the call leaves an order that nobody sends', async () => {
    making(unclear)
    const row = await rowOf((await create(anOrder())).result.publicId)
    if (!row) throw new Error('no row')
    const ordered = making((order) => Promise.resolve(aCreatedOrder(order)))
    const key = randomUUID()
    const publicId = randomUUID()
    await insertExchange({ ...row, publicId, idempotencyKey: hashIdempotencyKey(key) })
    await othersGoOn(key, publicId)
    expect(ordered).not.toHaveBeenCalled()
  })
})

describe('an answer that is not what was ordered', () => {
  const wrong: [string, Partial<CreatedOrder>][] = [
    ['a payout of less than a tenth', { amountTo: '0.19' }],
    ['no number', { amountTo: 'NaN' }],
    ['another deposit', { amountFrom: '0.2' }],
    ['an address of another chain', { depositAddress: ADDRESS.xrp }],
    ['a mistyped address', { depositAddress: `${ADDRESS.btc.slice(0, -1)}5` }],
    ['no id', { ref: { id: ' ', secret: null } }],
    ['a deadline that has passed', { validUntil: 1_700_000_000 }],
    ['a memo on a chain without', { depositExtraId: '7' }],
  ]
  test.each(wrong)('%s is never shown', async (_, changes) => {
    making((order) => Promise.resolve(aCreatedOrder(order, changes)))
    const { result } = await create(anOrder())
    expect(result).toMatchObject({
      status: 'failed',
      issue: 'creation_mismatch',
      extendedInfo: { addressFrom: '', extraIdFrom: null },
    })
    advanceSeconds(3600)
    await readDueOrders()
    expect((await rowOf(result.publicId))?.dueAt).toBeNull()
  })

  test('the address of another open order is never shown, not even at the same moment', async () => {
    const address = newBtcAddress()
    making((order) => Promise.resolve(aCreatedOrder(order, { depositAddress: address })))
    const answers = await atOnce(3, () => create(anOrder()))
    const statuses = answers.map(({ result }) => result.status).sort()
    expect(statuses).toEqual(['failed', 'failed', 'waiting'])
  })

  test('an id that another order has is none', async () => {
    making((order) => Promise.resolve(aCreatedOrder(order, { ref: { id: 'twice', secret: null } })))
    expect((await create(anOrder())).result.status).toBe('waiting')
    expect((await create(anOrder())).result.status).toBe('failed')
  })

  test('a link that is no https is left out', async () => {
    making((order) => Promise.resolve(aCreatedOrder(order, { url: 'javascript:alert(1)' })))
    expect((await create(anOrder())).result.provider?.orderUrl).toBeNull()
  })
})

test('only a row can be placed that holds its order', async () => {
  const acme = registerAcme()
  const { result } = await create(anOrder())
  const row = await rowOf(result.publicId)
  if (!row) throw new Error('no row')
  await expect(placeOrder({ ...row, providerOrder: null }, acme, '')).rejects.toThrow(/no order/)
})
