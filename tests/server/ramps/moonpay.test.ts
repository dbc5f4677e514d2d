import { createHmac } from 'node:crypto'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { makeMoonpay } from '@/server/ramps/moonpay/makeMoonpay'
import type { Reply, Routes } from '../providers/fakeProvider'
import { describeRamp } from './rampContract'
import type { RampHarness } from './rampHarness'
import { RampSite } from './rampSite'

const ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const [BUY, SELL] = ['https://buy.moonpay.com', 'https://sell.moonpay.com']
const [SECRET, WEBHOOK_KEY] = ['sk_test_secret', 'wk_test_key']

const fiat = (code: string, others: object = {}) => ({ code, type: 'fiat', ...others })
const coin = (code: string, networkCode: string, others: object = {}) => ({
  code,
  type: 'crypto',
  isSuspended: false,
  isSellSupported: false,
  metadata: { networkCode, contractAddress: null },
  ...others,
})
const NONE = '0x0000000000000000000000000000000000000000'
const CURRENCIES = [
  fiat('eur', { minBuyAmount: 20, maxBuyAmount: '30000', minSellAmount: 15, maxSellAmount: null }),
  fiat('xts'),
  coin('btc', 'bitcoin', { isSellSupported: true }),
  coin('xrp', 'ripple'),
  coin('eth', 'ethereum', { metadata: { networkCode: 'ethereum', contractAddress: NONE } }),
  coin('bnb', 'binance_smart_chain'),
  coin('usdc_base', 'base', {
    metadata: { networkCode: 'base', contractAddress: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' },
  }),
  // Another token under its ticker.
  coin('usdc', 'ethereum', {
    metadata: { networkCode: 'ethereum', contractAddress: '0x1111111111111111111111111111111111111111' },
  }),
  coin('ltc', 'litecoin', { isSuspended: true, isSellSupported: true }),
  coin('doge', 'dogecoin_test'),
]
const COUNTRIES = [
  { alpha2: 'CH', isBuyAllowed: true, isSellAllowed: true, states: [] },
  { alpha2: 'GB', isBuyAllowed: true, isSellAllowed: false },
  {
    alpha2: 'US',
    isBuyAllowed: true,
    isSellAllowed: true,
    states: [
      { code: 'TX', isBuyAllowed: true, isSellAllowed: true },
      { code: 'NY', isBuyAllowed: false, isSellAllowed: true },
    ],
  },
]

/** A rate of 50,000, with a fee of 2 for the service and of 1 for the network. */
const quote = (answer: object = {}): Routes => {
  const reply = ({ query }: { query: Record<string, string> }, usual: object): Reply => ({
    body: { ...usual, ...query, feeAmount: 2, networkFeeAmount: '1', extraFeeAmount: 0, ...answer },
  })
  return {
    'GET /v3/currencies/{code}/buy_quote': (request) =>
      reply(request, { totalAmount: request.query.baseCurrencyAmount ?? '90', quoteCurrencyAmount: '0.002' }),
    'GET /v3/currencies/{code}/sell_quote': (request) =>
      reply(request, { baseCurrencyAmount: '0.0019', quoteCurrencyAmount: '90' }),
  }
}
const raw = (json: string): Routes => ({
  'GET /v3/currencies/{code}/buy_quote': { body: `{"totalAmount":103,"quoteCurrencyAmount":${json}}` },
})
const refused = (message: string, status = 400): Reply => ({
  status,
  body: { message, type: 'BadRequestError' },
})
const row = (status: string, others: object = {}) => ({
  id: 'mp-1',
  externalTransactionId: 'ours-1',
  status,
  createdAt: '2026-11-29T12:00:00.000Z',
  ...others,
})
const read = (status: string, others: object = {}): Routes => ({
  'GET /v1/transactions/ext/{id}': { body: [row(status, others)] },
})
const sale = (status: string, others: object = {}): Routes => ({
  'GET /v3/sell_transactions/ext/{id}': { body: [row(status, others)] },
})
const OPEN = { paid: false, delivered: false }
const stages = (status: string, others: object = {}) => ({
  stages: [
    { stage: 'stage_one_ordering', status: 'success', failureReason: null },
    { stage: 'stage_four_delivery', status, ...others },
  ],
})

/** Of stages whose customer gave up. */
const LAPSES = [
  'timeout_3d_secure',
  'timeout_bank_transfer',
  'timeout_kyc_verification',
  'timeout_card_verification',
  'timeout_deposit',
  'cancelled',
  'Cancelled',
]

const posted = (id: unknown) => {
  const body = JSON.stringify({
    type: 'transaction_updated',
    data: { id: 'mp-1', externalTransactionId: id, status: 'completed' },
  })
  const signature = createHmac('sha256', WEBHOOK_KEY).update(`1764428400.${body}`).digest('hex')
  return { headers: { 'moonpay-signature-v2': `t=1764428400,s=${signature}` }, body }
}

const make = (url: string) =>
  makeMoonpay({
    url,
    buyUrl: BUY,
    sellUrl: SELL,
    publishableKey: 'pk_test_key',
    secretKey: SECRET,
    webhookKeys: ['of-another-day', WEBHOOK_KEY],
  })

const harness: RampHarness = {
  make,
  // The secret one is in no call of a quote; see below.
  secrets: [],
  routes: {
    'GET /v3/currencies': { body: CURRENCIES },
    'GET /v3/countries': { body: COUNTRIES },
    ...quote(),
    ...read('waitingPayment'),
    ...sale('waitingForDeposit'),
  },
  offerings: {
    fiats: { eur: { code: 'eur', digits: 2 } },
    coins: {
      btc: { code: 'btc', network: 'bitcoin', memo: 'none' },
      eth: { code: 'eth', network: 'ethereum' },
      bnb: { code: 'bnb', network: 'bnb_chain' },
      xrp: { memo: 'optional' },
      usdcbase: { code: 'usdc_base', network: 'base' },
    },
    absent: ['doge', 'usdcerc20', 'usd'],
    unmatched: [
      { code: 'xts', network: '', reason: 'not_in_catalogue' },
      { code: 'doge', network: 'dogecoin_test', reason: 'network_unknown' },
      { code: 'usdc', network: 'ethereum', reason: 'contract_differs' },
    ],
    countries: {
      CH: { buy: true, sell: true },
      GB: { buy: true, sell: false },
      US: { buy: true, sell: true, states: new Set(['TX']) },
      DE: undefined,
    },
    methods: [
      {
        direction: 'buy',
        country: 'CH',
        fiat: 'eur',
        coin: 'btc',
        methods: ['card', 'sepa', 'paypal', 'revolut'],
      },
      { direction: 'sell', country: 'CH', fiat: 'eur', coin: 'btc', methods: ['card', 'sepa'] },
      { direction: 'sell', country: null, fiat: 'eur', coin: 'eth', methods: [] },
      { direction: 'buy', country: null, fiat: 'eur', coin: 'ltc', methods: [] },
    ],
    withBrokenRow: { 'GET /v3/currencies': { body: [{ code: 7 }, 'row', ...CURRENCIES] } },
  },
  pair: { fiat: 'eur', coin: 'btc' },
  quotes: [
    {
      title: 'of every method',
      question: { amount: '103' },
      answers: [
        {
          method: 'card',
          pay: '103',
          get: '0.002',
          fees: { provider: '2', network: '1', bank: null, partner: '0', total: '3' },
          isEstimate: true,
          opens: 'redirect',
          needs: ['address'],
        },
        { method: 'sepa' },
      ],
    },
    {
      title: 'of a purchase, typed as received',
      question: { side: 'get', amount: '0.01', method: 'card' },
      answers: [{ method: 'card', pay: '90', get: '0.01' }],
    },
    {
      title: 'of a sale, typed as received',
      question: { direction: 'sell', side: 'get', amount: '85', method: 'sepa' },
      answers: [{ method: 'sepa', pay: '0.0019', get: '85', needs: ['refund_address'] }],
    },
  ],
  refusals: [
    {
      title: 'a method that does not answer, beside one that does',
      routes: {
        'GET /v3/currencies/{code}/buy_quote': ({ query }) =>
          query.paymentMethod === 'credit_debit_card'
            ? { status: 500 }
            : { body: { totalAmount: '103', quoteCurrencyAmount: '0.002' } },
      },
      method: 'card',
      code: 'unavailable',
    },
    {
      title: 'of a coin that is not sold now',
      routes: { 'GET /v3/currencies/{code}/buy_quote': refused('Currency is temporarily suspended') },
      method: 'sepa',
      code: 'asset_paused',
    },
  ],
  // What is below the minimum is answered at the minimum.
  answerFor: (totalAmount) => quote({ totalAmount }),
  amountOf: raw,
  amounts: [{ json: '0.12345678901234567', get: '0.12345678901234567' }],
  order: { amount: '103', method: 'card', address: ADDRESS, expectedPay: '103', expectedGet: '0.002' },
  isEffect: ({ method }) => method === 'POST',
  opens: [
    {
      title: 'which begins at its page',
      opened: {
        ref: { id: 'ours-1', secret: 'buy' },
        opened: { kind: 'redirect', url: expect.stringContaining(`${BUY}/?apiKey=pk_test_key&`) as string },
        echo: { coin: null, fiat: null, pay: null, get: null, address: null, extraId: null },
      },
    },
    {
      title: 'of a sale, which begins at its other page',
      order: { direction: 'sell', method: 'sepa', amount: '0.01', address: null, refundAddress: ADDRESS },
      opened: {
        ref: { id: 'ours-1', secret: 'sell' },
        opened: { kind: 'redirect', url: expect.stringContaining(`${SELL}/?apiKey=pk_test_key&`) as string },
      },
    },
  ],
  openRefusals: [
    { title: 'without an address', order: { address: null }, code: 'address_invalid' },
    {
      title: 'whose refund would need a tag',
      order: { direction: 'sell', method: 'sepa', refundAddress: 'rEXAMPLE', refundExtraId: '0' },
      code: 'refund_address_invalid',
    },
  ],
  reads: {
    ref: { id: 'ours-1', secret: 'buy' },
    route: 'GET /v1/transactions/ext/{id}',
    stateOf: read,
    words: {
      waitingAuthorization: { status: 'creating', ...OPEN },
      waitingPayment: { status: 'waiting', ...OPEN },
      waitingForDeposit: { status: 'waiting', ...OPEN },
      pending: { status: 'confirming', ...OPEN },
      completed: { status: 'finished', paid: true, delivered: true },
      failed: { status: 'failed', ...OPEN },
    },
    states: [
      {
        title: 'paid, and on its way',
        routes: read('pending', stages('in_progress')),
        state: { status: 'sending', paid: true, delivered: false },
      },
      {
        title: 'not delivered yet',
        routes: read('pending', stages('not_started')),
        state: { status: 'confirming', paid: false },
      },
      {
        title: 'out of time',
        routes: read('failed', stages('failed', { failureReason: 'timeout' })),
        state: { status: 'expired', checkoutExpired: true },
      },
      ...LAPSES.map((failureReason) => ({
        title: failureReason,
        routes: read('failed', stages('failed', { failureReason })),
        state: { status: 'expired' as const, checkoutExpired: true, paid: false },
      })),
      {
        title: 'paid back',
        routes: read('failed', stages('failed', { failureReason: 'refund' })),
        state: { status: 'refunded', paid: true, delivered: false, checkoutExpired: false },
      },
      {
        title: 'refused by a bank',
        routes: read('failed', { failureReason: 'card_declined' }),
        state: { status: 'failed', checkoutExpired: false },
      },
      {
        title: 'delivered',
        routes: read('completed', {
          cryptoTransactionId: '0xout',
          baseCurrencyAmount: 103,
          quoteCurrencyAmount: '0.002',
        }),
        state: { txTo: '0xout', txFrom: null, amountFrom: '103', amountTo: '0.002' },
      },
      {
        title: 'tried twice: what has not failed counts',
        routes: {
          'GET /v1/transactions/ext/{id}': {
            body: [
              row('failed', { createdAt: '2026-11-29T13:00:00Z' }),
              row('pending', { id: 'mp-2' }),
              row('completed', { externalTransactionId: 'another' }),
            ],
          },
        },
        state: { status: 'confirming' },
      },
    ],
    wrongAmounts: read('completed', { baseCurrencyAmount: 'NaN', quoteCurrencyAmount: {} }),
    notBegun: [
      { 'GET /v1/transactions/ext/{id}': { body: [] } },
      { 'GET /v1/transactions/ext/{id}': { status: 404, body: { message: 'Not found' } } },
    ],
  },
  returns: [
    {
      query: { transactionId: 'mp-1', transactionStatus: 'completed' },
      returned: { ref: null, hint: 'done' },
    },
    {
      query: { transactionId: 'mp-1', transactionStatus: 'failed' },
      returned: { ref: null, hint: 'failed' },
    },
    { query: { transactionStatus: 'pending' }, returned: { ref: null, hint: null } },
  ],
  webhook: { of: posted, signature: 'moonpay-signature-v2' },
}

describeRamp('moonpay', harness)

async function opened(changes: Parameters<RampSite['order']>[0] = {}) {
  const site = new RampSite(harness)
  await site.start()
  try {
    const order = await site.ramp.open(site.order(changes), site.context())
    if (order.opened.kind !== 'redirect') throw new Error('no page')
    return new URL(order.opened.url)
  } finally {
    await site.stop()
  }
}

test.each([
  ['a purchase', {}],
  [
    'a tag that looks like none',
    { pair: { fiat: 'eur', coin: 'xrp' }, address: 'rEX AMPLE&x=1', extraId: '0' },
  ],
  ['a sale', { direction: 'sell' as const, method: 'sepa' as const, amount: '0.01', refundAddress: ADDRESS }],
])('the whole query is signed, %s', async (_, changes) => {
  const { search } = await opened(changes)
  const [text = '', signature = ''] = search.split('&signature=')
  const expected = createHmac('sha256', SECRET).update(text).digest('base64')
  expect(decodeURIComponent(signature)).toBe(expected)
  expect(text).not.toContain(SECRET)
})

test('a purchase names what was agreed, and no IP address', async () => {
  const { searchParams } = await opened({
    pair: { fiat: 'eur', coin: 'xrp' },
    address: 'rEXAMPLE',
    extraId: '0',
  })
  expect(Object.fromEntries(searchParams)).toEqual({
    apiKey: 'pk_test_key',
    currencyCode: 'xrp',
    walletAddress: 'rEXAMPLE',
    walletAddressTag: '0',
    baseCurrencyCode: 'eur',
    baseCurrencyAmount: '103',
    paymentMethod: 'credit_debit_card',
    lockAmount: 'true',
    redirectURL: 'https://site.example/exchange/ours-1',
    externalTransactionId: 'ours-1',
    language: 'en',
    signature: expect.any(String) as string,
  })
  const typed = await opened({ side: 'get', amount: '0.01' })
  expect(typed.searchParams.get('quoteCurrencyAmount')).toBe('0.01')
  expect(typed.searchParams.has('baseCurrencyAmount')).toBe(false)
})

test.each([
  [{ depositWalletAddress: ADDRESS, depositWalletAddressTag: '0' }, '0'],
  [{ depositWallet: { walletAddress: ADDRESS, walletAddressTag: null } }, null],
])('a sale gives its deposit address for 48 hours: %j', async (answer, extraId) => {
  const site = new RampSite(harness)
  await site.start()
  const ref = { id: 'ours-1', secret: 'sell' }
  const read = () => site.ramp.read?.(ref, site.context())
  site.answer(sale('waitingForDeposit', { baseCurrencyAmount: '0.01', ...answer }))
  const until = Date.parse('2026-12-01T12:00:00.000Z')
  expect((await read())?.opened).toEqual({
    kind: 'deposit',
    address: ADDRESS,
    extraId,
    amount: '0.01',
    until,
  })
  site.answer(sale('pending', { baseCurrencyAmount: '0.01', depositHash: '0xin', ...answer }))
  expect(await read()).toMatchObject({ opened: null, txFrom: '0xin', txTo: null })
  await site.stop()
})

test('the secret key goes along only when an order is read, and no error repeats it', async () => {
  const site = new RampSite(harness)
  await site.start()
  await site.ramp.quote(site.question({ amount: '103' }), site.context())
  expect(JSON.stringify(site.requests)).not.toContain(SECRET)
  const reply = { status: 401, body: { message: `wrong key ${SECRET}` } }
  site.answer({ 'GET /v1/transactions/ext/{id}': reply })
  const call = site.ramp.read?.({ id: 'ours-1', secret: 'buy' }, site.context())
  const failure = await site.failure(Promise.resolve(call))
  expect(failure.code).toBe('unauthorised')
  expect(inspect(failure, { depth: 10 })).not.toContain(SECRET)
  expect(site.requests[0]?.headers.authorization).toBe(`Api-Key ${SECRET}`)
  await site.stop()
})
