import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '@/server/catalogue/catalogue'
import type { ProviderAsset } from '@/domain/exchange/providerOrder'
import { makeSimpleswap } from '@/server/providers/simpleswap/makeSimpleswap'
import { startFakeProvider, type FakeProvider } from './fakeProvider'
import { describeProvider } from './providerContract'
import {
  CURRENCIES,
  EXCHANGE_ID,
  RATE_ID,
  SIMPLESWAP_KEY,
  simpleswapCreated,
  simpleswapError,
  simpleswapEstimate,
  simpleswapExchange,
  simpleswapRoutes,
} from './simpleswapServer'

const ETH_ADDRESS = '0xde2642b2120fd3011fe9659688f76e9E4676F472'
const BTC_ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const BCH_PLAIN = 'qplfzeasde8cedsd4wq5zwnlp2qwtl7j25rf69kwkr'
const XRP_ADDRESS = 'rfkE1aSy9G8Upk4JssnwBxhEv5p4mn2KTy'
const make = (url: string) => makeSimpleswap({ url, apiKey: SIMPLESWAP_KEY })

describeProvider('simpleswap', {
  make,
  secrets: [SIMPLESWAP_KEY],
  routes: simpleswapRoutes,
  assets: {
    offered: {
      btc: { code: 'btc', network: 'btc', memo: 'none', isFixed: true, isFloating: true },
      etharb: { code: 'eth', network: 'arbitrum' },
      bnb: { code: 'bnb-bsc', network: 'bsc' },
      avax: { code: 'avaxc', network: 'avaxc' },
      zec: { isFixed: false, isFloating: true },
      xrp: { memo: 'required' },
      usdttrc20: { code: 'usdt', network: 'trx' },
      usdterc20: { code: 'usdt', network: 'eth' },
    },
    absent: ['usdcpoly', 'hype'],
    unmatched: [
      { code: 'usdc', network: 'matic', reason: 'contract_differs' },
      { code: 'usdt', network: 'erc20', reason: 'network_unknown' },
      { code: 'hype', network: 'hypercore', reason: 'network_unknown' },
    ],
  },
  pair: { from: 'btc', to: 'eth' },
  quotes: [
    {
      title: 'floating',
      question: { amount: '0.5' },
      offer: {
        fixed: false,
        rateKey: null,
        amountFrom: '0.5',
        amountTo: '8',
        limits: { min: '0.003', max: '25' },
        validUntil: null,
      },
    },
    {
      title: 'fixed, with the id of its rate',
      question: { amount: '0.01', fixed: true },
      offer: { fixed: true, rateKey: RATE_ID, amountFrom: '0.01', amountTo: '0.16' },
    },
    {
      title: 'fixed, by the amount that arrives, with limits in that coin',
      question: { amount: '8', fixed: true, reverse: true },
      offer: { amountFrom: '0.5', amountTo: '8', limits: { min: '0.05', max: null } },
    },
    {
      title: 'fixed, whose end is not named',
      question: { amount: '1', fixed: true },
      routes: simpleswapEstimate({ rateId: RATE_ID }),
      offer: { fixed: true, rateKey: RATE_ID },
    },
    {
      title: 'floating, with a stray rate id',
      question: { amount: '1' },
      routes: simpleswapEstimate({ rateId: RATE_ID }),
      offer: { fixed: false, rateKey: null, validUntil: null },
    },
  ],
  refusals: [
    {
      title: 'below the minimum',
      on: 'quote',
      question: { amount: '0.001', fixed: false },
      routes: {},
      code: 'below_min',
      limit: '0.003',
      side: 'from',
    },
    {
      title: 'above the maximum',
      on: 'quote',
      question: { amount: '25.1', fixed: false },
      routes: {},
      code: 'above_max',
      limit: '25',
      side: 'from',
    },
    {
      title: 'below the minimum that arrives',
      on: 'quote',
      question: { amount: '0.04', reverse: true },
      routes: {},
      code: 'below_min',
      limit: '0.05',
      side: 'to',
    },
    {
      title: 'of a pair it does not know',
      on: 'quote',
      routes: { 'GET /ranges': simpleswapError(404, 'Not Found', 'Pair was not found') },
      code: 'pair_unavailable',
    },
    {
      title: 'with 422 and no reason',
      on: 'quote',
      routes: { 'GET /estimates': simpleswapError(422, 'Unprocessable Entity') },
      code: 'bad_answer',
    },
    {
      title: 'outside of a range that has just been read',
      on: 'quote',
      routes: { 'GET /estimates': simpleswapError(422, 'Unprocessable', 'Amount is not within the range') },
      code: 'bad_answer',
    },
    {
      title: 'with 422 and no reason, of a pair without a range',
      on: 'quote',
      routes: { 'GET /ranges': simpleswapError(422, 'Unprocessable Entity') },
      code: 'pair_unavailable',
    },
    {
      title: 'fixed, without the id of a rate',
      on: 'quote',
      question: { amount: '1', fixed: true },
      routes: simpleswapEstimate({ rateId: null, validUntil: null }),
      code: 'fixed_unavailable',
    },
    {
      title: 'fixed, whose rate has ended',
      on: 'quote',
      question: { amount: '1', fixed: true },
      routes: simpleswapEstimate({ rateId: RATE_ID, validUntil: '2020-01-01T00:00:00Z' }),
      code: 'bad_answer',
    },
    {
      title: 'fixed, of a coin that only floats',
      on: 'quote',
      question: { amount: '1', fixed: true, pair: { from: 'zec', to: 'eth' } },
      routes: {},
      code: 'fixed_unavailable',
    },
    {
      title: 'fixed, to a chain with extra ids',
      on: 'quote',
      question: { amount: '1', fixed: true, pair: { from: 'btc', to: 'xrp' } },
      routes: {},
      code: 'fixed_unavailable',
    },
    {
      title: 'whose rate has expired',
      on: 'create',
      routes: { 'POST /exchanges': simpleswapError(422, 'Unprocessable Entity', 'Rate was expired') },
      code: 'rate_expired',
    },
    {
      title: 'fixed without a rate',
      on: 'create',
      question: { rateKey: null },
      routes: {},
      code: 'rate_expired',
    },
    {
      title: 'to an address it does not take',
      on: 'create',
      routes: { 'POST /exchanges': simpleswapError(422, 'Unprocessable Entity', 'Invalid address') },
      code: 'address_invalid',
    },
    {
      title: 'with a refund address it does not take',
      on: 'create',
      routes: { 'POST /exchanges': simpleswapError(400, 'Bad Request', 'Invalid userRefundAddress') },
      code: 'refund_address_invalid',
    },
    {
      title: 'with an extra id it does not take',
      on: 'create',
      routes: { 'POST /exchanges': simpleswapError(400, 'Bad Request', 'extraIdTo is not valid') },
      code: 'extra_id_invalid',
    },
    {
      title: 'without the extra id that its chain needs',
      on: 'create',
      question: { pair: { from: 'btc', to: 'xrp' }, fixed: false, addressTo: XRP_ADDRESS },
      routes: {},
      code: 'extra_id_required',
    },
    {
      title: 'to a shielded address',
      on: 'create',
      question: { pair: { from: 'btc', to: 'zec' }, fixed: false, addressTo: `zs1${'q'.repeat(75)}` },
      routes: {},
      code: 'address_invalid',
    },
  ],
  amountOf: (json) => ({
    'GET /estimates': {
      body: `{"result":{"estimatedAmount":${json},"rateId":null,"validUntil":null},"traceId":"t"}`,
    },
  }),
  amounts: [
    { json: '"8.123456789012345678"', amountTo: '8.123456789012345678' },
    { json: '0.1000000000000000055511', amountTo: '0.1000000000000000055511' },
    { json: '1e-7', amountTo: '0.0000001' },
  ],
  order: {
    amount: '0.01',
    fixed: true,
    rateKey: RATE_ID,
    expectedFrom: '0.01',
    expectedTo: '0.16',
    addressTo: ETH_ADDRESS,
    extraIdTo: null,
    refundAddress: BTC_ADDRESS,
    refundExtraId: null,
    orderKey: 'order-1',
  },
  isEffect: ({ method }) => method === 'POST',
  createRoute: 'POST /exchanges',
  creates: [
    {
      title: 'fixed, on its rate',
      created: {
        ref: { id: EXCHANGE_ID, secret: null },
        depositAddress: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
        depositExtraId: null,
        amountFrom: '0.01',
        amountTo: '0.16',
        echo: { addressTo: ETH_ADDRESS, extraIdTo: null, from: 'btc', to: 'eth' },
        validUntil: Date.parse('2026-11-22T12:20:00Z'),
        url: `https://simpleswap.io/exchange?id=${EXCHANGE_ID}`,
      },
      sent: {
        tickerFrom: 'btc',
        networkFrom: 'btc',
        tickerTo: 'eth',
        networkTo: 'eth',
        amount: '0.01',
        fixed: true,
        reverse: false,
        rateId: RATE_ID,
        customFee: null,
        addressTo: ETH_ADDRESS,
        extraIdTo: '',
        userRefundAddress: BTC_ADDRESS,
        userRefundExtraId: '',
      },
    },
    {
      title: 'to a chain with extra ids',
      order: {
        pair: { from: 'btc', to: 'xrp' },
        fixed: false,
        rateKey: null,
        addressTo: XRP_ADDRESS,
        extraIdTo: '77',
      },
      created: { echo: { addressTo: XRP_ADDRESS, extraIdTo: '77', from: 'btc', to: 'xrp' } },
      sent: { networkTo: 'xrp', extraIdTo: '77', rateId: null },
    },
    {
      title: 'to Bitcoin Cash, without the prefix that it refuses',
      order: {
        pair: { from: 'eth', to: 'bch' },
        fixed: false,
        rateKey: null,
        addressTo: `bitcoincash:${BCH_PLAIN}`,
      },
      created: { echo: { addressTo: `bitcoincash:${BCH_PLAIN}`, extraIdTo: null, from: 'eth', to: 'bch' } },
      sent: { addressTo: BCH_PLAIN },
    },
    {
      title: 'and answered under the other name of its id, with an unreadable end',
      routes: simpleswapCreated({ id: undefined, publicId: 'public-1', validUntil: 'soon' }),
      created: { ref: { id: 'public-1', secret: null }, validUntil: null },
    },
    {
      title: 'and answered with another address and another network',
      routes: simpleswapCreated({
        addressTo: '0x000000000000000000000000000000000000dEaD',
        networkTo: 'arbitrum',
      }),
      created: {
        echo: {
          addressTo: '0x000000000000000000000000000000000000dEaD',
          extraIdTo: null,
          from: 'btc',
          to: 'eth on arbitrum',
        },
      },
    },
  ],
  ref: { id: EXCHANGE_ID, secret: null },
  readRoute: 'GET /exchanges/{id}',
  stateOf: (status) => simpleswapExchange({ status }),
  listWithBrokenRow: { 'GET /currencies': { body: { result: [{ ticker: 'x' }, ...CURRENCIES] } } },
  wrongAmounts: simpleswapExchange({
    status: 'finished',
    txFrom: 'd',
    txTo: 'p',
    amountFrom: 'NaN',
    amountTo: -1,
  }),
  words: {
    waiting: 'waiting',
    confirming: 'confirming',
    exchanging: 'exchanging',
    sending: 'sending',
    finished: 'finished',
    verifying: 'verifying',
    failed: 'failed',
    expired: 'expired',
    refunded: 'refunded',
  },
  states: [
    {
      title: 'waiting, its amounts being expected ones',
      routes: simpleswapExchange({}),
      state: { status: 'waiting', amountFrom: null, amountTo: null, txFrom: null, txTo: null, actions: [] },
    },
    {
      title: 'finished',
      routes: simpleswapExchange({ status: 'finished', txFrom: 'd-hash', txTo: 'p-hash', amountTo: '0.159' }),
      state: { status: 'finished', amountFrom: '0.01', amountTo: '0.159', txFrom: 'd-hash', txTo: 'p-hash' },
    },
    {
      title: 'refunded, by the hash that otherwise is the payout',
      routes: simpleswapExchange({ status: 'refunded', txFrom: 'd-hash', txTo: 'r-hash' }),
      state: { status: 'refunded', txTo: null, refundTx: 'r-hash', amountTo: null },
    },
    {
      title: 'looked at by SimpleSwap',
      routes: simpleswapExchange({ status: 'verifying', txFrom: 'd-hash' }),
      state: { status: 'verifying', issue: 'provider_review', actions: [] },
    },
  ],
})

