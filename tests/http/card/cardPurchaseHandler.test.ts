import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchExchange } from '@/api/exchanges'
import type { Exchange } from '@/contract/exchanges'
import { HOUR } from '@/domain/time/durations'
import { cardPurchaseHandler } from '@/http/card/cardPurchaseHandler'
import { newPurchaseId } from '@/http/card/purchaseId'
import { cardSignatureHandler } from '@/http/cardSignatureHandler'
import type { SiteHandler } from '@/http/SiteHandler'
import { catalogue } from '@/server/catalogue/catalogue'
import { anExchange } from '../../domain/anExchange'
import { faults, type FakeProvider, startFakeProvider } from '../../server/providers/fakeProvider'
import { serveHandler } from '../testSite'
import { currencies, mercuryo, TOKEN, transaction, transactions } from './mercuryoServer'

vi.mock('@/api/exchanges', () => ({ fetchExchange: vi.fn() }))
vi.mock('@/http/loadCatalogue', () => ({ loadCatalogue: () => Promise.resolve({ currencies: catalogue() }) }))
const exchange = vi.mocked(fetchExchange)

let fake: FakeProvider
let callers = 0
beforeEach(async () => {
  callers++
  // Nothing that an earlier test has cached is still fresh.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21) + callers * HOUR })
  fake = await startFakeProvider(mercuryo())
  vi.stubEnv('MERCURYO_WIDGET_ID', 'widget-1')
  vi.stubEnv('MERCURYO_SECRET', 'secret-1')
  vi.stubEnv('MERCURYO_PARTNER_TOKEN', TOKEN)
  vi.stubEnv('MERCURYO_API_URL', `${fake.url}/v1.6`)
  vi.stubEnv('TRUST_PROXY', '1')
  vi.stubEnv('COUNTRY_HEADER', 'x-country')
  exchange.mockReset().mockResolvedValue(waiting())
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await fake.close()
})

const waiting = (changes: Parameters<typeof anExchange>[0] = {}): Exchange =>
  anExchange({
    validUntil: new Date(Date.now() + HOUR).toISOString(),
    expectedAmountFrom: '0.05',
    ...changes,
  })

async function send(
  handler: SiteHandler,
  path: string,
  options: { method?: string; body?: string; country?: string },
) {
  const request = await serveHandler(handler)
  const { country, ...others } = options
  const headers = { 'x-forwarded-for': `192.0.2.${callers}`, ...(country && { 'x-country': country }) }
  const { status, body } = await request(path, { ...others, headers })
  return { status, body: status === 200 ? (JSON.parse(body.toString()) as unknown) : null }
}

async function read({ purchases = '', country }: { purchases?: string; country?: string } = {}) {
  return send(cardPurchaseHandler, `/api/site/card-purchase?publicId=abc123&purchases=${purchases}`, {
    country,
  })
}
const offered = async (country?: string) => (await read({ country })).body

async function sign(country?: string) {
  const body = '{"publicId":"abc123"}'
  return send(cardSignatureHandler, '/api/site/card-signature', { method: 'POST', body, country })
}

const OFFERED = { isOffered: true, state: null }
const NOT_OFFERED = { isOffered: false, state: null }

const COINS: [title: string, changes: Partial<Exchange>, sold: { code: string; network: string } | null][] = [
  ['a coin that is sold', {}, { code: 'BTC', network: 'BITCOIN' }],
  ['the least that is sold', { expectedAmountFrom: '0.002' }, { code: 'BTC', network: 'BITCOIN' }],
  ['the most that is sold', { expectedAmountFrom: '0.08317062' }, { code: 'BTC', network: 'BITCOIN' }],
  ['less than is sold', { expectedAmountFrom: '0.00199999' }, null],
  ['more than is sold', { expectedAmountFrom: '0.08317063' }, null],
  [
    'a token of the same contract',
    { tickerFrom: 'usdt', networkFrom: 'trx', expectedAmountFrom: '100' },
    { code: 'USDT', network: 'TRON' },
  ],
  [
    'a token of another contract',
    { tickerFrom: 'usdc', networkFrom: 'eth', expectedAmountFrom: '100' },
    null,
  ],
  [
    'a renamed coin, under its old name',
    { tickerFrom: 'pol', networkFrom: 'polygon', expectedAmountFrom: '100' },
    { code: 'MATIC', network: 'POLYGON' },
  ],
  [
    'a coin of a list without the flag',
    { tickerFrom: 'doge', networkFrom: 'doge', expectedAmountFrom: '100' },
    { code: 'DOGE', network: 'DOGECOIN' },
  ],
  [
    'a network on which it is not sold',
    { tickerFrom: 'eth', networkFrom: 'arbitrum', expectedAmountFrom: '1' },
    null,
  ],
  [
    'a coin that is not in the list',
    { tickerFrom: 'ltc', networkFrom: 'ltc', expectedAmountFrom: '1' },
    null,
  ],
  ['money of a state', { tickerFrom: 'eur', networkFrom: '', expectedAmountFrom: '100' }, null],
  ['an exchange of the sandbox', { sandbox: true }, null],
  ['an exchange that has its deposit', { status: 'confirming' }, null],
  ['an exchange that has ended', { status: 'expired' }, null],
  ['an exchange that is about to end', { validUntil: '2026-11-21T00:00:00.000Z' }, null],
]

