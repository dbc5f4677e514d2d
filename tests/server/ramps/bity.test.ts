import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBity } from '@/server/ramps/bity/makeBity'
import type { RecordedRequest, Routes } from '../providers/fakeProvider'
import {
  BITY_COOKIE,
  BITY_CURRENCIES,
  BITY_ID,
  BITY_ROUTES,
  bityDetails,
  bityEstimate,
  bityStates,
  BTC_ADDRESS,
  details,
  MESSAGE,
  placed,
  sale,
  SELLER_IBAN,
  signed,
  unsigned,
} from './bityServer'
import { describeRamp } from './rampContract'
import type { OrderCase, RampHarness } from './rampHarness'
import { RampSite } from './rampSite'

const OWNER = {
  name: 'Ada Example',
  street: 'Rue des Fahys',
  buildingNumber: '2',
  postCode: '2000',
  town: 'Neuchâtel',
  country: 'CH',
}
const UNPAID = { paid: false, delivered: false }
const PAID = { paid: true, delivered: false }
const REF = { id: BITY_ID, secret: BITY_COOKIE }
const SALE: OrderCase = {
  direction: 'sell',
  amount: '0.01',
  address: BTC_ADDRESS,
  iban: SELLER_IBAN,
  owner: OWNER,
}
const refused = (...errors: object[]): Routes => ({ 'POST /v2/orders': { status: 400, body: { errors } } })
const estimate = (change: (body: Record<string, object>) => object): Routes => ({
  'POST /v2/orders/estimate': (request) => ({
    body: change(bityEstimate(request).body as Record<string, object>),
  }),
})
const stateOf = (word: string): Routes => details(bityStates()[word] ?? {})

