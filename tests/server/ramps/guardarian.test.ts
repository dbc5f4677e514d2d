import { expect, test } from 'vitest'
import { makeGuardarian } from '@/server/ramps/guardarian/makeGuardarian'
import type { RecordedRequest, Reply, Routes } from '../providers/fakeProvider'
import { describeRamp } from './rampContract'
import { RampSite } from './rampSite'
import type { RampHarness } from './rampHarness'

const ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const PAGE = 'https://payments.guardarian.com/checkout?tid=4397'

const paidBy = (category: string, deposit = true, withdrawal = true) => ({
  type: `${category}1`,
  payment_category: category,
  deposit_enabled: deposit,
  withdrawal_enabled: withdrawal,
})
const IN_COINS = [paidBy('CRYPTO')]
const network = (code: string, contract: string | null = null) => ({
  name: code,
  network: code,
  token_contract: contract,
})
const FIAT = [
  {
    ticker: 'EUR',
    name: 'Euro',
    has_extra_id: false,
    networks: [],
    payment_methods: [paidBy('VISA_MC', true, false), paidBy('SEPA'), paidBy('BARTER')],
  },
  // Its list of methods is empty.
  { ticker: 'GBP', has_extra_id: false, networks: [], payment_methods: [] },
  { ticker: 'XTS', payment_methods: [], networks: [] },
]
const CRYPTO = [
  { ticker: 'BTC', has_extra_id: false, payment_methods: IN_COINS, networks: [network('BTC')] },
  { ticker: 'XRP', has_extra_id: true, payment_methods: IN_COINS, networks: [network('XRP')] },
  {
    ticker: 'USDT',
    has_extra_id: false,
    payment_methods: [paidBy('CRYPTO', false, true)],
    networks: [
      network('ETH', '0xdac17f958d2ee523a2206206994597c13d831ec7'),
      // Another token under its ticker.
      network('BSC', '0x1111111111111111111111111111111111111111'),
    ],
  },
  { ticker: 'DOGE', has_extra_id: false, payment_methods: IN_COINS, networks: [network('DOGE2')] },
]

/** A rate of 50,000 after fees of 3. */
const estimate = (answer: object = {}): Routes => ({
  'GET /estimate': ({ query }) => ({
    body: {
      value: query.type === 'reverse' ? '0.0019' : '0.002',
      converted_amount: { amount: '100', currency: 'EUR' },
      estimated_exchange_rate: '0.00002',
      service_fees: [{ name: 'Service fee', amount: '2', percentage: '2', currency: 'EUR' }],
      network_fee: { amount: '1', currency: 'EUR' },
      ...answer,
    },
  }),
})
const raw = (json: string): Routes => ({ 'GET /estimate': { body: `{"value":${json}}` } })
const range = (min: unknown, max: unknown): Routes => ({
  'GET /market-info/min-max-range/{pair}': { body: { min, max } },
})
const created = (answer: object = {}): Routes => ({
  'POST /transaction': {
    status: 201,
    body: {
      id: '4397',
      status: 'new',
      redirect_url: PAGE,
      from_amount: 103,
      from_currency: 'EUR',
      to_currency: 'BTC',
      expected_to_amount: 0.002,
      deposit_address: null,
      errors: [],
      ...answer,
    },
  },
})
const refused = (reason: string, status = 400): Reply => ({
  status,
  body: { code: 'TransactionError', message: reason },
})
const read = (status: string, others: object = {}): Routes => ({
  'GET /transaction/{id}': {
    body: { id: '4397', status, from_currency: 'EUR', to_currency: 'BTC', redirect_url: PAGE, ...others },
  },
})
const OPEN = { paid: false, delivered: false }
const PAID = { paid: true, delivered: false }