describe('what is special about simpleswap', () => {
  let fake: FakeProvider
  let assets: ReadonlyMap<string, ProviderAsset>
  const context = () => ({ signal: AbortSignal.timeout(5000), userIp: '203.0.113.7' })
  const asset = (symbol: string) => {
    const found = assets.get(symbol)
    if (!found) throw new Error(symbol)
    return found
  }
  let provider: ReturnType<typeof make>
  beforeAll(async () => {
    fake = await startFakeProvider(simpleswapRoutes)
    provider = make(fake.url)
    ;({ assets } = await provider.assets(catalogue(), context()))
  })
  afterAll(() => fake.close())

  test('an order without an id is not looked up, because that address lists orders', async () => {
    fake.answer(simpleswapRoutes)
    await expect(provider.read({ id: '', secret: null }, context())).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(fake.requests).toEqual([])
  })

  test('an id cannot lead to another address', async () => {
    fake.answer(simpleswapRoutes)
    await provider.read({ id: '../ranges?x=1', secret: null }, context())
    expect(fake.requests.map(({ path, query }) => [path, query])).toEqual([
      ['/exchanges/..%2Franges%3Fx%3D1', {}],
    ])
  })

  test('an order that is answered without an id may exist', async () => {
    fake.answer(simpleswapCreated({ id: '', publicId: null }))
    const order = {
      ...{ from: asset('btc'), to: asset('eth'), amount: '1', reverse: false, fixed: false, rateKey: null },
      ...{ expectedFrom: '1', expectedTo: '16', addressTo: ETH_ADDRESS, extraIdTo: null },
      ...{ refundAddress: null, refundExtraId: null, orderKey: 'order-1', basisPoints: 0 },
    }
    await expect(provider.create(order, context())).rejects.toMatchObject({ code: 'outcome_unknown' })
  })

  test('the visitor’s address is not sent', async () => {
    fake.answer(simpleswapRoutes)
    await provider.quote(
      { from: asset('btc'), to: asset('eth'), amount: '1', reverse: false, fixed: true, basisPoints: 0 },
      context(),
    )
    expect(JSON.stringify(fake.requests)).not.toContain('203.0.113.7')
    expect(fake.requests.map(({ headers }) => headers['x-api-key'])).toEqual([SIMPLESWAP_KEY, SIMPLESWAP_KEY])
  })

  test.each([
    ['btc', BTC_ADDRESS, null, 'valid'],
    ['btc', ETH_ADDRESS, null, 'invalid'],
    ['bch', `bitcoincash:${BCH_PLAIN}`, null, 'valid'],
    ['xrp', XRP_ADDRESS, '77', 'valid'],
    ['xrp', XRP_ADDRESS, 'seventy-seven', 'invalid'],
    ['zec', `u1${'q'.repeat(90)}`, null, 'invalid'],
    ['zec', 't1VpYecBW4UudbGcy4ufh61eWxQCoFaUrPs', null, 'valid'],
    ['dgb', 'dgb1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq', null, 'invalid'],
    ['dgb', 'DBSZTUXnUzLyd8GNWWLWRDVPzZrc7BAZpG', null, 'unknown'],
    // Its pattern would never end.
    ['avax', `${'a'.repeat(60)}!`, null, 'invalid'],
  ] as const)('an address of %s, %s with %s, is %s', async (symbol, address, extraId, verdict) => {
    fake.answer({})
    expect(await provider.checkAddress?.(asset(symbol), address, extraId, context())).toBe(verdict)
    expect(fake.requests).toEqual([])
  })

  test('before its list is read, the validity of an address is unknown', async () => {
    const fresh = make(fake.url)
    expect(await fresh.checkAddress?.(asset('btc'), ETH_ADDRESS, null, context())).toBe('unknown')
  })
})
