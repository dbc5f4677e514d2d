import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Exchange, ExchangeOrder } from '@/contract/exchanges'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { readDueOrders } from '@/server/exchanges/liveReader'
import type { CreatedOrder, ProviderState } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { registerProviders } from '@/server/providers/registry'
import { atOnce } from '../../../atOnce'
import { advanceSeconds, useClock } from '../../clock'
import { useTemporaryDatabase } from '../../temporaryDatabase'
import { anOrder, create, decideAmount, estimate, owner, read, receipt } from '../exchangeCalls'
import { aCreatedOrder, aState, newBtcAddress, registerAcme } from './liveProvider'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
useClock()

const LESS = '1.9'
const seen = { amountFrom: '0.1', amountTo: LESS }
let state: ProviderState = aState()
const reads = vi.fn(() => Promise.resolve(state))
beforeEach(async () => {
  state = aState()
  reads.mockClear()
  registerAcme({ read: reads })
  await (await database()).update(exchanges).set({ dueAt: null })
  return () => registerProviders(null)
})

/** The provider makes the order at other amounts than it quoted. */
async function placed(
  answer: Partial<CreatedOrder>,
  changes: Partial<ExchangeOrder> = {},
): Promise<{ exchange: Exchange; address: string }> {
  const address = newBtcAddress()
  registerAcme({
    create: (order) => Promise.resolve(aCreatedOrder(order, { depositAddress: address, ...answer })),
    read: reads,
  })
  const { result } = await create(anOrder(changes))
  return { exchange: result, address }
}
const rowOf = async ({ publicId }: Exchange) => {
  const [row] = await (await database()).select().from(exchanges).where(eq(exchanges.publicId, publicId))
  return row
}
const accept = ({ publicId }: Exchange, amounts = seen) =>
  decideAmount(publicId, { decision: 'accept', ...amounts })
const decline = ({ publicId }: Exchange) => decideAmount(publicId, { decision: 'decline', ...seen })