const harness: RampHarness = {
  make: (url) => makeGuardarian({ url, apiKey: 'guardarian-key' }),
  secrets: ['guardarian-key'],
  routes: {
    'GET /currencies/fiat': { body: FIAT },
    'GET /currencies/crypto': { body: CRYPTO },
    ...range(20, '5000'),
    ...estimate(),
    ...created(),
    ...read('new'),
  },
  offerings: {
    fiats: { eur: { code: 'EUR', digits: 2 } },
    coins: {
      btc: { code: 'BTC', network: 'BTC', memo: 'none' },
      xrp: { memo: 'optional' },
      usdterc20: { code: 'USDT', network: 'ETH' },
    },
    absent: ['doge', 'usdtbsc', 'usd'],
    unmatched: [
      { code: 'XTS', network: '', reason: 'not_in_catalogue' },
      { code: 'DOGE', network: 'DOGE2', reason: 'network_unknown' },
      { code: 'USDT', network: 'BSC', reason: 'contract_differs' },
    ],
    countries: null,
    methods: [
      { direction: 'buy', country: 'CH', fiat: 'eur', coin: 'btc', methods: ['card', 'sepa'] },
      { direction: 'sell', country: null, fiat: 'eur', coin: 'btc', methods: ['sepa'] },
      { direction: 'sell', country: null, fiat: 'eur', coin: 'usdterc20', methods: [] },
      { direction: 'buy', country: null, fiat: 'gbp', coin: 'btc', methods: [] },
    ],
    withBrokenRow: {
      'GET /currencies/crypto': { body: [{ ticker: 7, networks: 'none' }, 'row', ...CRYPTO] },
    },
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
        { method: 'sepa', opens: 'redirect' },
      ],
    },
    {
      title: 'of a sale, typed as received, with a fee in coins',
      question: { direction: 'sell', side: 'get', amount: '90' },
      routes: estimate({ network_fee: { amount: '0.0001', currency: 'BTC' } }),
      answers: [
        {
          method: 'sepa',
          pay: '0.0019',
          get: '90',
          fees: { provider: '2', network: null, bank: null, partner: null, total: null },
          limits: { min: null, max: null },
        },
      ],
    },
  ],
  refusals: [
    {
      title: 'below the minimum of its pair',
      routes: { ...range('120', null), 'GET /estimate': refused('from_amount must be higher than 120 EUR') },
      method: 'card',
      code: 'below_min',
      limit: '120',
    },
    {
      title: 'above the maximum of its pair, where the estimate does not care',
      routes: range('20', '100'),
      method: 'sepa',
      code: 'above_max',
      limit: '100',
    },
    {
      title: 'below a minimum that stands in a sentence alone',
      routes: {
        'GET /market-info/min-max-range/{pair}': { status: 500 },
        'GET /estimate': refused('from_amount must be higher than 120 EUR'),
      },
      method: 'card',
      code: 'below_min',
      limit: '120',
    },
    {
      title: 'above the maximum of a sentence that names both',
      question: { amount: '6000' },
      routes: {
        'GET /market-info/min-max-range/{pair}': { status: 500 },
        'GET /estimate': refused('from_amount must be higher than 120 EUR and lower than 5000 EUR'),
      },
      method: 'card',
      code: 'above_max',
      limit: '5000',
    },
    {
      title: 'in an answer of 200',
      routes: {
        'GET /estimate': ({ query }) =>
          query.payment_method === 'SEPA'
            ? { body: { value: '0.002' } }
            : {
                body: { value: '0.002', errors: [{ code: 'x', reason: 'currency is temporarily disabled' }] },
              },
      },
      method: 'card',
      code: 'asset_paused',
    },
  ],
  amountOf: raw,
  amounts: [
    { json: '0.12345678901234567', get: '0.12345678901234567' },
    { json: '"0.002"', get: '0.002' },
  ],
  order: { amount: '103', method: 'card', address: ADDRESS, expectedPay: '103', expectedGet: '0.002' },
  isEffect: ({ method }) => method === 'POST',
  openRoute: 'POST /transaction',
  opens: [
    {
      title: 'which continues at its page',
      opened: {
        ref: { id: '4397', secret: 'buy' },
        opened: { kind: 'redirect', url: PAGE },
        echo: { coin: 'BTC', fiat: 'EUR', pay: '103', get: '0.002', address: null, extraId: null },
      },
      sent: {
        from_amount: 103,
        from_currency: 'EUR',
        to_currency: 'BTC',
        to_network: 'BTC',
        payout_info: { payout_address: ADDRESS, skip_choose_payout_address: true },
        deposit: { payment_category: 'VISA_MC', skip_choose_payment_category: true },
        external_partner_link_id: 'ours-1',
        redirects: { successful: 'https://site.example/exchange/ours-1?result=successful' },
      },
    },
    {
      title: 'with a tag that looks like none',
      order: { pair: { fiat: 'eur', coin: 'xrp' }, address: 'rEXAMPLE', extraId: '0' },
      opened: { opened: { kind: 'redirect' } },
      sent: { payout_info: { payout_address: 'rEXAMPLE', extra_id: '0' } },
    },
    {
      title: 'of a sale, typed as received: by the amount that was promised',
      order: {
        direction: 'sell',
        method: 'sepa',
        side: 'get',
        amount: '90',
        expectedPay: '0.0019',
        address: null,
      },
      routes: created({
        from_amount: 0.0019,
        from_currency: 'btc',
        to_currency: 'eur',
        expected_to_amount: 90,
      }),
      opened: { echo: { coin: 'BTC', fiat: 'EUR', pay: '0.0019', get: '90' } },
      sent: { from_amount: 0.0019, from_currency: 'BTC', from_network: 'BTC', to_currency: 'EUR' },
    },
    {
      title: 'of a sale whose deposit address is there at once',
      order: { direction: 'sell', method: 'sepa', amount: '0.01', expectedPay: '0.01', address: null },
      routes: created({
        redirect_url: null,
        from_amount: 0.01,
        deposit_address: ADDRESS,
        deposit_extra_id: '0',
      }),
      opened: { opened: { kind: 'deposit', address: ADDRESS, extraId: '0', amount: '0.01' } },
    },
  ],
  openRefusals: [
    {
      title: 'below the minimum',
      routes: {
        'POST /transaction': refused('from_amount must be higher than 120 EUR and lower than 5000 EUR'),
      },
      code: 'below_min',
      limit: '120',
      side: 'from',
    },
    {
      title: 'for its address',
      routes: { 'POST /transaction': refused('payout_address is not valid') },
      code: 'address_invalid',
    },
    {
      title: 'without the permission to name an address, in an answer of 200',
      routes: {
        'POST /transaction': {
          body: { id: '4397', errors: [{ code: 'allow_preset_payout_address', reason: 'Not allowed' }] },
        },
      },
      code: 'unauthorised',
    },
    {
      title: 'in words that nobody knows, beside a page',
      routes: created({ errors: [{ code: 'E17', reason: 'Something went wrong' }] }),
      code: 'outcome_unknown',
    },
    {
      title: 'more than once a minute from one address',
      routes: { 'POST /transaction': { status: 429, body: { message: 'Too many requests' } } },
      code: 'rate_limited',
    },
    { title: 'without an address', order: { address: null }, code: 'address_invalid' },
    {
      title: 'of an amount that its numbers cannot hold',
      order: { amount: '0.12345678901234567' },
      code: 'pair_unavailable',
    },
  ],
  pageOf: (url) => created({ redirect_url: url }),
  userIpIn: ({ headers }: RecordedRequest) => headers['x-forwarded-for'],
  reads: {
    ref: { id: '4397', secret: 'buy' },
    route: 'GET /transaction/{id}',
    stateOf: read,
    words: {
      new: { status: 'waiting', ...OPEN },
      waiting: { status: 'waiting', ...OPEN },
      waiting_for_customer: { status: 'creating', ...OPEN },
      waiting_for_deposit: { status: 'waiting', ...OPEN },
      confirming: { status: 'confirming', ...OPEN },
      exchanging: { status: 'exchanging', ...PAID },
      on_hold: { status: 'verifying', ...OPEN },
      sending: { status: 'sending', ...PAID },
      finished: { status: 'finished', paid: true, delivered: true },
      failed: { status: 'failed', ...OPEN },
      refunded: { status: 'refunded', ...PAID },
      expired: { status: 'expired', ...OPEN },
      canceled: { status: 'expired', ...OPEN },
      cancelled: { status: 'expired', ...OPEN },
    },
    states: [
      { title: 'on hold', routes: read('on_hold'), state: { issue: 'provider_review' } },
      { title: 'expired', routes: read('expired'), state: { checkoutExpired: true, opened: null } },
      {
        title: 'delivered',
        routes: read('finished', { output_hash: '0xout', from_amount: 103, to_amount: '0.002' }),
        state: { txTo: '0xout', txFrom: null, amountFrom: '103', amountTo: '0.002', opened: null },
      },
      {
        title: 'open, with its page',
        routes: read('waiting'),
        state: { opened: { kind: 'redirect', url: PAGE, until: null, once: false } },
      },
      {
        title: 'open, with the page of somebody else',
        routes: read('waiting', { redirect_url: 'https://payments.guardarian.com.evil.example/' }),
        state: { opened: null },
      },
    ],
    wrongAmounts: read('finished', { output_hash: '0xout', from_amount: 'NaN', to_amount: {} }),
  },
  returns: [
    { query: { result: 'successful' }, returned: { ref: null, hint: 'done' } },
    { query: { result: 'cancelled?transaction_id=4397' }, returned: { ref: null, hint: 'cancelled' } },
    { query: { result: 'failed', utm: 'x' }, returned: { ref: null, hint: 'failed' } },
  ],
  webhook: {
    of: (id) => ({
      headers: {},
      body: JSON.stringify({ requesterType: 'partner', version: 1, payload: { id, status: 'finished' } }),
    }),
  },
}

