import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from '@/server/catalogue/catalogue'
import { makeChangenow } from '@/server/providers/changenow/makeChangenow'
import { CHANGENOW_NETWORKS } from '@/server/providers/changenow/changenowNetworks'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import { startFakeProvider, type FakeProvider, type RecordedRequest, type Routes } from './fakeProvider'
import { describeProvider } from './providerContract'

const KEY = 'partner-key-0123456789'
const BTC_ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const XRP_ADDRESS = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'
const ETH_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const LATER = '2999-01-01T00:00:00.000Z'

const currency = (ticker: string, network: string, others = {}) => ({
  ticker,
  network,
  name: ticker,
  image: 'https://content-api.changenow.io/uploads/x.svg',
  hasExternalId: false,
  isExtraIdSupported: false,
  isFiat: false,
  featured: false,
  isStable: false,
  supportsFixedRate: true,
  tokenContract: null as string | null,
  buy: true,
  sell: true,
  legacyTicker: ticker,
  ...others,
})
const CURRENCIES = [
  currency('btc', 'btc'),
  currency('eth', 'eth'),
  currency('eth', 'arbitrum', { supportsFixedRate: false, sell: false }),
  currency('usdt', 'eth', { tokenContract: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }),
  currency('xrp', 'xrp', { hasExternalId: true, isExtraIdSupported: true }),
  currency('matic', 'matic'),
  currency('usdc', 'matic', { tokenContract: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174' }),
  currency('avax', 'cchain'),
  currency('usd', 'usd', { isFiat: true }),
  currency('a', 'eos'),
]

/** Numbers, as the service writes amounts. */
const estimate = ({ query }: RecordedRequest, others = '', toAmount = '0.05120345') => {
  const [from, to] = query.type === 'reverse' ? ['20.00000001', query.toAmount] : [query.fromAmount, toAmount]
  const rate = query.flow === 'fixed-rate' ? `"rateId":"rate-1","validUntil":"${LATER}",` : '"rateId":"",'
  return {
    body: `{"fromCurrency":"eth","fromNetwork":"eth","toCurrency":"btc","toNetwork":"btc",${rate}${others}
      "transactionSpeedForecast":"10-60","warningMessage":null,"depositFee":0,"withdrawalFee":0.0002,
      "userId":null,"fromAmount":${from},"toAmount":${to}}`,
  }
}
const range = (min = '0.01', max = 'null') => ({
  body: `{"fromCurrency":"eth","fromNetwork":"eth","toCurrency":"btc","toNetwork":"btc","flow":"standard","minAmount":${min},"maxAmount":${max}}`,
})
function created({ body }: RecordedRequest, memo: string | null = null) {
  const request = body as Record<string, string>
  return {
    body: {
      fromAmount: Number(request.fromAmount || '20'),
      toAmount: Number(request.toAmount || '0.05120345'),
      flow: request.flow,
      type: request.type,
      payinAddress: 'deposit-address',
      payoutAddress: request.address,
      payinExtraId: memo,
      payoutExtraId: request.extraId,
      fromCurrency: request.fromCurrency,
      toCurrency: request.toCurrency,
      fromNetwork: request.fromNetwork,
      toNetwork: request.toNetwork,
      refundAddress: request.refundAddress,
      refundExtraId: '',
      id: '6d2f9280dacab3',
    },
  }
}
const ORDER = {
  id: '6d2f9280dacab3',
  actionsAvailable: false,
  fromCurrency: 'eth',
  fromNetwork: 'eth',
  toCurrency: 'btc',
  toNetwork: 'btc',
  expectedAmountFrom: 1.5,
  expectedAmountTo: 0.05120345,
  amountFrom: null,
  amountTo: null,
  payinAddress: 'deposit-address',
  payoutAddress: BTC_ADDRESS,
  payinExtraId: null,
  payoutExtraId: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  updatedAt: '2026-11-22T10:00:00.000Z',
  validUntil: null,
  payinHash: null,
  payoutHash: null,
  refundHash: null,
}
const state = (word: string, others = {}): Routes => ({
  'GET /exchange/by-id': { body: { ...ORDER, status: word, ...others } },
})
const refusing = (error: string, message = ''): Routes => ({
  'GET /exchange/estimated-amount': { status: 400, body: { error, message } },
})
const refusingOrder = (error: string, message = '', status = 400): Routes => ({
  'POST /exchange': { status, body: { error, message } },
})

const ROUTES: Routes = {
  'GET /exchange/currencies': { body: CURRENCIES },
  'GET /exchange/range': () => range(),
  'GET /exchange/estimated-amount': (request) => estimate(request),
  'POST /exchange': (request) => created(request),
  ...state('waiting'),
}
const QUESTION_ORDER = {
  amount: '1.5',
  rateKey: null,
  expectedFrom: '1.5',
  expectedTo: '0.05120345',
  addressTo: BTC_ADDRESS,
  extraIdTo: null,
  refundAddress: ETH_ADDRESS,
  refundExtraId: null,
  orderKey: 'ours',
}

describeProvider('changenow', {
  make: (url) => makeChangenow({ url, apiKey: KEY }),
  secrets: [KEY],
  routes: ROUTES,
  assets: {
    offered: {
      btc: { code: 'btc', network: 'btc', precision: null, memo: 'none', isFixed: true },
      usdterc20: { code: 'usdt', network: 'eth' },
      etharb: { code: 'eth', network: 'arbitrum', isFixed: false, isDeposit: false, isPayout: true },
      xrp: { memo: 'required' },
      pol: { code: 'matic', network: 'matic' },
      avax: { code: 'avax', network: 'cchain' },
    },
    absent: ['usdcpoly', 'eos'],
    unmatched: [
      { code: 'usdc', network: 'matic', reason: 'contract_differs' },
      { code: 'a', network: 'eos', reason: 'network_unknown' },
    ],
  },
  pair: { from: 'eth', to: 'btc' },
  quotes: [
    {
      title: 'floating',
      question: { amount: '1.5' },
      offer: {
        rateKey: null,
        fixed: false,
        amountFrom: '1.5',
        amountTo: '0.05120345',
        networkFee: '0.0002',
        limits: { min: '0.01', max: null },
        validUntil: null,
        minutes: [10, 60],
      },
    },
    {
      title: 'fixed',
      question: { amount: '1.5', fixed: true },
      offer: { rateKey: 'rate-1', fixed: true, amountTo: '0.05120345', validUntil: Date.parse(LATER) },
    },
    {
      title: 'fixed, of what is received',
      question: { amount: '0.7', fixed: true, reverse: true },
      offer: { amountFrom: '20.00000001', amountTo: '0.7', limits: { min: null, max: null } },
    },
    {
      title: 'fixed, without an end',
      question: { amount: '1.5', fixed: true },
      routes: {
        'GET /exchange/estimated-amount': ({ query }) => ({
          body: `{"rateId":"rate-2","fromAmount":${query.fromAmount},"toAmount":0.05}`,
        }),
      },
      offer: { rateKey: 'rate-2', fixed: true, minutes: null, networkFee: null },
    },
    {
      title: 'without a range',
      question: { amount: '1.5' },
      routes: { 'GET /exchange/range': { status: 500, body: {} } },
      offer: { amountTo: '0.05120345', limits: { min: null, max: null } },
    },
  ],
  refusals: [
    {
      title: 'as inactive while the range, which would explain it, cannot be read',
      on: 'quote',
      routes: { ...refusing('pair_is_inactive'), 'GET /exchange/range': { status: 503, body: {} } },
      code: 'unavailable',
    },
    {
      title: 'below the range, although the pair is called inactive',
      on: 'quote',
      routes: { ...refusing('pair_is_inactive'), 'GET /exchange/range': () => range('1.6') },
      code: 'below_min',
      limit: '1.6',
      side: 'from',
    },
    {
      title: 'above the range',
      on: 'quote',
      routes: { 'GET /exchange/range': () => range('0.01', '1e-1') },
      code: 'above_max',
      limit: '0.1',
      side: 'from',
    },
    {
      title: 'of what is received, whose deposit is below the range',
      on: 'quote',
      question: { amount: '0.7', fixed: true, reverse: true },
      routes: { 'GET /exchange/range': () => range('25') },
      code: 'below_min',
      limit: '25',
      side: 'from',
    },
    {
      title: 'with its limit in a sentence',
      on: 'quote',
      routes: refusing('out_of_range', 'Amount is less then minimal: 0.0223925 XMR'),
      code: 'below_min',
      limit: '0.0223925',
      side: 'from',
    },
    {
      title: 'with a limit in thousands, in a sentence',
      on: 'quote',
      routes: refusing('out_of_range', 'Amount is less then minimal: 1,500.5 XMR'),
      ...{ code: 'below_min', limit: '1500.5', side: 'from' },
    },
    {
      title: 'for an inactive pair',
      on: 'quote',
      routes: refusing('pair_is_inactive'),
      code: 'pair_unavailable',
    },
    {
      title: 'for a pair without fixed rates',
      on: 'quote',
      question: { fixed: true },
      routes: refusing('not_valid_fixed_rate_pair'),
      code: 'fixed_unavailable',
    },
    {
      title: 'fixed, from a coin without fixed rates',
      on: 'quote',
      question: { fixed: true, pair: { from: 'btc', to: 'etharb' } },
      routes: {},
      code: 'fixed_unavailable',
    },
    {
      title: 'floating, of what is received',
      on: 'quote',
      question: { reverse: true },
      routes: {},
      code: 'pair_unavailable',
    },
    {
      title: 'in a 200',
      on: 'quote',
      routes: { 'GET /exchange/estimated-amount': { body: { error: 'pair_is_inactive', message: '' } } },
      code: 'pair_unavailable',
    },
    {
      title: 'that answers another amount',
      on: 'quote',
      routes: { 'GET /exchange/estimated-amount': { body: '{"fromAmount":1.6,"toAmount":0.05}' } },
      code: 'bad_answer',
    },
    {
      title: 'fixed, that has ended already',
      on: 'quote',
      question: { fixed: true },
      routes: {
        'GET /exchange/estimated-amount': {
          body: '{"rateId":"r","validUntil":"2020-01-01T00:00:00.000Z","fromAmount":1.5,"toAmount":0.05}',
        },
      },
      code: 'bad_answer',
    },
    {
      title: 'fixed, without a rate id',
      on: 'quote',
      question: { fixed: true },
      routes: {
        'GET /exchange/estimated-amount': { body: '{"rateId":null,"fromAmount":1.5,"toAmount":0.05}' },
      },
      code: 'bad_answer',
    },
    {
      title: 'for its key, with 403',
      on: 'create',
      routes: refusingOrder('invalid_api_key', 'Invalid api key', 403),
      code: 'unauthorised',
    },
    {
      title: 'for its address',
      on: 'create',
      routes: refusingOrder('not_valid_address'),
      code: 'address_invalid',
    },
    {
      title: 'for its refund address',
      on: 'create',
      routes: refusingOrder('not_valid_refund_address'),
      code: 'refund_address_invalid',
    },
    {
      title: 'for its amount',
      on: 'create',
      routes: refusingOrder('deposit_too_small', 'Deposit amount is less than minimum'),
      code: 'below_min',
      side: 'from',
    },
    {
      title: 'with a known word in a 500, which proves nothing',
      on: 'create',
      routes: refusingOrder('pair_is_inactive', '', 500),
      code: 'outcome_unknown',
    },
    {
      title: 'fixed, without the rate that was promised',
      on: 'create',
      question: { fixed: true },
      routes: {},
      code: 'rate_expired',
    },
  ],
  amountOf: (json) => ({ 'GET /exchange/estimated-amount': (request) => estimate(request, '', json) }),
  amounts: [
    { json: '0', amountTo: null },
    { json: '123456789.123456789012345678', amountTo: '123456789.123456789012345678' },
    { json: '1e-7', amountTo: '0.0000001' },
    { json: '"0.30"', amountTo: '0.3' },
  ],
  order: QUESTION_ORDER,
  isEffect: ({ method }) => method === 'POST',
  createRoute: 'POST /exchange',
  creates: [
    {
      title: 'floating',
      created: {
        ref: { id: '6d2f9280dacab3', secret: null },
        depositAddress: 'deposit-address',
        depositExtraId: null,
        amountFrom: '1.5',
        amountTo: '0.05120345',
        echo: { addressTo: BTC_ADDRESS, extraIdTo: null, from: 'eth', to: 'btc' },
        validUntil: null,
        url: 'https://changenow.io/exchange/txs/6d2f9280dacab3',
      },
      sent: {
        fromCurrency: 'eth',
        fromNetwork: 'eth',
        toCurrency: 'btc',
        toNetwork: 'btc',
        fromAmount: '1.5',
        toAmount: '',
        address: BTC_ADDRESS,
        refundAddress: ETH_ADDRESS,
        flow: 'standard',
        type: 'direct',
        rateId: '',
      },
    },
    {
      title: 'on the fixed rate of its quote, of what is received',
      order: { amount: '0.7', fixed: true, reverse: true, rateKey: 'rate-1' },
      created: { amountFrom: '20', amountTo: '0.7' },
      sent: { fromAmount: '', toAmount: '0.7', flow: 'fixed-rate', type: 'reverse', rateId: 'rate-1' },
    },
    {
      title: 'with an extra id on both sides',
      order: { pair: { from: 'xrp', to: 'xrp' }, addressTo: XRP_ADDRESS, extraIdTo: '77' },
      routes: { 'POST /exchange': (request) => created(request, '1234') },
      created: {
        depositExtraId: '1234',
        echo: { addressTo: XRP_ADDRESS, extraIdTo: '77', from: 'xrp', to: 'xrp' },
      },
      sent: { extraId: '77' },
    },
    {
      title: 'whose extra id is 0',
      order: { pair: { from: 'xrp', to: 'btc' } },
      routes: { 'POST /exchange': (request) => created(request, '0') },
      created: { depositExtraId: '0' },
    },
    {
      title: 'whose answer names another network',
      routes: {
        'POST /exchange': (request) => ({ body: { ...created(request).body, toNetwork: 'lightning' } }),
      },
      created: {
        echo: { addressTo: BTC_ADDRESS, extraIdTo: null, from: 'eth', to: 'btc on lightning' },
      },
    },
  ],
  ref: { id: '6d2f9280dacab3', secret: null },
  readRoute: 'GET /exchange/by-id',
  stateOf: (word) => state(word),
  listOf: (...orders) => ({
    'GET /exchanges': {
      body: {
        count: orders.length,
        exchanges: orders.map((order) => ({ ...order, requestId: (order as { id: unknown }).id })),
      },
    },
  }),
  listWithBrokenRow: { 'GET /exchange/currencies': { body: [{ ticker: 7 }, ...CURRENCIES] } },
  wrongAmounts: state('finished', { payoutHash: 'out', amountFrom: 'NaN', amountTo: -1 }),
  words: {
    new: 'waiting',
    waiting: 'waiting',
    confirming: 'confirming',
    exchanging: 'exchanging',
    sending: 'sending',
    finished: 'finished',
    failed: 'failed',
    refunded: 'refunded',
    verifying: 'verifying',
    expired: 'expired',
  },
  states: [
    {
      title: 'finished',
      routes: state('finished', { amountFrom: 1.5, amountTo: 0.0512, payinHash: '0xin', payoutHash: 'out' }),
      state: {
        status: 'finished',
        issue: null,
        amountFrom: '1.5',
        amountTo: '0.0512',
        txFrom: '0xin',
        txTo: 'out',
        refundTx: null,
      },
    },
    {
      title: 'called finished and was paid back',
      routes: state('finished', { payinHash: '0xin', refundHash: '0xback' }),
      state: { status: 'refunded', refundTx: '0xback', txTo: null },
    },
    {
      title: 'verified, without a permission for actions',
      routes: {
        ...state('verifying', { actionsAvailable: true }),
        'GET /exchange/actions': { status: 403, body: { message: 'Unauthorized' } },
      },
      state: { status: 'verifying', issue: 'provider_review', actions: [] },
    },
    {
      title: 'verified, with the actions that are answered',
      routes: {
        ...state('verifying', { actionsAvailable: true }),
        'GET /exchange/actions': {
          body: { error: null, refund: { available: true, amount: '0.1' }, continue: { available: false } },
        },
      },
      state: { status: 'verifying', actions: ['refund'] },
    },
  ],
})

describe('what only ChangeNOW can', () => {
  let fake: FakeProvider
  let order: ProviderOrder
  const SINCE = Date.parse('2026-11-22T09:59:59.000Z')
  const provider = () => makeChangenow({ url: fake.url, apiKey: KEY })
  const context = () => ({ signal: AbortSignal.timeout(10_000), userIp: null })
  const listed = (others = {}, payout = {}) => ({
    createdAt: '2026-11-22T10:00:00.000',
    requestId: '6d2f9280dacab3',
    status: 'waiting',
    flow: 'standard',
    payin: { currency: 'eth', expectedAmount: 1.5 },
    payout: { currency: 'btc', address: BTC_ADDRESS, extraId: null, ...payout },
    ...others,
  })
  const find = (...exchanges: unknown[]) => {
    fake.answer({
      'GET /exchanges': { body: { count: exchanges.length, exchanges } },
      ...state('waiting', { expectedAmountFrom: 1.5, expectedAmountTo: 0.05120345 }),
    })
    return provider().find?.(order, SINCE, context())
  }

  beforeAll(async () => {
    fake = await startFakeProvider(ROUTES)
    const { assets } = await provider().assets(catalogue(), context())
    const [from, to] = [assets.get('eth'), assets.get('btc')]
    if (!from || !to) throw new Error('not offered')
    order = { ...QUESTION_ORDER, from, to, reverse: false, fixed: false, basisPoints: 0 }
  })
  afterAll(() => fake.close())
  beforeEach(() => fake.answer(ROUTES))

  test('every call carries the key', async () => {
    await provider().quote({ ...order }, context())
    expect(fake.requests).toHaveLength(2)
    for (const { headers } of fake.requests) expect(headers['x-changenow-api-key']).toBe(KEY)
  })

  test('a lost order is found by its payout, its amount and its time', async () => {
    await expect(find(listed())).resolves.toMatchObject({
      ref: { id: '6d2f9280dacab3' },
      depositAddress: 'deposit-address',
      amountFrom: '1.5',
      amountTo: '0.05120345',
      echo: { addressTo: BTC_ADDRESS, from: 'eth', to: 'btc' },
    })
    expect(fake.requests[0]?.query).toMatchObject({
      payoutAddress: BTC_ADDRESS,
      dateFrom: '2026-11-22T09:59:59.000Z',
    })
  })

  test.each([
    ['an earlier one', listed({ createdAt: '2026-11-22T09:00:00.000Z' })],
    ['an earlier one, in UTC without saying so', listed({ createdAt: '2026-11-22T09:59:58.000' })],
    ['another amount', listed({ payin: { currency: 'eth', expectedAmount: 1.6 } })],
    ['another rate', listed({ flow: 'fixed-rate' })],
    ['another payout address', listed({}, { address: XRP_ADDRESS })],
    ['another extra id', listed({}, { extraId: '5' })],
    ['another coin', listed({}, { currency: 'ltc' })],
  ])('%s is not the lost order', async (_, other) => {
    await expect(find(other)).resolves.toBe('none')
  })

  test('two orders alike, or a list that may not be read, decide nothing', async () => {
    await expect(find(listed(), listed({ requestId: 'other' }))).resolves.toBe('unknown')
    fake.answer({ 'GET /exchanges': { status: 401, body: { message: 'Unauthorized' } } })
    await expect(provider().find?.(order, SINCE, context())).resolves.toBe('unknown')
  })

  test('an address is checked for native coins alone, because the call knows no networks', async () => {
    fake.answer({ 'GET /validate/address': { body: { result: false, message: 'invalid' } } })
    const { to } = order
    await expect(provider().checkAddress?.(to, 'x', null, context())).resolves.toBe('invalid')
    fake.answer({ 'GET /validate/address': { body: { result: true, message: null } } })
    await expect(provider().checkAddress?.(to, BTC_ADDRESS, null, context())).resolves.toBe('valid')
    const token = { ...to, code: 'usdt', network: 'eth' }
    await expect(provider().checkAddress?.(token, 'x', null, context())).resolves.toBe('unknown')
    expect(fake.requests).toHaveLength(1)
  })

  test('a refund carries its address, and is refused without a permission', async () => {
    const ref = { id: 'abc', secret: null }
    const refund = { action: 'refund' as const, address: ETH_ADDRESS, extraId: null }
    fake.answer({ 'POST /exchange/refund': { body: { result: true } } })
    await provider().act?.(ref, refund, context())
    expect(fake.requests.map(({ body }) => body)).toEqual([{ id: 'abc', address: ETH_ADDRESS }])
    fake.answer({ 'POST /exchange/continue': { body: { result: { result: true, data: {} } } } })
    await provider().act?.(ref, { action: 'continue', address: null, extraId: null }, context())
    expect(fake.requests.map(({ body }) => body)).toEqual([{ id: 'abc' }])
    for (const [reply, code] of [
      [{ status: 401, body: { message: 'Unauthorized' } }, 'action_unavailable'],
      [{ body: { result: false } }, 'action_unavailable'],
      [{ cut: true }, 'outcome_unknown'],
    ] as const) {
      fake.answer({ 'POST /exchange/refund': reply })
      await expect(provider().act?.(ref, refund, context())).rejects.toMatchObject({ code })
      expect(fake.requests).toHaveLength(1)
    }
  })
})

test('every network of the table is one of the catalogue, and has one native coin', () => {
  const natives = new Set(
    catalogue().flatMap(({ network, fullInfo }) => (fullInfo.contract_address === null ? network : [])),
  )
  for (const network of Object.keys(CHANGENOW_NETWORKS)) expect(natives).toContain(network)
})

test('of another site its name, page, secret and terms are used, not those of ChangeNOW', async () => {
  const fake = await startFakeProvider(
    Object.fromEntries(
      Object.entries({
        ...ROUTES,
        'POST /exchange': (request: RecordedRequest) => {
          const { body } = created(request)
          return { body: { ...body, ownerSecret: 'secret-of-the-order' } }
        },
        'POST /exchange/refund': { body: { result: true } },
      }).map(([name, route]) => [name.replace(' ', ' /compat/changenow/v2'), route]),
    ),
  )
  const site = makeChangenow({ url: `${fake.url}/compat/changenow/v2`, apiKey: KEY })
  const { host, origin } = new URL(fake.url)
  expect(site.profile).toMatchObject({ name: host, url: origin, termsUrl: `${origin}/terms-of-use` })
  const context = { signal: AbortSignal.timeout(5000), userIp: null }
  const { assets } = await site.assets(catalogue(), context)
  const [from, to] = [assets.get('eth'), assets.get('btc')]
  if (!from || !to) throw new Error('no pair')
  const order = { ...QUESTION_ORDER, from, to, reverse: false, fixed: false, basisPoints: 0 }
  const { ref, url } = await site.create(order, context)
  expect(ref).toEqual({ id: '6d2f9280dacab3', secret: 'secret-of-the-order' })
  expect(url).toBe(`${origin}/exchange?id=6d2f9280dacab3`)
  await site.act?.(ref, { action: 'refund', address: ETH_ADDRESS, extraId: null }, context)
  expect(fake.requests.at(-1)?.headers['x-exchange-secret']).toBe('secret-of-the-order')
  await fake.close()
})
