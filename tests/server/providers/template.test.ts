import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { RecordedRequest, Routes } from './fakeProvider'
import { FIVE_ADAPTERS } from './fiveAdapters'
import { describeProvider } from './providerContract'
import { makeTemplate } from './template/makeTemplate'

const ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const ORDER = {
  id: 'o1',
  deposit: '0xdeposit',
  depositTag: null,
  tagTo: null,
  receive: 0.05,
  address: ADDRESS,
  from: 'ETH',
  to: 'BTC',
}
const COINS = [
  { coin: 'BTC', network: 'BTC', contract: null, tag: false },
  { coin: 'ETH', network: 'ETH', contract: '', tag: false },
  { coin: 'XRP', network: 'XRP', contract: null, tag: true },
  { coin: 'DOGE', network: 'DOGE', contract: null, tag: false },
]
const read = (status: string, others = {}): Routes => ({
  'GET /orders/{id}': { body: { status, ...others } },
})
/** In percent. */
const feeOf = ({ query, body }: RecordedRequest) => Number(query.fee ?? (body as { fee: string }).fee)
const rate = (receive: string): Routes => ({
  'GET /rate': (request) => {
    const left = 1 - feeOf(request) / 100
    const given = left < 1 ? JSON.stringify((Number(receive) * left).toFixed(8)) : receive
    return { body: `{"receive":${given},"min":"0.01"}` }
  },
})

describeProvider('template', {
  make: (url) => makeTemplate({ url, apiKey: 'template-key' }),
  commissionIn: (request) => Math.round(feeOf(request) * 100),
  secrets: ['template-key'],
  routes: {
    'GET /coins': {
      body: COINS,
    },
    ...rate('0.05'),
    'POST /orders': { body: ORDER },
    ...read('open'),
  },
  assets: {
    offered: { eth: { code: 'ETH' }, xrp: { memo: 'required' } },
    absent: ['doge'],
    unmatched: [{ code: 'DOGE', network: 'DOGE', reason: 'network_unknown' }],
  },
  pair: { from: 'eth', to: 'btc' },
  quotes: [
    {
      title: 'floating',
      question: { amount: '1.5' },
      offer: { amountTo: '0.05', limits: { min: '0.01', max: null } },
    },
  ],
  refusals: [
    {
      title: 'below the minimum',
      on: 'quote',
      routes: { 'GET /rate': { status: 400, body: { error: 'too_low', min: 2 } } },
      code: 'below_min',
      limit: '2',
      side: 'from',
    },
    {
      title: 'for its address',
      on: 'create',
      routes: { 'POST /orders': { status: 400, body: { error: 'bad_address' } } },
      code: 'address_invalid',
    },
  ],
  amountOf: rate,
  amounts: [{ json: '0.12345678901234567', amountTo: '0.12345678901234567' }],
  order: {
    amount: '1.5',
    rateKey: null,
    expectedFrom: '1.5',
    expectedTo: '0.05',
    addressTo: ADDRESS,
    extraIdTo: null,
    refundAddress: null,
    refundExtraId: null,
    orderKey: 'ours',
  },
  isEffect: ({ method }) => method === 'POST',
  createRoute: 'POST /orders',
  creates: [
    {
      title: 'floating',
      created: { depositAddress: '0xdeposit', amountTo: '0.05' },
      sent: { from: 'ETH', to: 'BTC', amount: '1.5', address: ADDRESS, reference: 'ours' },
    },
  ],
  ref: { id: 'o1', secret: null },
  readRoute: 'GET /orders/{id}',
  stateOf: read,
  listWithBrokenRow: { 'GET /coins': { body: [{ coin: 7, network: null }, ...COINS] } },
  wrongAmounts: read('done', { payoutHash: '0xpaid', received: 'NaN' }),
  words: { open: 'waiting', paid: 'exchanging', done: 'finished' },
  states: [
    { title: 'paid back', routes: read('done', { refundHash: '0xback' }), state: { status: 'refunded' } },
  ],
})

const PROVIDERS = 'src/server/providers'
/** Of those whose provider lists by order what was earned. */
const OPTIONAL = '{id}Earnings.ts'
/** Of package.json. */
const COMMANDS = ['check', 'switch']

/** Names of its files, whatever the provider is called. */
const layoutOf = (folder: string, id: string) =>
  readdirSync(folder)
    .map((file) => file.replace(new RegExp(id, 'i'), '{id}'))
    .sort()

test('every adapter has the files of the template and no other', () => {
  const folders = readdirSync(PROVIDERS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !COMMANDS.includes(entry.name))
    .map(({ name }) => name)
  expect(folders.sort()).toEqual(FIVE_ADAPTERS.map(({ id }) => id).sort())
  const template = layoutOf('tests/server/providers/template', 'template')
  expect(template).toContain('make{id}.ts')
  for (const id of folders)
    expect(layoutOf(`${PROVIDERS}/${id}`, id).filter((file) => file !== OPTIONAL)).toEqual(template)
})
