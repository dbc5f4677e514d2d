import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Exchange } from '@/contract/exchanges'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { readDueOrders } from '@/server/exchanges/liveReader'
import type { Provider, ProviderState } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { registerProviders } from '@/server/providers/registry'
import { atOnce } from '../../../atOnce'
import { advanceSeconds, useClock } from '../../clock'
import { useTemporaryDatabase } from '../../temporaryDatabase'
import { act, ADDRESS, anOrder, create, owner, read } from '../exchangeCalls'
import { aState, newBtcAddress, registerAcme } from './liveProvider'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
useClock()

const held = { status: 'verifying', issue: 'deposit_too_small', actions: ['refund', 'continue'] } as const
let state: ProviderState = aState()
const acted = vi.fn<NonNullable<Provider['act']>>()
beforeEach(async () => {
  state = aState()
  acted.mockReset().mockResolvedValue(undefined)
  registerAcme({ read: () => Promise.resolve(state), act: acted })
  await (await database()).update(exchanges).set({ dueAt: null })
  return () => registerProviders(null)
})

async function after(exchange: Exchange, changes: Partial<ProviderState>): Promise<Exchange> {
  state = aState(changes)
  advanceSeconds(200)
  await readDueOrders()
  return (await read(exchange.publicId)).result
}
async function onHold(): Promise<Exchange> {
  const { result } = await create(anOrder())
  return after(result, held)
}
const refund = (exchange: Exchange) => act(exchange.publicId, { action: 'refund', address: ADDRESS.btc })

test('a choice goes to the provider, which alone says what came of it', async () => {
  const exchange = await onHold()
  expect(exchange.actions).toEqual(['refund', 'continue'])
  const { status, result } = await refund(exchange)
  expect(status).toBe(200)
  expect(result).toMatchObject({
    status: 'verifying',
    actions: [],
    extendedInfo: { userRefundAddress: ADDRESS.btc },
    provider: { pendingAction: 'refund' },
  })
  expect(acted.mock.calls.map(([, choice]) => choice)).toEqual([
    { action: 'refund', address: ADDRESS.btc, extraId: null },
  ])
  expect(await after(exchange, { status: 'refunded', refundTx: 'back' })).toMatchObject({
    status: 'refunded',
    provider: { pendingAction: null },
  })
})

test('to go on is at the market rate from when the provider goes on, and the agreed amounts stay', async () => {
  const exchange = await onHold()
  await act(exchange.publicId, { action: 'continue' })
  expect(await after(exchange, { ...held, amountFrom: '0.05' })).toMatchObject({ requote: null })
  const going = await after(exchange, { status: 'exchanging', amountFrom: '0.05' })
  const { expectedAmountFrom, expectedAmountTo } = exchange
  expect(going).toMatchObject({ expectedAmountFrom, expectedAmountTo })
  expect(going.requote).toMatchObject({ amountFrom: '0.05', amountTo: null })
  const again = await after(exchange, { status: 'sending', amountFrom: '0.05' })
  expect(again.requote).toEqual(going.requote)
})

test('a choice whose outcome nobody knows is never sent again', async () => {
  const exchange = await onHold()
  acted.mockRejectedValue(new ProviderError('outcome_unknown'))
  expect((await refund(exchange)).status).toBe(200)
  // The provider still offers it, and may still be about to carry it out.
  expect((await after(exchange, held)).actions).toEqual([])
  expect((await refund(exchange)).status).toBe(409)
  expect((await act(exchange.publicId, { action: 'continue' })).status).toBe(409)
  expect(acted).toHaveBeenCalledOnce()
  expect((await after(exchange, { ...held, issue: 'deposit_late' })).actions).toEqual(['refund', 'continue'])
})

test('of two choices at the same moment the provider gets one', async () => {
  const exchange = await onHold()
  const answers = await atOnce(4, (index) =>
    act(exchange.publicId, index % 2 ? { action: 'continue' } : { action: 'refund', address: ADDRESS.btc }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(acted).toHaveBeenCalledOnce()
})

test('a clear refusal leaves everything as it was', async () => {
  const exchange = await onHold()
  acted.mockRejectedValueOnce(new ProviderError('address_invalid'))
  expect(await refund(exchange)).toMatchObject({
    status: 422,
    error: { fields: { address: { code: 'refund_address_invalid' } } },
  })
  acted.mockRejectedValueOnce(new ProviderError('unavailable'))
  expect((await refund(exchange)).status).toBe(503)
  expect((await read(exchange.publicId)).result).toMatchObject({
    actions: ['refund', 'continue'],
    extendedInfo: { userRefundAddress: null },
  })
  expect((await refund(exchange)).status).toBe(200)
})

test('only its owner chooses, and only what is offered', async () => {
  const exchange = await onHold()
  const body = { action: 'refund', address: newBtcAddress() }
  expect((await act(exchange.publicId, body, {})).status).toBe(403)
  const other = await onHold()
  expect((await act(exchange.publicId, body, owner(other.publicId))).status).toBe(403)
  await after(exchange, { status: 'exchanging' })
  expect((await refund(exchange)).status).toBe(409)
  expect(acted).not.toHaveBeenCalled()
})

test('where the provider takes no choices, none is offered and its page says where to ask', async () => {
  registerAcme({ read: () => Promise.resolve(state) })
  const exchange = await onHold()
  expect(exchange).toMatchObject({
    actions: [],
    provider: { canAct: false, supportUrl: 'https://acme.example/support' },
  })
  expect((await refund(exchange)).status).toBe(409)
  const [row] = await (
    await database()
  )
    .select()
    .from(exchanges)
    .where(eq(exchanges.publicId, exchange.publicId))
  expect(exchange.provider?.orderId).toBe(row?.providerOrderId)
})
