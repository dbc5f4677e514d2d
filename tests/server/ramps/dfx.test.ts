import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDfx } from '@/server/ramps/dfx/makeDfx'
import { DFX_ASSETS, DFX_ROUTES, dfxQuotes } from './dfxServer'
import { describeRamp } from './rampContract'
import type { OrderCase, RampHarness } from './rampHarness'
import { RampSite } from './rampSite'

/** A refusal whose amounts are those of a quote. */
const refused = (...errors: object[]) =>
  dfxQuotes({ isValid: false, error: errors[0] && 'error' in errors[0] ? errors[0].error : null, errors })
const BOTH = { buy: true, sell: true }

const HARNESS: RampHarness = {
  make: (url) => makeDfx({ url: `${url}/v1`, appUrl: 'https://app.dfx.swiss' }),
  secrets: [],
  routes: DFX_ROUTES,
  offerings: {
    fiats: { eur: { code: 'EUR' }, chf: { code: 'CHF' }, usd: {} },
    coins: {
      btc: { code: '113', network: 'Bitcoin' },
      usdterc20: { code: '250' },
      xmr: { network: 'Monero' },
    },
    absent: ['usdcerc20', 'gbp'],
    unmatched: [
      { code: 'XTS', network: '', reason: 'not_in_catalogue' },
      { code: '251', network: 'Ethereum', reason: 'contract_differs' },
      { code: '252', network: 'Sepolia', reason: 'network_unknown' },
      { code: '253', network: 'Sepolia', reason: 'network_unknown' },
    ],
    countries: {
      CH: BOTH,
      DE: BOTH,
      LI: { buy: true, sell: false },
      US: { buy: false, sell: false },
      FR: undefined,
    },
    methods: [
      {
        direction: 'buy',
        country: 'CH',
        fiat: 'eur',
        coin: 'btc',
        methods: ['sepa', 'sepa_instant', 'card'],
      },
      // Instant transfers are those of euros.
      { direction: 'buy', country: 'CH', fiat: 'chf', coin: 'btc', methods: ['bank', 'card'] },
      { direction: 'buy', country: 'DE', fiat: 'eur', coin: 'btc', methods: ['sepa', 'sepa_instant'] },
      { direction: 'buy', country: 'LI', fiat: 'eur', coin: 'btc', methods: ['card'] },
      { direction: 'buy', country: 'CH', fiat: 'eur', coin: 'usdterc20', methods: ['sepa', 'sepa_instant'] },
      { direction: 'sell', country: 'CH', fiat: 'eur', coin: 'btc', methods: ['sepa'] },
      // Dollars are taken and not paid out: what they call buyable is paid out.
      { direction: 'buy', country: 'CH', fiat: 'usd', coin: 'btc', methods: ['bank'] },
      { direction: 'sell', country: 'CH', fiat: 'usd', coin: 'btc', methods: [] },
      { direction: 'sell', country: 'CH', fiat: 'eur', coin: 'xmr', methods: [] },
      { direction: 'buy', country: 'US', fiat: 'eur', coin: 'btc', methods: [] },
      { direction: 'buy', country: 'FR', fiat: 'eur', coin: 'btc', methods: [] },
    ],
    withBrokenRow: { 'GET /v1/asset': { body: [{ id: {}, name: 3 }, ...DFX_ASSETS] } },
  },
  pair: { fiat: 'eur', coin: 'btc' },
  quotes: [
    {
      title: 'of every method',
      question: { amount: '200' },
      answers: [
        {
          method: 'sepa',
          pay: '200',
          get: '0.00392',
          fees: { provider: '2', network: '0.5', bank: '0', partner: '0', total: '2.5' },
          isEstimate: true,
          limits: { min: '10', max: '100000' },
          needs: [],
          opens: 'redirect',
        },
        { method: 'sepa_instant', limits: { min: '10', max: '10000' } },
        { method: 'card', limits: { min: '50', max: '4000' } },
      ],
    },
    {
      title: 'typed as received, with digits that they round',
      question: { amount: '0.0123456', side: 'get', method: 'sepa' },
      answers: [{ method: 'sepa', pay: '629.88', get: '0.0123456' }],
    },
    {
      title: 'of a sale',
      question: { direction: 'sell', amount: '0.01' },
      answers: [
        {
          method: 'sepa',
          pay: '0.01',
          get: '490',
          fees: { provider: '4.9', network: '0.5', bank: '0', partner: '0', total: '5.4' },
          limits: { min: '0.0002', max: '2' },
        },
      ],
    },
    {
      title: 'of a sale, typed as received, in francs',
      question: { direction: 'sell', side: 'get', amount: '490', pair: { fiat: 'chf', coin: 'btc' } },
      answers: [{ method: 'bank', pay: '0.01', get: '490' }],
    },
  ],
  refusals: [
    {
      title: 'too little for a card, beside transfers',
      question: { amount: '20' },
      routes: {},
      method: 'card',
      code: 'below_min',
      limit: '50',
    },
    {
      title: 'too much, in units of what was typed',
      question: { amount: '1', side: 'get', direction: 'buy' },
      routes: {},
      method: 'card',
      code: 'above_max',
      limit: '0.0784',
    },
    {
      title: 'without an identity check',
      routes: refused({ error: 'KycRequired' }),
      method: 'card',
      code: 'kyc_required',
    },
    {
      title: 'for more than one reason: the limit first',
      routes: refused({ error: 'KycRequired' }, { error: 'AmountTooLow', limit: 300, limitTarget: 0.006 }),
      method: 'sepa',
      code: 'below_min',
      limit: '300',
    },
    {
      title: 'in the older form, without a list',
      routes: dfxQuotes({ isValid: false, error: 'AmountTooLow', errors: undefined }),
      method: 'sepa',
      code: 'below_min',
      limit: '10',
    },
    {
      title: 'for its country',
      routes: refused({ error: 'CountryNotAllowed' }),
      method: 'sepa',
      code: 'country_restricted',
    },
    {
      title: 'for its method',
      routes: refused({ error: 'PaymentMethodNotAllowed' }),
      method: 'sepa',
      code: 'method_unavailable',
    },
    {
      title: 'for its quota',
      routes: refused({ error: 'LimitExceeded' }),
      method: 'sepa',
      code: 'quota_used',
    },
    {
      title: 'for its coin',
      routes: refused({ error: 'AssetUnsupported' }),
      method: 'sepa',
      code: 'pair_unavailable',
    },
    {
      title: 'in a word that is new',
      routes: refused({ error: 'constructor' }),
      method: 'sepa',
      code: 'unavailable',
    },
    { title: 'without a word', routes: refused(), method: 'sepa', code: 'unavailable' },
  ],
  answerFor: (amount) => dfxQuotes({ amount: Number(amount) }),
  amountOf: (json) => ({
    'PUT /v1/buy/quote': { body: `{"amount":200,"estimatedAmount":${json},"isValid":true}` },
  }),
  amounts: [{ json: '0.00392', get: '0.00392' }],
  order: { amount: '200', method: 'sepa', expectedGet: '0.00392' },
  isEffect: ({ path }) => !path.endsWith('/quote'),
  opens: [
    {
      title: 'of a purchase',
      opened: {
        ref: { id: 'ours-1', secret: null },
        opened: {
          kind: 'redirect',
          url: `https://app.dfx.swiss/buy?${new URLSearchParams({
            'asset-in': 'EUR',
            'asset-out': '113',
            'amount-in': '200',
            blockchain: 'Bitcoin',
            'payment-method': 'bank',
            lang: 'en',
            'external-transaction-id': 'ours-1',
            'redirect-uri': 'https://site.example/exchange/ours-1',
          }).toString()}`,
          once: false,
        },
        echo: { fiat: null, coin: null, pay: null, get: null, address: null, extraId: null },
      },
    },
    {
      title: 'of a sale, typed as received',
      order: { direction: 'sell', side: 'get', amount: '490', expectedPay: '0.01', language: 'de' },
      opened: {
        opened: {
          kind: 'redirect',
          url: expect.stringMatching(
            /\/sell\?asset-in=113&asset-out=EUR&amount-in=0\.01&blockchain=Bitcoin&lang=de&/,
          ) as string,
        },
      },
    },
  ],
  openRefusals: [
    { title: 'with a memo, which it cannot take', order: { extraId: '7' }, code: 'extra_id_invalid' },
  ],
  returns: [
    {
      query: { routeId: '1', amount: '0.01', asset: 'BTC', blockchain: 'Bitcoin', isComplete: 'true' },
      returned: { ref: null, hint: 'done' },
    },
    { query: { routeId: '1', isComplete: 'false' }, returned: { ref: null, hint: null } },
  ],
}

describeRamp('dfx', HARNESS)

describe('dfx', () => {
  const site = new RampSite(HARNESS)
  beforeAll(() => site.start())
  afterAll(() => site.stop())

  test('an amount is sent as one number, and the other one is not sent', async () => {
    site.answer()
    await site.ramp.quote(site.question({ amount: '0.005', side: 'get', method: 'card' }), site.context())
    expect(site.requests.map(({ body }) => body)).toEqual([
      { currency: { name: 'EUR' }, asset: { id: 113 }, targetAmount: 0.005, paymentMethod: 'Card' },
    ])
  })
  test('a quote without a verdict is none', async () => {
    site.answer(dfxQuotes({ isValid: undefined }))
    const failed = site.failure(site.ramp.quote(site.question({ amount: '200' }), site.context()))
    expect((await failed).code).toBe('bad_answer')
  })
  test.each(['zh', 'ja', 'ru'])('a language that their site lacks is English: %s', async (language) => {
    const order: OrderCase = { language }
    const { opened } = await site.ramp.open(site.order(order), site.context())
    expect(opened.kind === 'redirect' && new URL(opened.url).searchParams.get('lang')).toBe('en')
  })
})
