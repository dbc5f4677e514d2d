import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RecordedRequest, Routes } from '../providers/fakeProvider'
import { describeRamp } from './rampContract'
import { makeTemplate } from './template/makeTemplate'

const ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const IBAN = 'CH9300762011623852957'
const OWNER = {
  name: 'Ada Example',
  street: 'Main Street',
  buildingNumber: '1',
  postCode: '2000',
  town: 'Neuchâtel',
  country: 'CH',
}
const LISTS = {
  countries: [
    { code: 'CH', buy: true, sell: true },
    { code: 'de', buy: true, sell: false },
  ],
  currencies: [{ code: 'EUR' }, { code: 'XTS' }],
  coins: [
    { coin: 'BTC', network: 'BTC', contract: null, tag: false },
    { coin: 'ETH', network: 'ETH', contract: '', tag: false },
    { coin: 'XRP', network: 'XRP', contract: null, tag: true },
    { coin: 'DOGE', network: 'DOGE', contract: null, tag: false },
  ],
  methods: [
    { method: 'CARD', currency: 'EUR', min: '20', max: 5000 },
    { method: 'SEPA', currency: 'EUR', min: '50' },
    { method: 'BARTER', currency: 'EUR' },
  ],
}

/** In percent. */
const feeOf = ({ query, body }: RecordedRequest) => Number(query.fee ?? (body as { fee: string }).fee)
/** A rate of 50,000, with a fee of 2 for the service and of 1 for the network. */
const quote = (answer: object = {}): Routes => ({
  'GET /quote': ({ query }) => {
    const partner = ((Number(query.pay ?? 103) * Number(query.fee)) / 100).toFixed(2)
    const body = { pay: '103', get: '0.002', ...query, serviceFee: 2, networkFee: '1', partnerFee: partner }
    return { body: { ...body, min: '20', max: null, ...answer } }
  },
})
const raw = (json: string): Routes => ({ 'GET /quote': { body: `{"pay":"103","get":${json}}` } })
const opened = (answer: object): Routes => ({ 'POST /orders': { body: { id: 'o1', ...answer } } })
const page = (url: string) => opened({ url, pay: '103', get: '0.002', address: ADDRESS, coin: 'BTC' })
const read = (status: string, others = {}): Routes => ({
  'GET /orders/{id}': { body: { status, direction: 'purchase', ...others } },
})
const refused = (error: string, others = {}) => ({ status: 400, body: { error, ...others } })
const OPEN = { paid: false, delivered: false }
const PAID = { paid: true, delivered: false }