describeRamp('guardarian', harness)

test('the deposit address of a sale is given once its seller is known', async () => {
  const site = new RampSite(harness)
  await site.start()
  const ref = { id: '4397', secret: 'sell' }
  site.answer(read('waiting_for_customer', { from_currency: 'BTC', from_amount: '0.01' }))
  expect((await site.ramp.read?.(ref, site.context()))?.opened).toMatchObject({ kind: 'redirect', url: PAGE })
  site.answer(
    read('waiting_for_deposit', { from_amount: '0.01', deposit_address: ADDRESS, deposit_extra_id: '0' }),
  )
  expect((await site.ramp.read?.(ref, site.context()))?.opened).toEqual({
    kind: 'deposit',
    address: ADDRESS,
    extraId: '0',
    amount: '0.01',
    until: null,
  })
  site.answer(read('finished', { from_amount: '0.01', deposit_address: ADDRESS, input_hash: '0xin' }))
  expect(await site.ramp.read?.(ref, site.context())).toMatchObject({
    opened: null,
    txFrom: '0xin',
    txTo: null,
  })
  await site.stop()
})

test('another order than the one that was read says nothing', async () => {
  const site = new RampSite(harness)
  await site.start()
  site.answer(read('finished', { id: '4398' }))
  const failure = await site.failure(
    Promise.resolve(site.ramp.read?.({ id: '4397', secret: 'buy' }, site.context())),
  )
  expect(failure.code).toBe('bad_answer')
  await site.stop()
})
