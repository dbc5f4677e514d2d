import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Exchange } from '@/contract/exchanges'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import { database } from '@/server/database/database'
import { exchangeEvents, exchanges, journalEntries } from '@/server/database/schema'
import { readDueOrders } from '@/server/exchanges/liveReader'
import { receiveWebhook } from '@/server/entry/providerWebhookHandler'
import type { ProviderState } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { registerProviders } from '@/server/providers/registry'
import { announceStatus } from '@/server/push/announceStatus'
import { atOnce } from '../../../atOnce'
import { aCustomer } from '../../aCustomer'
import { advanceSeconds, useClock } from '../../clock'
import { freshProviders } from '../../providers/freshProviders'
import { useTemporaryDatabase } from '../../temporaryDatabase'
import { anOrder, create, lastExchanges, read } from '../exchangeCalls'
import { aState, registerAcme } from './liveProvider'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
vi.mock('@/server/push/announceStatus', { spy: true })
useTemporaryDatabase()
useClock()

let state: ProviderState | ProviderError = aState()
const readOrder = vi.fn(() =>
  state instanceof ProviderError ? Promise.reject(state) : Promise.resolve(state),
)
const register = () =>
  registerAcme({
    read: readOrder,
    receive: ({ headers, body }) => (headers['x-signature'] === 'right' ? body : null),
  })
beforeEach(async () => {
  state = aState()
  readOrder.mockClear()
  register()
  await (await database()).update(exchanges).set({ dueAt: null })
  return () => registerProviders(null)
})

const ordered = async (headers = {}): Promise<Exchange> => {
  const { status, result } = await create(anOrder(), undefined, headers)
  expect([status, result.status]).toEqual([201, 'waiting'])
  return result
}
const rowOf = async ({ publicId }: Exchange) => {
  const [row] = await (await database()).select().from(exchanges).where(eq(exchanges.publicId, publicId))
  if (!row) throw new Error('no row')
  return row
}
const eventsOf = async ({ publicId }: Exchange) => {
  const db = await database()
  const events = await db
    .select()
    .from(exchangeEvents)
    .where(eq(exchangeEvents.publicId, publicId))
    .orderBy(exchangeEvents.id)
  return events.map((event) => event.status)
}
/** The exchange after its provider said so and the worker came by. */
async function after(exchange: Exchange, changes: Partial<ProviderState>, seconds = 3700): Promise<Exchange> {
  state = aState(changes)
  advanceSeconds(seconds)
  await readDueOrders()
  return (await read(exchange.publicId)).result
}

describe('what cannot be stored', () => {
  const rowAfter = async (exchange: Exchange, changes: Partial<ProviderState>) => {
    state = aState(changes)
    advanceSeconds(3700)
    await readDueOrders()
    return rowOf(exchange)
  }

  test('a hash with a control character is unknown, and the exchange goes on', async () => {
    const exchange = await ordered()
    const hashes = { txFrom: 'in\u0000', txTo: 'out\u0007', refundTx: '\ud800' }
    const row = await rowAfter(exchange, { status: 'confirming', ...hashes })
    expect(row).toMatchObject({
      status: 'confirming',
      txFrom: null,
      txTo: null,
      refundTx: null,
      failedReads: 0,
    })
  })

  test('a state that the database refuses counts as a read that failed, and the next one is awaited', async () => {
    const exchange = await ordered()
    const row = await rowAfter(exchange, { status: 'frobnicating\u0000' as never })
    expect(row).toMatchObject({ status: 'waiting', failedReads: 1, leasedUntil: null })
    expect(row.dueAt).toBeGreaterThan(Date.now())
  })
})