const HARNESS: RampHarness = {
  make: (url) => makeBity({ url: `${url}/v2`, clientId: 'partner-client' }),
  // It has none of its own: cookies are those of an order.
  secrets: [],
  routes: BITY_ROUTES,
  offerings: {
    fiats: { eur: { code: 'EUR', digits: 2 }, chf: { code: 'CHF' } },
    coins: { btc: { code: 'BTC' }, usdcerc20: { code: 'USDC', network: 'ethereum' }, ltc: { code: 'LTC' } },
    absent: ['usdterc20', 'usd', 'usdcsol'],
    unmatched: [
      { code: 'XTS', network: '', reason: 'not_in_catalogue' },
      { code: 'USDT', network: 'unknown', reason: 'network_unknown' },
      { code: 'REP', network: 'unknown', reason: 'network_unknown' },
    ],
    countries: null,
    methods: [
      { direction: 'buy', country: 'CH', fiat: 'eur', coin: 'btc', methods: ['sepa'] },
      { direction: 'sell', country: null, fiat: 'chf', coin: 'btc', methods: ['bank'] },
      { direction: 'sell', country: null, fiat: 'eur', coin: 'usdcerc20', methods: ['sepa'] },
      // Tokens can only be sold without an account, litecoin only bought, and not for francs.
      { direction: 'buy', country: null, fiat: 'eur', coin: 'usdcerc20', methods: [] },
      { direction: 'sell', country: null, fiat: 'eur', coin: 'ltc', methods: [] },
      { direction: 'buy', country: null, fiat: 'chf', coin: 'ltc', methods: [] },
    ],
    withBrokenRow: {
      'GET /v2/currencies': { body: { currencies: [{ code: null, tags: 'fiat' }, ...BITY_CURRENCIES] } },
    },
  },
  pair: { fiat: 'eur', coin: 'btc' },
  quotes: [
    {
      title: 'of a purchase',
      question: { amount: '200' },
      answers: [
        {
          method: 'sepa',
          pay: '200',
          get: '0.003952',
          // 0.00001 of the coin costs what the rest gives for it: (200 − 2.40) / 0.003962.
          fees: { provider: '2.4', network: '0.5', bank: null, partner: null, total: '2.9' },
          isEstimate: true,
          limits: { min: '10', max: null },
          needs: ['address', 'signature', 'iban'],
          opens: 'sign',
        },
      ],
    },
    {
      title: 'of a purchase, typed as received',
      question: { amount: '0.005', side: 'get' },
      answers: [{ method: 'sepa', pay: '253.04', get: '0.005' }],
    },
    {
      title: 'of a sale',
      question: { direction: 'sell', amount: '0.01' },
      answers: [
        {
          method: 'sepa',
          pay: '0.01',
          get: '494',
          fees: { provider: '6', network: null, bank: '0.3', partner: null, total: '6.3' },
          limits: { min: '0.00020204', max: null },
          needs: ['iban', 'owner', 'refund_address'],
          opens: 'deposit',
        },
      ],
    },
    {
      title: 'of a sale, typed as received, in francs',
      question: { direction: 'sell', side: 'get', amount: '494', pair: { fiat: 'chf', coin: 'btc' } },
      answers: [{ method: 'bank', pay: '0.01', get: '494' }],
    },
  ],
  refusals: [
    {
      title: 'too little, which is answered for the minimum',
      question: { amount: '5' },
      routes: {},
      method: 'sepa',
      code: 'below_min',
      limit: '10',
    },
    {
      title: 'too much, which is answered for the most',
      question: { amount: '5000' },
      routes: {},
      method: 'sepa',
      code: 'above_max',
      limit: '1000',
    },
    {
      title: 'without an account',
      routes: estimate((body) => ({ ...body, ordering_requirements: { kyc: { satisfied: false } } })),
      method: 'sepa',
      code: 'kyc_required',
    },
    {
      title: 'with the quota used up',
      routes: estimate((body) => ({
        ...body,
        ordering_requirements: { account_quota: { satisfied: false } },
      })),
      method: 'sepa',
      code: 'quota_used',
    },
    {
      title: 'of a pair that it does not have',
      routes: {
        'POST /v2/orders/estimate': {
          status: 400,
          body: { errors: [{ code: 'invalid_pair', message: 'Invalid currency pair' }] },
        },
      },
      method: 'sepa',
      code: 'pair_unavailable',
    },
  ],
  answerFor: (amount) =>
    estimate((body) => ({ ...body, input: { ...body.input, amount, minimum_amount: undefined } })),
  amountOf: (json) => ({
    'POST /v2/orders/estimate': {
      body: `{"input":{"amount":"200","currency":"EUR"},"output":{"amount":${json},"currency":"BTC"}}`,
    },
  }),
  amounts: [{ json: '"0.00395200"', get: '0.003952' }],
  commissionIn: ({ method, body }: RecordedRequest) =>
    method === 'GET'
      ? undefined
      : Math.round(Number((body as { partner_fee?: { factor: string } }).partner_fee?.factor ?? 0) * 10_000),
  order: { amount: '200', address: BTC_ADDRESS, iban: SELLER_IBAN, expectedGet: '0.003952' },
  isEffect: ({ method, path }) => method === 'POST' && !path.endsWith('/estimate'),
  openRoute: 'POST /v2/orders',
  opens: [
    {
      title: 'of a purchase, to be signed',
      opened: {
        ref: REF,
        opened: { kind: 'sign', message: MESSAGE, scheme: 'signmessage' },
        echo: { fiat: 'EUR', coin: 'BTC', pay: '200', get: '0.003952', address: BTC_ADDRESS, extraId: null },
      },
      sent: {
        input: { type: 'bank_account', currency: 'EUR', amount: '200', iban: SELLER_IBAN },
        output: { type: 'crypto_address', currency: 'BTC', crypto_address: BTC_ADDRESS },
      },
      otherCalls: 1,
    },
    {
      title: 'of a purchase, by an account that needs no signature',
      routes: details(signed),
      opened: { opened: { kind: 'transfer', amount: '200', currency: 'eur' } },
      otherCalls: 1,
    },
    {
      title: 'of a sale, with a deposit address',
      order: SALE,
      routes: details({ ...sale, payment_details: { ...sale.payment_details, memo: '0' } }),
      opened: {
        ref: REF,
        opened: {
          kind: 'deposit',
          address: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
          extraId: '0',
          amount: '0.01',
          until: Date.parse('2026-11-29T12:12:00Z'),
        },
        echo: { fiat: 'EUR', coin: 'BTC', pay: '0.01', get: '494', address: null, extraId: null },
      },
      sent: {
        input: { type: 'crypto_address', amount: '0.01', crypto_address: BTC_ADDRESS },
        output: {
          type: 'bank_account',
          currency: 'EUR',
          iban: SELLER_IBAN,
          owner: {
            name: 'Ada Example',
            street_name: 'Rue des Fahys',
            building_number: '2',
            post_code: '2000',
            town_name: 'Neuchâtel',
            country: 'CH',
          },
        },
      },
      otherCalls: 1,
    },
  ],
  openRefusals: [
    {
      title: 'for its quota',
      routes: refused({ code: 'x', message: 'Quota exceeded for the bank account or crypto-address.' }),
      code: 'quota_used',
    },
    {
      title: 'for a payer that is busy',
      routes: refused({
        message: 'Provided input payment address cannot be used currently. Please try again later.',
      }),
      code: 'asset_paused',
    },
    {
      title: 'for too much',
      routes: refused({ code: 'amount_too_large', message: 'Amount too large' }),
      code: 'above_max',
      side: 'from',
    },
    { title: 'for its IBAN', routes: refused({ message: 'Invalid IBAN' }), code: 'iban_invalid' },
    { title: 'with a memo, which it cannot take', order: { extraId: '7' }, code: 'extra_id_invalid' },
    { title: 'without an address', order: { address: null }, code: 'address_invalid' },
    { title: 'of a sale without an account', order: { ...SALE, iban: null }, code: 'iban_invalid' },
  ],
  reads: {
    ref: REF,
    route: 'GET /v2/orders/{id}',
    stateOf,
    hasNoWords: true,
    words: {
      created: { status: 'creating', ...UNPAID },
      'awaiting payment': { status: 'waiting', ...UNPAID },
      'payment seen': { status: 'confirming', ...UNPAID },
      'payment received': { status: 'exchanging', ...PAID },
      executed: { status: 'finished', paid: true, delivered: true },
      cancelled: { status: 'expired', ...UNPAID },
      'cancelled after payment': { status: 'refunded', ...PAID },
    },
    states: [
      {
        title: 'to be signed',
        routes: stateOf('created'),
        state: { opened: { kind: 'sign', message: MESSAGE, scheme: 'signmessage', until: null } },
      },
      { title: 'cancelled', routes: stateOf('cancelled'), state: { checkoutExpired: true, opened: null } },
      {
        title: 'executed',
        routes: stateOf('executed'),
        state: { amountFrom: '0.01', amountTo: '494', txFrom: '0xin', txTo: null, opened: null },
      },
      {
        title: 'paid, and not executed',
        routes: stateOf('payment received'),
        state: { amountFrom: '0.01', amountTo: null },
      },
    ],
    wrongAmounts: details({
      ...bityStates().executed,
      input: { ...sale.input, amount: 'NaN' },
      output: { ...sale.output, amount: {} },
    }),
    unknown: { 'GET /v2/orders/{id}': { status: 400, body: { errors: [{ message: 'Order not found' }] } } },
  },
}

