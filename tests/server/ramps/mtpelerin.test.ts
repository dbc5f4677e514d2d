import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '@/server/catalogue/catalogue'
import { makeMtpelerin } from '@/server/ramps/mtpelerin/makeMtpelerin'
import type { Routes } from '../providers/fakeProvider'
import { MTPELERIN_ROUTES, MTPELERIN_TOKENS, mtpelerinQuote } from './mtpelerinServer'
import { describeRamp } from './rampContract'
import type { RampHarness } from './rampHarness'
import { RampSite } from './rampSite'

const quoted = (changes: object): Routes => ({ 'POST /currency_rates/convert': mtpelerinQuote(changes) })
const refused = (status: number, body: unknown): Routes => ({
  'POST /currency_rates/convert': { status, body },
})
const BOTH = { buy: true, sell: true }
const page = (chosen: Record<string, string>) =>
  `https://widget.mtpelerin.com/?${new URLSearchParams(chosen).toString()}`

const HARNESS: RampHarness = {
  make: (url) => makeMtpelerin({ url, widgetUrl: 'https://widget.mtpelerin.com', token: 'activation-key' }),
  secrets: [],
  routes: MTPELERIN_ROUTES,
  offerings: {
    fiats: { eur: { code: 'EUR' }, chf: {}, jpy: { digits: 0 } },
    coins: {
      btc: { code: 'BTC', network: 'bitcoin_mainnet' },
      ethbase: { code: 'ETH', network: 'base_mainnet' },
      pol: { code: 'MATIC' },
      usdterc20: { code: 'USDT', network: 'mainnet' },
    },
    absent: ['usdcerc20', 'brl', 'btc-lightning'],
    unmatched: [
      { code: 'USDC', network: 'mainnet', reason: 'contract_differs' },
      { code: 'SATS', network: 'lightning_mainnet', reason: 'network_unknown' },
    ],
    countries: { CH: BOTH, DE: BOTH, IR: undefined, US: undefined },
    methods: [
      { direction: 'buy', country: 'CH', fiat: 'eur', coin: 'btc', methods: ['sepa', 'card'] },
      { direction: 'buy', country: 'CH', fiat: 'chf', coin: 'btc', methods: ['bank', 'card'] },
      { direction: 'sell', country: null, fiat: 'eur', coin: 'btc', methods: ['sepa'] },
      { direction: 'buy', country: 'IR', fiat: 'eur', coin: 'btc', methods: [] },
      { direction: 'sell', country: 'US', fiat: 'usd', coin: 'btc', methods: [] },
    ],
    withBrokenRow: { 'GET /currencies/tokens': { body: { broken: { symbol: null }, ...MTPELERIN_TOKENS } } },
  },
  pair: { fiat: 'eur', coin: 'btc' },
  quotes: [
    {
      title: 'of a transfer and of a card',
      question: { amount: '200' },
      answers: [
        {
          method: 'sepa',
          pay: '200',
          get: '0.00392',
          fees: { provider: null, network: '1.2', bank: null, partner: null, total: null },
          isEstimate: true,
          limits: { min: null, max: null },
          needs: [],
          opens: 'redirect',
        },
        { method: 'card', get: '0.0038' },
      ],
    },
    {
      title: 'typed as received',
      question: { amount: '0.0049', side: 'get', method: 'sepa' },
      answers: [{ method: 'sepa', pay: '250', get: '0.0049' }],
    },
    {
      title: 'of a sale, whose network fee is in coins',
      question: { direction: 'sell', amount: '0.01' },
      answers: [
        {
          method: 'sepa',
          pay: '0.01',
          get: '490',
          fees: { provider: null, network: null, bank: null, partner: null, total: null },
        },
      ],
    },
  ],
  refusals: [
    {
      title: 'in a sentence with its limit',
      routes: refused(400, { message: 'amount must be at least 300' }),
      method: 'sepa',
      code: 'below_min',
      limit: '300',
    },
    {
      title: 'for its country',
      routes: refused(403, { message: 'Your country is not supported' }),
      method: 'card',
      code: 'country_restricted',
    },
  ],
  answerFor: (sourceAmount) => quoted({ sourceAmount }),
  amountOf: (json) => ({
    'POST /currency_rates/convert': { body: `{"sourceAmount":200,"destAmount":${json}}` },
  }),
  amounts: [{ json: '"0.00392000"', get: '0.00392' }],
  order: { amount: '200', method: 'sepa', expectedGet: '0.00392' },
  isEffect: ({ path }) => path !== '/currency_rates/convert',
  opens: [
    {
      title: 'of a purchase by card',
      order: { method: 'card', language: 'fr' },
      opened: {
        ref: { id: 'ours-1', secret: null },
        opened: {
          kind: 'redirect',
          url: page({
            type: 'direct-link',
            lang: 'fr',
            tab: 'buy',
            tabs: 'buy',
            bsc: 'EUR',
            bdc: 'BTC',
            bsa: '200',
            crys: 'BTC',
            net: 'bitcoin_mainnet',
            nets: 'bitcoin_mainnet',
            pm: 'card',
            _ctkn: 'activation-key',
          }),
        },
        echo: { fiat: null, coin: null, pay: null, get: null, address: null, extraId: null },
      },
    },
    {
      title: 'of a sale, typed as received',
      order: { direction: 'sell', side: 'get', amount: '490', language: 'ja' },
      opened: {
        opened: {
          kind: 'redirect',
          url: page({
            type: 'direct-link',
            lang: 'en',
            tab: 'sell',
            tabs: 'sell',
            ssc: 'BTC',
            sdc: 'EUR',
            sda: '490',
            crys: 'BTC',
            net: 'bitcoin_mainnet',
            nets: 'bitcoin_mainnet',
            _ctkn: 'activation-key',
          }),
        },
      },
    },
  ],
  openRefusals: [
    { title: 'with a memo, which it cannot take', order: { extraId: '7' }, code: 'extra_id_invalid' },
  ],
}

describeRamp('mtpelerin', HARNESS)

describe('mt pelerin', () => {
  const site = new RampSite(HARNESS)
  beforeAll(() => site.start())
  afterAll(() => site.stop())

  test.each([
    ['source', { sourceCurrency: 'USD' }],
    ['destination', { destCurrency: 'ETH' }],
  ])('a quote of another %s than requested is none', async (_, changes) => {
    site.answer(quoted(changes))
    const failed = site.failure(site.ramp.quote(site.question({ amount: '200' }), site.context()))
    expect((await failed).code).toBe('bad_answer')
  })
  test.each([
    ['no list', {}],
    ['a code that cannot be read', ['kp', { code: 'ir' }]],
    ['nothing', null],
  ])('without its forbidden countries nothing is offered: %s', async (_, body) => {
    site.answer({ 'GET /countries/forbidden': { body } })
    const failed = site.failure(site.ramp.offerings(catalogue(), site.context()))
    expect((await failed).code).toBe('bad_answer')
  })
  test('an address is named and left for their page to prove', async () => {
    const { opened } = await site.ramp.open(site.order({ address: 'bc1qtest' }), site.context())
    const query = opened.kind === 'redirect' ? new URL(opened.url).searchParams : null
    expect(query?.get('addr')).toBe('bc1qtest')
    expect(query?.has('hash')).toBe(false)
  })
})