describe('a live exchange', () => {
  test('goes the way that its provider reports, each step recorded and announced once', async () => {
    const exchange = await ordered()
    const seen: ExchangeStatus[] = []
    const way: Partial<ProviderState>[] = [
      { status: 'confirming', txFrom: 'in', amountFrom: '0.1' },
      { status: 'exchanging' },
      { status: 'exchanging' },
      { status: 'sending' },
      { status: 'finished', txTo: 'out', amountTo: '1.99' },
    ]
    for (const step of way) seen.push((await after(exchange, step)).status)
    expect(seen).toEqual(['confirming', 'exchanging', 'exchanging', 'sending', 'finished'])
    expect(await eventsOf(exchange)).toEqual([
      ...['creating', 'waiting', 'confirming', 'exchanging', 'sending', 'finished'],
    ])
    const announced = vi
      .mocked(announceStatus)
      .mock.calls.filter(([{ publicId }]) => publicId === exchange.publicId)
    expect(announced.map(([{ status }]) => status).slice(1)).toEqual([
      ...['confirming', 'exchanging', 'sending', 'finished'],
    ])
    expect((await read(exchange.publicId)).result).toMatchObject({
      amountFrom: '0.1',
      amountTo: '1.99',
      extendedInfo: { txFrom: 'in', txTo: 'out' },
    })
    expect((await rowOf(exchange)).dueAt).toBeNull()
    expect(await lastExchanges()).toHaveLength(1)
  })

  test('may come back after it expired', async () => {
    const exchange = await ordered()
    expect((await after(exchange, { status: 'expired' })).status).toBe('expired')
    expect((await after(exchange, { status: 'confirming', txFrom: 'late' })).status).toBe('confirming')
  })

  test('that ended with a refund was refunded, whatever it is called', async () => {
    const exchange = await ordered()
    expect(await after(exchange, { status: 'finished', refundTx: 'back' })).toMatchObject({
      status: 'refunded',
      extendedInfo: { refundTx: 'back', txTo: null },
    })
  })

  test('is finished with its payout, or when the hash has been waited for', async () => {
    const exchange = await ordered()
    const paid = { status: 'finished', amountTo: '2' } as const
    expect((await after(exchange, paid)).status).toBe('sending')
    expect((await after(exchange, paid, 300)).status).toBe('sending')
    expect((await after(exchange, paid, 400)).status).toBe('finished')
    expect((await after(exchange, { status: 'finished', txTo: 'out' }, 800)).extendedInfo.txTo).toBe('out')
    expect((await rowOf(exchange)).dueAt).toBeNull()
  })

  test('is on hold, and not finished, where nothing says that anything was paid', async () => {
    const exchange = await ordered()
    for (const amountTo of [null, '0', 'NaN']) await after(exchange, { status: 'finished', amountTo }, 300)
    const held = { status: 'verifying', issue: 'provider_review' }
    expect(await after(exchange, { status: 'finished' }, 400)).toMatchObject(held)
    expect(await after(exchange, { status: 'finished' }, 400)).toMatchObject(held)
    const paid = await after(exchange, { status: 'finished', txTo: 'out' }, 400)
    expect(paid).toMatchObject({ status: 'finished', issue: null })
  })

  test('with a word that nobody knows is on hold', async () => {
    const exchange = await ordered()
    expect(await after(exchange, { status: 'verifying', issue: 'provider_status_unknown' })).toMatchObject({
      status: 'verifying',
      issue: 'provider_status_unknown',
      actions: [],
    })
  })

  test('keeps what it knew where the provider says nothing or nonsense', async () => {
    const exchange = await ordered()
    await after(exchange, { status: 'confirming', amountFrom: '0.1', txFrom: 'in' })
    expect(await after(exchange, { status: 'exchanging', amountFrom: 'NaN' })).toMatchObject({
      amountFrom: '0.1',
      extendedInfo: { txFrom: 'in' },
    })
  })

  test('earns once, and brings its customer cashback once', async () => {
    const anna = await aCustomer()
    const exchange = await ordered(await anna.headers())
    const db = await database()
    const isIt = eq(exchanges.publicId, exchange.publicId)
    const commission = { kind: 'exact' as const, basisPoints: 50, earnedBasisPoints: 25 }
    await db.update(exchanges).set({ commission }).where(isIt)
    const done = { status: 'finished', txTo: 'out', amountFrom: '0.1' } as const
    await after(exchange, done)
    await db.update(exchanges).set({ dueAt: 0 }).where(isIt)
    await after(exchange, done)
    const ofOrder = eq(journalEntries.publicId, exchange.publicId)
    const entries = await db.select().from(journalEntries).where(ofOrder)
    expect(entries.map(({ kind }) => kind)).toEqual(['earning', 'cashback'])
  })
})