describe.each(COINS)('%s', (_, changes, sold) => {
  beforeEach(() => void exchange.mockResolvedValue(waiting(changes)))

  test(sold ? 'is offered' : 'is not offered', async () => {
    expect(await offered()).toEqual(sold ? OFFERED : NOT_OFFERED)
  })

  test(sold ? 'is signed, in Mercuryo’s names' : 'is not signed', async () => {
    const { status, body } = await sign()
    expect(status).toBe(sold ? 200 : 409)
    if (sold) expect(body).toMatchObject({ ...sold, signature: expect.stringMatching(/^v2:/) as string })
  })
})

test('a deposit with an extra id is neither offered nor signed', async () => {
  exchange.mockResolvedValue(waiting({ extendedInfo: { extraIdFrom: '0' } }))
  expect(await offered()).toEqual(NOT_OFFERED)
  expect((await sign()).status).toBe(409)
  expect(fake.requests).toEqual([])
})

test('nobody in a country where it is not sold is offered it', async () => {
  expect(await offered('GB')).toEqual(NOT_OFFERED)
  expect((await sign('GB')).status).toBe(409)
  expect(await offered('FR')).toEqual(OFFERED)
})

test.each(['tooMany', 'broken', 'html', 'redirect', 'torn', 'cut'] as const)(
  'while Mercuryo answers «%s» nothing is offered or signed',
  async (fault) => {
    fake.answer({ 'GET /v1.6/lib/currencies': faults[fault] })
    expect(await offered()).toEqual(NOT_OFFERED)
    expect((await sign()).status).toBe(503)
  },
)

test('lists and limits are requested once for all visitors, with the widget’s id and without its secret', async () => {
  for (let count = 0; count < 4; count++) await offered()
  expect(fake.requests.map(({ path }) => path)).toEqual([
    '/v1.6/lib/currencies',
    '/v1.6/public/currency-limits',
  ])
  expect(fake.requests[1]?.query).toEqual({ from: 'EUR', to: 'BTC', widget_id: 'widget-1', type: 'buy' })
  expect(JSON.stringify(fake.requests)).not.toContain('secret-1')
})

const newId = () => newPurchaseId('abc123', 'secret-1')
const answer = (...rows: unknown[]) =>
  fake.answer(mercuryo({ 'GET /v1.6/sdk-partner/transactions': transactions(...rows) }))
const stateOf = async (purchases: string) => (await read({ purchases })).body

const STATES: [legs: Record<string, string>, state: string][] = [
  [{ buy: 'new' }, 'pending'],
  [{ buy: 'pending' }, 'pending'],
  [{ buy: 'order_scheduled' }, 'checking'],
  [{ buy: 'a word of tomorrow' }, 'checking'],
  [{ buy: 'constructor' }, 'checking'],
  [{ buy: 'paid' }, 'paid'],
  [{ buy: 'paid', withdraw: 'new' }, 'paid'],
  [{ buy: 'paid', withdraw: 'pending' }, 'paid'],
  [{ buy: 'paid', withdraw: 'completed' }, 'sent'],
  [{ buy: 'cancelled' }, 'failed'],
  [{ buy: 'order_failed' }, 'failed'],
  [{ buy: 'descriptor_failed' }, 'failed'],
]

test.each(STATES)('a purchase that Mercuryo calls %j is %s', async (legs, state) => {
  const id = newId()
  answer(transaction(id, legs))
  expect(await stateOf(id)).toMatchObject({ state })
  const call = fake.requests.find(({ path }) => path.endsWith('/transactions'))
  expect(call?.headers['sdk-partner-token']).toBe(TOKEN)
  expect(call?.query).toEqual({ widget_id: 'widget-1', merchant_transaction_id: id })
})

test('legs in rows of their own count together, and rows of another purchase do not', async () => {
  const id = newId()
  answer(transaction('another', { buy: 'paid', withdraw: 'completed' }), transaction(id, { buy: 'paid' }))
  expect(await stateOf(id)).toMatchObject({ state: 'paid' })
  const later = newId()
  answer(transaction(later, { buy: 'paid' }), transaction(later, { withdraw: 'completed' }))
  expect(await stateOf(later)).toMatchObject({ state: 'sent' })
})

test('nobody reads a purchase by an id that was not made for this exchange', async () => {
  const others = [
    newPurchaseId('other1', 'secret-1'),
    newPurchaseId('abc123', 'secret-2'),
    'abc',
    'a'.repeat(64),
  ]
  answer(...others.map((id) => transaction(id, { buy: 'paid' })))
  for (const id of others) expect(await stateOf(id)).toMatchObject({ state: null })
  expect(fake.requests.filter(({ path }) => path.endsWith('/transactions'))).toEqual([])
})

test('without a partner’s token, and while Mercuryo is silent about purchases, no state is claimed', async () => {
  const id = newId()
  fake.answer(mercuryo({ 'GET /v1.6/sdk-partner/transactions': faults.broken }))
  expect(await stateOf(id)).toEqual(OFFERED)
  vi.stubEnv('MERCURYO_PARTNER_TOKEN', '')
  const other = newId()
  answer(transaction(other, { buy: 'paid' }))
  expect(await stateOf(other)).toEqual(OFFERED)
})

test('a list without its coins offers none', async () => {
  fake.answer(mercuryo({ 'GET /v1.6/lib/currencies': currencies([]) }))
  expect(await offered()).toEqual(NOT_OFFERED)
})
