import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { makeNear } from '@/server/providers/near/makeNear'
import { type FakeProvider, type RecordedRequest, startFakeProvider } from './fakeProvider'

const ETH = 'nep141:eth.omft.near'
const TOKENS = [
  { assetId: ETH, decimals: 18, blockchain: 'eth', symbol: 'ETH', price: 1900, contractAddress: null },
]
const OURS = 'fees.example.near'
let fake: FakeProvider
beforeAll(async () => void (fake = await startFakeProvider()))
afterAll(() => {
  vi.useRealTimers()
  return fake.close()
})
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-29T10:20:00Z'), toFake: ['Date'] }))

const near = () =>
  makeNear({
    url: fake.url,
    jwt: 'a.b.c',
    referral: 'example-exchange',
    fee: { account: OURS, earnedPercent: 50 },
    explorer: { url: fake.url, jwt: 'a.b.c', pause: 0 },
  })
const context = { signal: AbortSignal.timeout(60_000), userIp: null }
const aSwap = (depositAddress: string, others = {}) => ({
  ...{ depositAddress, depositMemo: null, status: 'SUCCESS', originAsset: ETH },
  ...{ amountInFormatted: '1.5', appFees: [{ recipient: OURS, fee: 40 }] },
  ...others,
})

function serve(pageOf: (request: RecordedRequest) => unknown) {
  fake.answer({
    'GET /tokens': { body: TOKENS },
    'GET /transactions': (request) => ({ body: pageOf(request) }),
  })
}
const calls = () => fake.requests.filter(({ path }) => path === '/transactions')

test('each finished swap of ours is what its fee brought to our account, after the part of 1Click', async () => {
  serve(() => [
    aSwap('one'),
    aSwap('of another account', { appFees: [{ recipient: 'other.near', fee: 40 }] }),
    aSwap('with a memo', { depositMemo: '7' }),
    aSwap('refunded', { status: 'REFUNDED' }),
    aSwap('of an unknown coin', { originAsset: 'nep141:other' }),
    aSwap('without an amount', { amountInFormatted: 'much' }),
    aSwap('to eighteen places', { amountInFormatted: '0.000000000000000999' }),
  ])
  const page = await near().earnings?.(null, context)
  expect(page?.rows).toEqual([
    { providerId: 'one', basisPoints: 40, asset: 'eth', amount: '0.003', evidence: 'explorer one' },
    expect.objectContaining({ providerId: 'of another account', basisPoints: 0, amount: '0' }),
    expect.objectContaining({ providerId: 'to eighteen places', amount: '0.000000000000000001' }),
  ])
  expect(calls()[0]?.headers.authorization).toBe('Bearer a.b.c')
  expect(calls()[0]?.query).toEqual({
    ...{ referral: 'example-exchange', statuses: 'SUCCESS', direction: 'next', numberOfTransactions: '200' },
  })
})

test('a full page is continued after its last swap, and the next run begins a week before this hour', async () => {
  const swaps = Array.from({ length: 200 }, (_, index) => aSwap(`swap${index}`))
  serve(({ query }) => ({
    data:
      query.lastDepositAddress || query.startTimestamp !== '2026-11-20T00:00:00.000Z'
        ? [aSwap('last')]
        : swaps,
  }))
  const { earnings } = near()
  const first = await earnings?.('2026-11-20T00:00:00.000Z', context)
  const second = await earnings?.(first?.cursor ?? null, context)
  expect(second?.rows.map(({ providerId }) => providerId)).toEqual(['last'])
  expect(calls().map(({ query }) => [query.startTimestamp, query.lastDepositAddress])).toEqual([
    ['2026-11-20T00:00:00.000Z', undefined],
    ['2026-11-20T00:00:00.000Z', 'swap199'],
  ])
  expect(second?.cursor).toBe('2026-11-22T10:00:00.000Z')
  // By this a run knows that it has read all.
  expect((await earnings?.(second?.cursor ?? null, context))?.cursor).toBe(second?.cursor)
})

test('without a name of the orders, an account of ours or a token nothing is looked up', () => {
  const settings = { url: fake.url, jwt: 'a.b.c', referral: 'x', fee: { account: OURS, earnedPercent: 50 } }
  expect(makeNear(settings).earnings).toBeUndefined()
  const explorer = { url: fake.url, jwt: 'a.b.c' }
  expect(makeNear({ ...settings, explorer, referral: null }).earnings).toBeUndefined()
  expect(makeNear({ ...settings, explorer, fee: null }).earnings).toBeUndefined()
})

test('two calls are as far apart as a partner may call', async () => {
  serve(() => [])
  const { earnings } = makeNear({
    ...{ url: fake.url, jwt: 'a.b.c', referral: 'x', fee: { account: OURS, earnedPercent: 50 } },
    explorer: { url: fake.url, jwt: 'a.b.c' },
  })
  await earnings?.(null, context)
  await expect(earnings?.(null, { signal: AbortSignal.timeout(300), userIp: null })).rejects.toThrow()
  expect(calls()).toHaveLength(1)
})