describeRamp('template', {
  make: (url) => makeTemplate({ url, apiKey: 'template-key' }),
  secrets: ['template-key'],
  routes: {
    'GET /lists': { body: LISTS },
    ...quote(),
    ...page('https://pay.template.example/o1'),
    ...read('open'),
  },
  offerings: {
    fiats: { eur: { code: 'EUR', digits: 2 } },
    coins: { btc: { code: 'BTC', network: 'BTC' }, xrp: { memo: 'required' } },
    absent: ['doge', 'usd'],
    unmatched: [
      { code: 'XTS', network: '', reason: 'not_in_catalogue' },
      { code: 'DOGE', network: 'DOGE', reason: 'network_unknown' },
    ],
    countries: { CH: { buy: true, sell: true }, DE: { buy: true, sell: false }, FR: undefined },
    methods: [
      { direction: 'buy', country: 'CH', fiat: 'eur', coin: 'btc', methods: ['card', 'sepa'] },
      { direction: 'sell', country: 'DE', fiat: 'eur', coin: 'btc', methods: [] },
      { direction: 'buy', country: 'FR', fiat: 'eur', coin: 'btc', methods: [] },
    ],
    withBrokenRow: {
      'GET /lists': { body: { ...LISTS, coins: [{ coin: 7, network: null }, ...LISTS.coins] } },
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
          fees: { provider: '2', network: '1', bank: null, partner: '0', total: '3' },
          limits: { min: '20', max: null },
          opens: 'redirect',
        },
        { method: 'sepa', opens: 'transfer' },
      ],
    },
    {
      title: 'of a sale, typed as received',
      question: { direction: 'sell', side: 'get', amount: '90', method: 'sepa' },
      routes: quote({ pay: '0.0019' }),
      answers: [{ method: 'sepa', pay: '0.0019', get: '90', opens: 'deposit' }],
    },
  ],
  refusals: [
    {
      title: 'below the minimum of one method',
      routes: {
        'GET /quote': ({ query }) =>
          query.method === 'CARD' ? refused('too_low', { min: 120 }) : { body: { ...query, get: 0.002 } },
      },
      method: 'card',
      code: 'below_min',
      limit: '120',
    },
    {
      title: 'a method that does not answer, beside one that does',
      routes: {
        'GET /quote': ({ query }) =>
          query.method === 'CARD' ? { status: 500 } : { body: { ...query, get: 0.002 } },
      },
      method: 'card',
      code: 'unavailable',
    },
    {
      title: 'for its country',
      routes: { 'GET /quote': refused('not available in your country') },
      method: 'sepa',
      code: 'country_restricted',
    },
    {
      title: 'without an identity check',
      routes: { 'GET /quote': refused('verify_first') },
      method: 'card',
      code: 'kyc_required',
    },
  ],
  answerFor: (pay) => quote({ pay }),
  amountOf: raw,
  amounts: [{ json: '0.12345678901234567', get: '0.12345678901234567' }],
  commissionIn: (request) => Math.round(feeOf(request) * 100),
  order: { amount: '103', method: 'card', address: ADDRESS, expectedGet: '0.002' },
  isEffect: ({ method }) => method === 'POST',
  openRoute: 'POST /orders',
  opens: [
    {
      title: 'which continues at its page',
      opened: {
        ref: { id: 'o1', secret: null },
        opened: { kind: 'redirect', url: 'https://pay.template.example/o1', once: true },
        echo: { coin: 'BTC', fiat: null, pay: '103', get: '0.002', address: ADDRESS, extraId: null },
      },
      sent: { direction: 'purchase', pay: '103', address: ADDRESS, method: 'CARD', reference: 'ours-1' },
    },
    {
      title: 'with the details of a bank',
      order: { method: 'sepa' },
      routes: opened({ bank: { payee: 'Template Ltd', iban: IBAN, bic: '', reference: 'R1' } }),
      opened: {
        opened: {
          kind: 'transfer',
          bank: { payee: 'Template Ltd', iban: IBAN, bank: null, bic: null, reference: 'R1' },
          amount: '103',
          currency: 'eur',
        },
        echo: { coin: null, fiat: null, pay: null, get: null, address: null, extraId: null },
      },
    },
    {
      title: 'of a sale, with a deposit address',
      order: {
        direction: 'sell',
        method: 'sepa',
        amount: '0.01',
        expectedPay: '0.01',
        address: null,
        iban: IBAN,
        owner: OWNER,
      },
      routes: opened({ deposit: ADDRESS, depositTag: '0', pay: '0.01' }),
      opened: { opened: { kind: 'deposit', address: ADDRESS, extraId: '0', amount: '0.01' } },
      sent: { direction: 'sale', iban: IBAN, owner: { town: 'Neuchâtel' } },
    },
  ],
  openRefusals: [
    {
      title: 'below the minimum',
      routes: { 'POST /orders': refused('too_low', { min: 120 }) },
      code: 'below_min',
      limit: '120',
      side: 'from',
    },
    { title: 'for its IBAN', routes: { 'POST /orders': refused('bad_iban') }, code: 'iban_invalid' },
    { title: 'for its name', routes: { 'POST /orders': refused('other_name') }, code: 'name_mismatch' },
    { title: 'for its quota', routes: { 'POST /orders': refused('limit_used') }, code: 'quota_used' },
  ],
  pageOf: page,
  reads: {
    ref: { id: 'o1', secret: null },
    route: 'GET /orders/{id}',
    stateOf: read,
    words: {
      checking: { status: 'creating', ...OPEN },
      open: { status: 'waiting', ...OPEN },
      paid: { status: 'exchanging', ...PAID },
      sent: { status: 'sending', ...PAID },
      done: { status: 'finished', paid: true, delivered: true },
      held: { status: 'verifying', ...PAID },
      returned: { status: 'refunded', ...PAID },
      lapsed: { status: 'expired', ...OPEN },
      refused: { status: 'failed', ...OPEN },
    },
    states: [
      { title: 'on hold', routes: read('held'), state: { issue: 'provider_review' } },
      { title: 'out of time', routes: read('lapsed'), state: { checkoutExpired: true } },
      {
        title: 'delivered',
        routes: read('done', { hash: '0xout', receivedAmount: 0.002, paidAmount: '103' }),
        state: { txTo: '0xout', txFrom: null, amountFrom: '103', amountTo: '0.002' },
      },
      {
        title: 'open, with its page anew',
        routes: read('open', { url: 'https://pay.template.example/again' }),
        state: {
          opened: { kind: 'redirect', url: 'https://pay.template.example/again', until: null, once: true },
        },
      },
      {
        title: 'open, with the page of somebody else',
        routes: read('open', { url: 'https://evil.example/again' }),
        state: { opened: null },
      },
    ],
    wrongAmounts: read('done', { hash: '0xout', receivedAmount: 'NaN', paidAmount: {} }),
  },
  returns: [
    { query: { order: 'o1', result: 'ok' }, returned: { ref: 'o1', hint: 'done' } },
    { query: { result: 'back', utm: 'x' }, returned: { ref: null, hint: 'cancelled' } },
  ],
  webhook: { of: (id) => ({ headers: {}, body: JSON.stringify({ id, status: 'done' }) }) },
})

const RAMPS = 'src/server/ramps'
/** Of ramps whose orders cannot be read. */
const OF_ORDERS = '{id}State.ts'

/** Names of its files, whatever the ramp is called. */
const layoutOf = (folder: string, id: string) =>
  readdirSync(folder)
    .map((file) => file.replace(new RegExp(id, 'i'), '{id}'))
    .sort()

test('every adapter has the files of the template and no other', () => {
  const template = layoutOf('tests/server/ramps/template', 'template')
  expect(template).toContain('make{id}.ts')
  const adapters = readdirSync(RAMPS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ id: name, files: layoutOf(`${RAMPS}/${name}`, name) }))
    .filter(({ files }) => files.includes('make{id}.ts'))
  for (const { id, files } of adapters)
    expect([...new Set([...files, OF_ORDERS])].sort(), id).toEqual(template)
})