describeRamp('bity', HARNESS)

describe('bity', () => {
  const site = new RampSite(HARNESS)
  beforeAll(() => site.start())
  afterAll(() => site.stop())
  const open = (routes: Routes, order: OrderCase = {}) => {
    site.answer(routes)
    return site.ramp.open(site.order(order), site.context())
  }

  test.each([
    ['relative', `orders/${BITY_ID}`],
    ['of its host', `/v2/orders/${BITY_ID}`],
    ['absolute', `https://exchange.api.bity.com/v2/orders/${BITY_ID}/`],
  ])('the id stands in a Location that is %s', async (_, location) => {
    const { ref } = await open({
      'POST /v2/orders': placed({ headers: { location, 'set-cookie': BITY_COOKIE } }),
    })
    expect(ref).toEqual(REF)
  })
  test.each([
    ['nothing', ''],
    ['a list', '/v2/orders'],
    ['another path', '/v2/orders/..%2fpairs'],
  ])('an order that is placed at %s is unclear', async (_, location) => {
    const call = open({ 'POST /v2/orders': placed({ headers: { location } }) })
    expect((await site.failure(call)).code).toBe('outcome_unknown')
  })
  test('each order is read with its own cookies, and others with none', async () => {
    await open({})
    const cookies = site.requests.map(({ method, headers }) => [method, headers.cookie])
    expect(cookies).toEqual([
      ['POST', undefined],
      ['GET', BITY_COOKIE],
    ])
    site.answer()
    const other = { id: BITY_ID, secret: null }
    expect(await site.ramp.read?.(other, site.context())).toMatchObject({ status: 'creating', opened: null })
  })
  test('the cookies of an order stand in no error', async () => {
    site.answer({ 'GET /v2/orders/{id}': { status: 401, body: { message: `wrong ${BITY_COOKIE}` } } })
    const read = site.ramp.read?.(REF, site.context()) ?? Promise.resolve()
    expect(inspect(await site.failure(read), { depth: 10 })).not.toContain('s3cret')
  })
  test('a minimal answer still says how far the order is', async () => {
    site.answer(details(bityStates().executed ?? {}))
    const state = await site.ramp.read?.({ id: BITY_ID, secret: null }, site.context())
    expect(state).toMatchObject({ status: 'finished', delivered: true, amountTo: null, txFrom: null })
  })
  test('details that come late are read again, and the order is not placed again', async () => {
    let calls = 0
    const { opened } = await open({
      'GET /v2/orders/{id}': (request) => {
        calls += 1
        return calls === 1 ? { status: 503 } : bityDetails(unsigned)(request)
      },
    })
    expect(opened.kind).toBe('sign')
    expect(site.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
  test.each([
    ['without details', { ...sale, payment_details: undefined }],
    ['without a reference', { ...signed, payment_details: { ...signed.payment_details, reference: '' } }],
    ['of another id', { ...sale, id: 'another' }],
  ])('an order %s is unclear', async (_, order) => {
    expect((await site.failure(open(details(order)))).code).toBe('outcome_unknown')
  })
  test('a partner is named with its client id', async () => {
    await open({})
    expect(site.requests.every(({ headers }) => headers['client-id'] === 'partner-client')).toBe(true)
  })
  test('without a partner nothing of a fee is sent', async () => {
    const alone = new RampSite({
      ...HARNESS,
      make: (url) => makeBity({ url: `${url}/v2`, clientId: null }),
    })
    await alone.start()
    expect(alone.ramp.profile.maxBasisPoints).toBe(0)
    alone.answer()
    await alone.ramp.quote(alone.question({ amount: '200' }), alone.context())
    expect(alone.requests[0]?.headers['client-id']).toBeUndefined()
    expect(alone.requests[0]?.body).not.toHaveProperty('partner_fee')
    await alone.stop()
  })
})

describe('the signature of a purchase', () => {
  const site = new RampSite(HARNESS)
  beforeAll(() => site.start())
  afterAll(() => site.stop())
  const signature = 'INLD1TamPfjszILEL'
  /** Signed by whoever posts: the details follow. */
  const server = (reply: object, url = `/v2/orders/${BITY_ID}/signature`): Routes => {
    let isSigned = false
    const order = { ...unsigned, message_to_sign: { body: MESSAGE, signature_submission_url: url } }
    return {
      'POST /v2/orders/{id}/signature': () => {
        isSigned = true
        return reply
      },
      'GET /v2/orders/{id}': (request) => bityDetails(isSigned ? signed : order)(request),
    }
  }
  const prove = (routes: Routes) => {
    site.answer(routes)
    if (!site.ramp.prove) throw new Error('it proves nothing')
    return site.ramp.prove(REF, JSON.stringify(signature), site.context())
  }

  test('goes as plain text to the address in the order, and bank details come back', async () => {
    expect(await prove(server({ status: 204 }))).toEqual({
      kind: 'transfer',
      bank: {
        payee: 'Bity SA',
        iban: 'CH3600000000000000000',
        bank: null,
        bic: 'BCNNCH22',
        reference: 'BITY 1234',
      },
      amount: '200',
      currency: 'eur',
      until: Date.parse('2026-11-29T12:12:00Z'),
    })
    const posts = site.requests.filter(({ method }) => method === 'POST')
    expect(posts).toHaveLength(1)
    expect(posts[0]).toMatchObject({
      body: signature,
      headers: { 'content-type': 'text/plain', cookie: BITY_COOKIE },
    })
  })
  test('is not sent again where the details are there already', async () => {
    expect((await prove(details(signed))).kind).toBe('transfer')
    expect(site.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })
  test('that is wrong is refused', async () => {
    expect((await site.failure(prove(server({ status: 400 })))).code).toBe('proof_required')
  })
  test.each(['https://evil.example/v2/orders/x/signature', 'http://[', '//evil.example/v2', '/v1/orders'])(
    'goes nowhere else: %s',
    async (url) => {
      expect((await site.failure(prove(server({ status: 204 }, url)))).code).toBe('bad_answer')
      expect(site.requests.filter(({ method }) => method === 'POST')).toEqual([])
    },
  )
})

describe('cancelling at bity', () => {
  const site = new RampSite(HARNESS)
  beforeAll(() => site.start())
  afterAll(() => site.stop())
  const cancel = (status: number) => {
    site.answer({ 'POST /v2/orders/{id}/cancel': { status, body: '' } })
    if (!site.ramp.cancel) throw new Error('it cancels nothing')
    return site.ramp.cancel(REF, site.context())
  }
  test.each([202, 204])('%d is taken', async (status) => {
    await cancel(status)
    expect(site.requests).toMatchObject([{ method: 'POST', headers: { cookie: BITY_COOKIE } }])
  })
  test('400 is refused, and 500 is unclear', async () => {
    expect((await site.failure(cancel(400))).code).toBe('action_unavailable')
    expect((await site.failure(cancel(500))).code).toBe('outcome_unknown')
  })
})
