import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeBanxa } from '@/server/ramps/banxa/makeBanxa'
import { banxaHosts } from '@/server/ramps/banxa/banxaNetworks'
import type { Reply, Routes } from '../providers/fakeProvider'
import { describeRamp } from './rampContract'
import type { RampHarness } from './rampHarness'
import { RampSite } from './rampSite'

const ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const PAGE = 'https://checkout.banxa.com/o1'
const SECRET = 'banxa-webhook-secret'

const chain = (id: string, address: string | null = null, unsupportedCountries: unknown = []) => ({
  id,
  address,
  unsupportedCountries,
})
const BOUGHT = [
  { id: 'BTC', blockchains: [chain('BTC', '', ['US'])] },
  { id: 'XRP', blockchains: [chain('XRP', null, { GB: [] })] },
  {
    id: 'USDC',
    blockchains: [
      chain('ETH', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
      // Another token under its ticker.
      chain('BSC', '0x1111111111111111111111111111111111111111'),
    ],
  },
  { id: 'DOGE', blockchains: [chain('DOGE2')] },
]
const SOLD = [{ id: 'BTC', blockchains: [chain('BTC', '')] }]
const BUYING = [
  {
    id: 'EUR',
    supportedPaymentMethods: [
      { id: 'debit-credit-card', minimum: '20', maximum: 5000 },
      { id: 'PRIMERCC', minimum: '30', maximum: '90' },
      { id: 'sepa-bank-transfer', minimum: '50', maximum: '15000' },
      { id: 'barter', minimum: '1' },
    ],
  },
  { id: 'XTS', supportedPaymentMethods: [] },
]
const SELLING = [
  { id: 'EUR', supportedPaymentMethods: [{ id: 'CLEARJCNSELLSEPA', minimum: '25', maximum: null }] },
]

/** A rate of 50,000, with a fee of 2 for the service and of 1 for the network. */
const quote = (answer: object = {}): Routes => {
  const reply = ({ query }: { query: Record<string, string> }): Reply => ({
    body: {
      fiatAmount: query.fiatAmount ?? '90',
      cryptoAmount: query.cryptoAmount ?? '0.002',
      processingFee: '2',
      networkFee: '1',
      ...answer,
    },
  })
  return { 'GET /quotes/buy': reply, 'GET /quotes/sell': reply }
}
const raw = (json: string): Routes => ({
  'GET /quotes/buy': { body: `{"fiatAmount":"103","cryptoAmount":${json}}` },
})
const created = (answer: object = {}): Routes => {
  const reply = { body: { id: 'o1', checkoutUrl: PAGE, ...answer } }
  return { 'POST /buy': reply, 'POST /sell': reply }
}
const refused = (message: string, status = 400): Reply => ({ status, body: { errors: [{ message }] } })
const read = (status: string, others: object = {}): Routes => ({
  'GET /orders/{id}': { body: { id: 'o1', status, orderType: 'BUY', ...others } },
})
const OPEN = { paid: false, delivered: false }
const PAID = { paid: true, delivered: false }

const posted = (id: unknown) => {
  const body = JSON.stringify({ order_id: id, status: 'complete', status_date: '2026-13-45 99:00' })
  const text = ['POST', '/api/v4/ramp-webhooks/banxa', '1764428400', body].join('\n')
  const signature = createHmac('sha256', SECRET).update(text).digest('hex')
  return { headers: { authorization: `Bearer banxa-key:${signature}:1764428400` }, body }
}

const harness: RampHarness = {
  make: (url) => makeBanxa({ url, apiKey: 'banxa-key', webhookSecrets: ['of-another-day', SECRET] }),
  secrets: ['banxa-key'],
  routes: {
    'GET /countries': { body: [{ id: 'CH' }, { id: 'us' }, { id: 'World' }, { id: 'FR' }] },
    'GET /crypto/buy': { body: BOUGHT },
    'GET /crypto/sell': { body: SOLD },
    'GET /fiats/buy': { body: BUYING },
    'GET /fiats/sell': { body: SELLING },
    ...quote(),
    ...created(),
    ...read('pendingPayment'),
  },
  offerings: {
    fiats: { eur: { code: 'EUR', digits: 2 } },
    coins: {
      btc: { code: 'BTC', network: 'BTC', memo: 'none' },
      xrp: { memo: 'optional' },
      usdcerc20: { code: 'USDC', network: 'ETH' },
    },
    absent: ['doge', 'usdcbsc', 'usd'],
    unmatched: [
      { code: 'XTS', network: '', reason: 'not_in_catalogue' },
      { code: 'DOGE', network: 'DOGE2', reason: 'network_unknown' },
      { code: 'USDC', network: 'BSC', reason: 'contract_differs' },
    ],
    countries: { CH: { buy: true, sell: true }, US: { buy: true, sell: true }, DE: undefined },
    methods: [
      { direction: 'buy', country: 'CH', fiat: 'eur', coin: 'btc', methods: ['card', 'sepa'] },
      { direction: 'sell', country: 'CH', fiat: 'eur', coin: 'btc', methods: ['sepa'] },
      { direction: 'sell', country: null, fiat: 'eur', coin: 'xrp', methods: [] },
      { direction: 'buy', country: 'US', fiat: 'eur', coin: 'btc', methods: [] },
      { direction: 'buy', country: 'GB', fiat: 'eur', coin: 'xrp', methods: [] },
    ],
    withBrokenRow: { 'GET /crypto/buy': { body: [{ id: 7, blockchains: 'none' }, ...BOUGHT] } },
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
          fees: { provider: '2', network: '1', bank: null, partner: null, total: '3' },
          limits: { min: '20', max: '5000' },
          isEstimate: true,
          opens: 'redirect',
          needs: ['address'],
        },
        { method: 'sepa', limits: { min: '50', max: '15000' } },
      ],
    },
    {
      title: 'of a sale, typed as received',
      question: { direction: 'sell', side: 'get', amount: '90' },
      answers: [{ method: 'sepa', pay: '0.002', get: '90', limits: { min: '25', max: null } }],
    },
    {
      title: 'of a purchase, typed as received, whose limits are in the other currency',
      question: { side: 'get', amount: '0.01', method: 'card' },
      answers: [{ method: 'card', pay: '90', get: '0.01', limits: { min: null, max: null } }],
    },
  ],
  refusals: [
    {
      title: 'below the minimum of one method',
      question: { amount: '40' },
      routes: {},
      method: 'sepa',
      code: 'below_min',
      limit: '50',
    },
    {
      title: 'above the maximum of one method',
      question: { amount: '6000' },
      routes: {},
      method: 'card',
      code: 'above_max',
      limit: '5000',
    },
    {
      title: 'a method that does not answer, beside one that does',
      routes: {
        'GET /quotes/buy': ({ query }) =>
          query.paymentMethodId === 'debit-credit-card'
            ? { status: 500 }
            : { body: { fiatAmount: '103', cryptoAmount: '0.002' } },
      },
      method: 'card',
      code: 'unavailable',
    },
    {
      title: 'for its country',
      routes: { 'GET /quotes/buy': refused('Payment method is not available in your country') },
      method: 'sepa',
      code: 'country_restricted',
    },
  ],
  answerFor: (fiatAmount) => quote({ fiatAmount }),
  amountOf: raw,
  amounts: [{ json: '0.12345678901234567', get: '0.12345678901234567' }],
  order: { amount: '103', method: 'card', address: ADDRESS, expectedPay: '103', expectedGet: '0.002' },
  isEffect: ({ method }) => method === 'POST',
  openRoute: 'POST /buy',
  opens: [
    {
      title: 'which continues at its page for a minute, once',
      opened: {
        ref: { id: 'o1', secret: null },
        opened: { kind: 'redirect', url: PAGE, once: true },
        echo: { coin: null, fiat: null, pay: null, get: null, address: null, extraId: null },
      },
      sent: {
        crypto: 'BTC',
        blockchain: 'BTC',
        fiat: 'EUR',
        fiatAmount: '103',
        walletAddress: ADDRESS,
        redirectUrl: 'https://site.example/exchange/ours-1',
        paymentMethodId: 'debit-credit-card',
        externalCustomerId: 'ours-1',
        externalOrderId: 'ours-1',
      },
    },
    {
      title: 'with a tag that looks like none, repeated',
      order: { pair: { fiat: 'eur', coin: 'xrp' }, address: 'rEXAMPLE', extraId: '0' },
      routes: created({
        crypto: 'xrp',
        fiat: 'EUR',
        fiatAmount: '103',
        walletAddress: 'rEXAMPLE',
        walletAddressTag: '0',
      }),
      opened: { echo: { coin: 'XRP', fiat: 'EUR', pay: '103', address: 'rEXAMPLE', extraId: '0' } },
      sent: { walletAddress: 'rEXAMPLE', walletAddressTag: '0' },
    },
    {
      title: 'of a sale, with the address that refunds go to',
      order: {
        direction: 'sell',
        method: 'sepa',
        side: 'get',
        amount: '90',
        expectedPay: '0.002',
        address: null,
        refundAddress: ADDRESS,
      },
      routes: created({ walletAddress: ADDRESS }),
      opened: { opened: { kind: 'redirect', url: PAGE }, echo: { address: null } },
      sent: { cryptoAmount: '0.002', walletAddress: ADDRESS, paymentMethodId: 'CLEARJCNSELLSEPA' },
    },
  ],
  openRefusals: [
    {
      title: 'for its address',
      routes: { 'POST /buy': refused('walletAddress is not a valid address') },
      code: 'address_invalid',
    },
    { title: 'with a wrong key', routes: { 'POST /buy': refused('Forbidden', 403) }, code: 'unauthorised' },
    { title: 'without an address', order: { address: null }, code: 'address_invalid' },
  ],
  pageOf: (checkoutUrl) => created({ checkoutUrl }),
  reads: {
    ref: { id: 'o1', secret: null },
    route: 'GET /orders/{id}',
    stateOf: read,
    words: {
      pendingPayment: { status: 'creating', ...OPEN },
      waitingPayment: { status: 'waiting', ...OPEN },
      paymentReceived: { status: 'confirming', ...PAID },
      inProgress: { status: 'exchanging', ...PAID },
      extraVerification: { status: 'verifying', ...OPEN },
      cryptoTransferred: { status: 'sending', ...PAID },
      coinTransferred: { status: 'sending', ...PAID },
      complete: { status: 'finished', paid: true, delivered: true },
      cancelled: { status: 'expired', ...OPEN },
      expired: { status: 'expired', ...OPEN },
      declined: { status: 'failed', ...OPEN },
      refunded: { status: 'refunded', ...PAID },
    },
    states: [
      { title: 'checked', routes: read('extraVerification'), state: { issue: 'provider_review' } },
      { title: 'out of time', routes: read('expired'), state: { checkoutExpired: true } },
      {
        title: 'delivered',
        routes: read('complete', { transactionHash: '0xout', fiatAmount: '103', cryptoAmount: 0.002 }),
        state: { txTo: '0xout', txFrom: null, amountFrom: '103', amountTo: '0.002' },
      },
      {
        title: 'a sale that waits for its coins',
        routes: read('waitingPayment', {
          orderType: 'SELL',
          cryptoAmount: '0.01',
          depositAddress: ADDRESS,
          depositAddressTag: '0',
          walletAddress: 'the-seller',
        }),
        state: { opened: { kind: 'deposit', address: ADDRESS, extraId: '0', amount: '0.01', until: null } },
      },
      {
        title: 'a sale without its deposit address: that of the seller is none',
        routes: read('waitingPayment', { orderType: 'SELL', cryptoAmount: '0.01', walletAddress: ADDRESS }),
        state: { opened: null },
      },
      {
        title: 'a sale that is paid out',
        routes: read('complete', {
          orderType: 'SELL',
          transactionHash: '0xin',
          cryptoAmount: 1,
          fiatAmount: '9',
        }),
        state: { txFrom: '0xin', txTo: null, amountFrom: '1', amountTo: '9', opened: null },
      },
    ],
    wrongAmounts: read('complete', { transactionHash: '0xout', fiatAmount: 'NaN', cryptoAmount: {} }),
  },
  returns: [
    { query: { orderId: 'o1' }, returned: { ref: 'o1', hint: null } },
    { query: { status: 'cancel', orderId: 'o1' }, returned: { ref: 'o1', hint: 'cancelled' } },
    // Its own question mark behind ours.
    { query: { status: 'failure?orderId=o1' }, returned: { ref: 'o1', hint: 'failed' } },
  ],
  webhook: { of: posted, signature: 'authorization' },
}

describeRamp('banxa', harness)

test('its checkout is at the partner’s own name, in the sandbox too', () => {
  expect(banxaHosts('https://api.banxa.com/halyard/v2')).toContain('halyard.banxa.com')
  expect(banxaHosts('https://api.banxa-sandbox.com/halyard/v2')).toContain('halyard.banxa-sandbox.com')
  expect(banxaHosts('https://api.banxa.com/evil.example%2F/v2').join(' ')).not.toContain('evil')
})

test('without its secret no webhook is taken', () => {
  const ramp = makeBanxa({ url: 'https://api.banxa.com/x/v2', apiKey: 'k', webhookSecrets: [] })
  expect(ramp.receive?.(posted('o1'))).toBeNull()
})

test('its checkout can be opened for a minute', async () => {
  const site = new RampSite(harness)
  await site.start()
  const before = Date.now()
  const { opened } = await site.ramp.open(site.order(), site.context())
  expect(opened.until).toBeGreaterThanOrEqual(before + 60_000)
  expect(opened.until).toBeLessThan(Date.now() + 60_001)
  await site.stop()
})