describe('a read that fails', () => {
  test.each(['unavailable', 'bad_answer', 'not_found', 'unauthorised'] as const)(
    'changes nothing but a counter (%s)',
    async (code) => {
      const exchange = await ordered()
      state = new ProviderError(code)
      advanceSeconds(100)
      await readDueOrders()
      expect(await rowOf(exchange)).toMatchObject({ status: 'waiting', failedReads: 1, leasedUntil: null })
    },
  )

  test('for an hour tells how old the status is, and then goes on', async () => {
    const exchange = await ordered()
    state = new ProviderError('unavailable')
    for (let minutes = 0; minutes < 60; minutes += 5) {
      advanceSeconds(300)
      await readDueOrders()
    }
    const during = (await read(exchange.publicId)).result
    expect(during).toMatchObject({ status: 'waiting', provider: { isCurrent: false } })
    expect(Date.parse(during.provider?.readAt ?? '')).toBeLessThan(Date.now() - 3_500_000)
    expect(await after(exchange, { status: 'confirming' }, 700)).toMatchObject({
      status: 'confirming',
      provider: { isCurrent: true },
    })
  })

  test('for too many calls is no failure, and waits for as long as it must', async () => {
    const exchange = await ordered()
    state = new ProviderError('rate_limited', { retryAfter: 500_000 })
    advanceSeconds(100)
    await readDueOrders()
    const { failedReads, dueAt } = await rowOf(exchange)
    expect(failedReads).toBe(0)
    expect(dueAt).toBeGreaterThanOrEqual(Date.now() + 500_000)
  })
})

describe('the worker', () => {
  test('asks once where several instances look at the same moment', async () => {
    await ordered()
    advanceSeconds(100)
    await atOnce(5, readDueOrders)
    expect(readOrder).toHaveBeenCalledOnce()
  })

  test('takes over from one that died during its call', async () => {
    const exchange = await ordered()
    advanceSeconds(100)
    await (
      await database()
    )
      .update(exchanges)
      .set({ leasedUntil: Date.now() + 30_000 })
      .where(eq(exchanges.publicId, exchange.publicId))
    await readDueOrders()
    expect(readOrder).not.toHaveBeenCalled()
    advanceSeconds(31)
    await readDueOrders()
    expect(readOrder).toHaveBeenCalledOnce()
  })

  test('never asks for a page, which only makes it come sooner', async () => {
    const exchange = await ordered()
    advanceSeconds(16)
    await read(exchange.publicId)
    expect(readOrder).not.toHaveBeenCalled()
    expect((await rowOf(exchange)).dueAt).toBeLessThanOrEqual(Date.now())
    await readDueOrders()
    expect(readOrder).toHaveBeenCalledOnce()
    // While it is looked at.
    expect((await rowOf(exchange)).dueAt).toBeLessThan(Date.now() + 19_000)
  })

  test('leaves an order alone whose provider has left, and its page says so', async () => {
    const exchange = await ordered()
    freshProviders()
    const left = await after(exchange, { status: 'confirming' }, 100)
    expect(left).toMatchObject({
      status: 'waiting',
      sandbox: false,
      provider: { id: 'acme', name: 'acme', supportUrl: null, isCurrent: false },
    })
    expect(left.provider?.orderId).toMatch(/^theirs-/)
    expect(readOrder).not.toHaveBeenCalled()
  })
})

describe('a webhook', () => {
  const call = (body: string, signature = 'right', providerId = 'acme') =>
    receiveWebhook({ providerId, headers: { 'x-signature': signature }, body })

  test('makes the worker look, however often it comes, and is believed nothing', async () => {
    const exchange = await ordered()
    advanceSeconds(10)
    const orderId = (await rowOf(exchange)).providerOrderId ?? ''
    await atOnce(3, () => call(orderId))
    expect((await read(exchange.publicId)).result.status).toBe('waiting')
    await readDueOrders()
    await call(orderId)
    await readDueOrders()
    expect(readOrder).toHaveBeenCalledOnce()
    advanceSeconds(6)
    await readDueOrders()
    expect(readOrder).toHaveBeenCalledTimes(2)
  })

  test('makes an order due that is polled no more', async () => {
    const exchange = await ordered()
    await after(exchange, { status: 'expired' }, 8 * 86_400)
    await (await database()).update(exchanges).set({ dueAt: null })
    await call((await rowOf(exchange)).providerOrderId ?? '')
    expect((await after(exchange, { status: 'confirming' }, 10)).status).toBe('confirming')
  })

  test('of a stranger, of no provider or of no order does nothing', async () => {
    const exchange = await ordered()
    const { providerOrderId, dueAt } = await rowOf(exchange)
    await call(providerOrderId ?? '', 'wrong')
    await call(providerOrderId ?? '', 'right', 'nobody')
    await call('unknown')
    expect((await rowOf(exchange)).dueAt).toBe(dueAt)
  })
})