describe('an order that was made at a smaller amount', () => {
  test('shows both amounts and neither an address nor the page of the provider', async () => {
    const { exchange, address } = await placed({ amountTo: LESS })
    expect(exchange).toMatchObject({
      status: 'creating',
      issue: 'amount_changed',
      expectedAmountFrom: '0.1',
      expectedAmountTo: '2',
      amountChange: {
        ...{ quotedFrom: '0.1', quotedTo: '2', amountFrom: '0.1', amountTo: LESS, decision: 'open' },
        decideBy: new Date(Date.now() + 600_000).toISOString(),
      },
      extendedInfo: { addressFrom: '' },
      provider: { orderId: null, orderUrl: null },
    })
    const text = JSON.stringify([exchange, (await read(exchange.publicId)).result])
    expect(text).not.toContain(address)
    expect((await receipt(exchange.publicId)).status).toBe(409)
  })

  test('goes on with the new amount once its owner accepts it, and only then shows the address', async () => {
    const { exchange, address } = await placed({ amountTo: LESS })
    const { status, result } = await accept(exchange)
    expect(status).toBe(200)
    expect(result).toMatchObject({
      status: 'waiting',
      issue: null,
      expectedAmountFrom: '0.1',
      expectedAmountTo: LESS,
      amountChange: { quotedTo: '2', amountTo: LESS, decision: 'accepted' },
      priceRecord: { amountFrom: '0.1', amountTo: LESS },
      extendedInfo: { addressFrom: address },
      provider: { orderUrl: 'https://acme.example/orders/1' },
    })
    expect((await receipt(exchange.publicId)).result).toMatchObject({
      quote: { amountFrom: '0.1', amountTo: LESS },
      firstQuote: { amountFrom: '0.1', amountTo: '2' },
    })
    state = aState({ status: 'confirming', amountFrom: '0.1', txFrom: 'in' })
    advanceSeconds(100)
    await readDueOrders()
    expect((await read(exchange.publicId)).result.status).toBe('confirming')
  })

  test('may be accepted again, also at the same time, and is one order', async () => {
    const { exchange, address } = await placed({ amountTo: LESS })
    const answers = await atOnce(4, () => accept(exchange))
    expect(answers.map(({ status, result }) => [status, result.extendedInfo.addressFrom])).toEqual(
      Array(4).fill([200, address]),
    )
    expect((await accept(exchange)).status).toBe(200)
    expect((await decline(exchange)).status).toBe(409)
    expect((await read(exchange.publicId)).result.status).toBe('waiting')
  })

  test('ends when its owner declines it, which cannot be taken back', async () => {
    const { exchange, address } = await placed({ amountTo: LESS })
    const { status, result } = await decline(exchange)
    expect([status, result.status, result.issue]).toEqual([200, 'expired', 'amount_declined'])
    expect(result).toMatchObject({
      amountChange: { decision: 'declined' },
      extendedInfo: { addressFrom: '' },
    })
    expect(JSON.stringify(result)).not.toContain(address)
    expect((await decline(exchange)).status).toBe(200)
    expect((await accept(exchange)).status).toBe(409)
  })

  test('ends by itself when nobody decides, without a call of the provider before', async () => {
    const { exchange } = await placed({ amountTo: LESS })
    advanceSeconds(599)
    await readDueOrders()
    expect((await read(exchange.publicId)).result.status).toBe('creating')
    advanceSeconds(2)
    await readDueOrders()
    expect(reads).not.toHaveBeenCalled()
    expect(await rowOf(exchange)).toMatchObject({
      status: 'expired',
      issue: 'amount_undecided',
      creation: 'made',
    })
    expect((await accept(exchange)).status).toBe(409)
  })

  test('has to be decided before the provider gives it up', async () => {
    const { exchange } = await placed({ amountTo: LESS, validUntil: Date.now() + 120_000 })
    expect(exchange.amountChange?.decideBy).toBe(new Date(Date.now() + 120_000).toISOString())
  })

  test('is accepted at the amounts that were shown, by its owner alone', async () => {
    const { exchange } = await placed({ amountTo: LESS })
    const { publicId } = exchange
    for (const amountTo of ['2', '', '1.9e0', '1.90001'])
      expect((await accept(exchange, { ...seen, amountTo })).status).toBe(409)
    const body = { decision: 'accept' as const, ...seen }
    expect((await decideAmount(publicId, body, {})).status).toBe(403)
    expect(
      (await decideAmount(publicId, { ...body, decision: 'both' as 'accept' }, owner(publicId))).status,
    ).toBe(400)
    expect((await accept(exchange, { ...seen, amountTo: '1.900' })).status).toBe(200)
  })

  test.each(['waiting', 'expired', 'failed'] as const)(
    'stays declined while the provider says %s, and moves on with a deposit that came all the same',
    async (word) => {
      const { exchange, address } = await placed({ amountTo: LESS })
      await decline(exchange)
      state = aState({ status: word })
      advanceSeconds(800)
      await readDueOrders()
      expect(reads).toHaveBeenCalled()
      const { result } = await read(exchange.publicId)
      expect([result.status, result.issue, result.extendedInfo.addressFrom]).toEqual([
        'expired',
        'amount_declined',
        '',
      ])
      state = aState({ status: 'exchanging', amountFrom: '0.1', txFrom: 'in' })
      advanceSeconds(800)
      await readDueOrders()
      const moved = (await read(exchange.publicId)).result
      expect([moved.status, moved.issue, moved.extendedInfo.addressFrom]).toEqual([
        'exchanging',
        null,
        address,
      ])
    },
  )

  test('found later, because its answer was lost, is decided on just so', async () => {
    registerAcme({
      create: () => Promise.reject(new ProviderError('outcome_unknown')),
      find: (order) => Promise.resolve(aCreatedOrder(order, { amountTo: LESS })),
    })
    const { result } = await create(anOrder())
    advanceSeconds(31)
    await readDueOrders()
    expect((await read(result.publicId)).result).toMatchObject({
      status: 'creating',
      amountChange: { decision: 'open' },
    })
    expect((await accept(result)).result.status).toBe('waiting')
  })

  test('whose address another order got meanwhile is never shown', async () => {
    const { exchange, address } = await placed({ amountTo: LESS })
    const other = await placed({ depositAddress: address })
    expect(other.exchange.status).toBe('waiting')
    const { result } = await accept(exchange)
    expect(result).toMatchObject({
      status: 'failed',
      issue: 'creation_mismatch',
      extendedInfo: { addressFrom: '' },
    })
  })
})

test('a larger deposit for a typed payout is decided on too', async () => {
  const { exchange } = await placed({ amountFrom: '0.12' }, { amount: '2', reverse: true })
  expect(exchange).toMatchObject({ status: 'creating', amountChange: { amountFrom: '0.12', amountTo: '2' } })
  expect((await accept(exchange, { amountFrom: '0.12', amountTo: '2' })).result).toMatchObject({
    status: 'waiting',
    expectedAmountFrom: '0.12',
  })
})

test('a better amount needs no decision and shows both figures', async () => {
  const { exchange, address } = await placed({ amountTo: '2.2' })
  expect(exchange).toMatchObject({
    status: 'waiting',
    issue: null,
    expectedAmountTo: '2.2',
    amountChange: { quotedTo: '2', amountTo: '2.2', decision: 'better' },
    extendedInfo: { addressFrom: address },
  })
  expect((await accept(exchange, { amountFrom: '0.1', amountTo: '2.2' })).status).toBe(409)
})

test('an amount within the tolerance is no change', async () => {
  const { exchange } = await placed({ amountTo: '1.995' })
  expect([exchange.status, exchange.amountChange]).toEqual(['waiting', null])
  expect((await decline(exchange)).status).toBe(409)
})

test('a fixed rate is never up for a decision', async () => {
  registerAcme({ create: (order) => Promise.resolve(aCreatedOrder(order, { amountTo: LESS })) })
  const { rateId } = await estimate(anOrder(), true)
  const { result } = await create(anOrder({ fixed: true, rateId }))
  expect(result).toMatchObject({ status: 'failed', issue: 'creation_mismatch', amountChange: null })
})
