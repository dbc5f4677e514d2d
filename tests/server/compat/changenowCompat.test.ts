import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { catalogue } from '@/server/catalogue/catalogue'
import { compatCurrency, findCompat } from '@/server/compat/compatCurrencies'
import { database } from '@/server/database/database'
import { exchanges, orderAttributions } from '@/server/database/schema'
import { ADDRESS, deposit, made } from '../exchanges/exchangeCalls'
import { aPartner, type TestPartner } from '../partners/aPartner'
import { advanceSeconds, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { call, keyOf } from './compatCalls'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()
afterEach(() => vi.unstubAllEnvs())

const PAIR = 'fromCurrency=btc&fromNetwork=btc&toCurrency=eth&toNetwork=eth'
const ORDER = {
  ...{ fromCurrency: 'btc', fromNetwork: 'btc', toCurrency: 'eth', toNetwork: 'eth' },
  ...{ fromAmount: '0.1', address: ADDRESS.eth, flow: 'standard', type: 'direct' },
  ...{ refundAddress: ADDRESS.btc, payload: { app: 'wallet', subId: 'android' } },
}

let partner: TestPartner
let key = ''
let other = ''
beforeAll(async () => {
  partner = await aPartner()
  key = (await keyOf(partner)).partnerKey
  other = (await keyOf(await aPartner())).partnerKey
})

const ordered = async (changes = {}) => call('POST', '/exchange', { key, body: { ...ORDER, ...changes } })

describe('currencies', () => {
  test('are listed without a key, as wallets request them', async () => {
    const { status, body } = await call('GET', '/exchange/currencies?active=true&isFiat=false')
    expect(status).toBe(200)
    const list = body as unknown as Record<string, unknown>[]
    expect(list.length).toBeGreaterThan(1000)
    expect(list.find(({ legacyTicker }) => legacyTicker === 'usdterc20')).toMatchObject({
      ...{ ticker: 'usdt', network: 'eth', isFiat: false, buy: true, sell: true, isStable: true },
      tokenContract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      image: expect.stringMatching(/^https?:/) as string,
    })
    expect(list.find(({ legacyTicker }) => legacyTicker === 'pol')).toMatchObject({ network: 'matic' })
  })

  test('are named so that each name leads back to its currency alone', () => {
    const coins = catalogue().filter(({ isFiat }) => !isFiat)
    const names = coins.map((coin) => Object.values(compatCurrency(coin)).join(' '))
    expect(new Set(names).size).toBe(coins.length)
    for (const coin of coins) {
      const { ticker, network } = compatCurrency(coin)
      expect(findCompat(ticker, network)?.symbol, `${ticker} ${network}`).toBe(coin.symbol)
    }
  })

  test.each([
    ['usdterc20', '', 'usdterc20'],
    ['BTC', '', 'btc'],
    ['matic', 'matic', 'pol'],
    ['avax', 'cchain', 'avax'],
    ['avax', 'avaxc', 'avax'],
    ['usdt', 'trx', 'usdttrc20'],
    ['usdt', 'trc20', 'usdttrc20'],
    ['cro', 'croevm', 'cro'],
    // Another chain of theirs.
    ['cro', 'cro', undefined],
    ['eur', 'eur', undefined],
    ['nothing', 'eth', undefined],
  ])('%s on «%s» is %s', (ticker, network, symbol) => {
    expect(findCompat(ticker, network)?.symbol).toBe(symbol)
  })

  test('pairs are listed for a currency, never all at once', async () => {
    expect(await call('GET', '/exchange/available-pairs', { key })).toMatchObject({
      ...{ status: 400, body: { error: 'bad_params' } },
    })
    const { body } = await call('GET', '/exchange/available-pairs?fromCurrency=btc&fromNetwork=btc', { key })
    expect(body).toContainEqual({
      ...{ fromCurrency: 'btc', fromNetwork: 'btc', toCurrency: 'eth', toNetwork: 'eth' },
      flow: { standard: true, 'fixed-rate': true },
    })
  })
})

describe('a quote', () => {
  test('has limits of what is sent, written with a point', async () => {
    const { body, text } = await call('GET', `/exchange/range?${PAIR}&flow=standard`, { key })
    expect(body).toMatchObject({ fromCurrency: 'btc', toNetwork: 'eth', flow: 'standard' })
    expect(text).toMatch(/"minAmount":\d+\.\d+,/)
    const least = await call('GET', `/exchange/min-amount?${PAIR}`, { key })
    expect(least.body).toEqual({
      ...{ fromCurrency: 'btc', fromNetwork: 'btc', toCurrency: 'eth', toNetwork: 'eth', flow: 'standard' },
      minAmount: body.minAmount,
    })
  })

  test.each([
    ['standard', 'direct', 'fromAmount=0.1'],
    ['fixed-rate', 'direct', 'fromAmount=0.1'],
    ['fixed-rate', 'reverse', 'toAmount=2'],
    ['standard', 'reverse', 'toAmount=2'],
  ])('of %s, %s', async (flow, type, amount) => {
    const url = `/exchange/estimated-amount?${PAIR}&flow=${flow}&type=${type}&${amount}&useRateId=true`
    const { status, body, text } = await call('GET', url, { key })
    expect(status).toBe(200)
    expect(body).toMatchObject({ flow, type, [amount.split('=')[0] ?? '']: Number(amount.split('=')[1]) })
    expect(text).toMatch(/"toAmount":\d+\.\d+/)
    expect(typeof body.rateId).toBe(flow === 'standard' ? 'object' : 'string')
  })

  test('takes amounts as floats write them, cut to the digits of the currency', async () => {
    const url = `/exchange/estimated-amount?${PAIR}&fromAmount=1.000000000000004e-1`
    expect((await call('GET', url, { key })).body.fromAmount).toBe(0.1)
  })
})

describe.each<[string, Record<string, unknown>, string, number?]>([
  ['too little', { fromAmount: '0.00000001' }, 'deposit_too_small'],
  ['too much', { fromAmount: '99999' }, 'deposit_too_large'],
  [
    'too little of what is received',
    { type: 'reverse', toAmount: '0.00000001', fromAmount: '' },
    'deposit_too_small',
  ],
  ['no amount', { fromAmount: '' }, 'bad_params'],
  ['a text for an amount', { fromAmount: 'much' }, 'bad_params'],
  ['an address of another chain', { address: ADDRESS.btc }, 'not_valid_address'],
  ['no address', { address: '' }, 'not_valid_address'],
  ['a refund address of another chain', { refundAddress: ADDRESS.eth }, 'not_valid_refund_address'],
  ['an extra id that the coin has none of', { extraId: '1' }, 'not_valid_extra_id'],
  ['an unknown currency', { toCurrency: 'nothing' }, 'not_found_currency'],
  ['a pair of one currency', { toCurrency: 'btc', toNetwork: 'btc' }, 'pair_is_inactive'],
  ['a fixed rate without its id', { flow: 'fixed-rate' }, 'rate_id_expired'],
  ['a rate that nobody issued', { flow: 'fixed-rate', rateId: 'made-up' }, 'rate_id_expired', 409],
  ['an unknown flow', { flow: 'other' }, 'bad_params'],
])('an order with %s', (_, changes, error) => {
  test(`is refused as ${error}, and nothing is stored`, async () => {
    const before = await (await database()).$count(exchanges)
    const answer = await ordered(changes)
    expect(answer).toMatchObject({ status: 400, body: { error, message: expect.any(String) as string } })
    if (error.startsWith('deposit'))
      expect(answer.body.payload).toMatchObject({ range: { minAmount: expect.any(Number) as number } })
    expect(await (await database()).$count(exchanges)).toBe(before)
  })
})

test('limits of a refused amount are of what is sent, whichever side was typed', async () => {
  const { body: range } = await call('GET', `/exchange/range?${PAIR}`, { key })
  const { body } = await ordered({ type: 'reverse', toAmount: '0.00000001', fromAmount: '' })
  expect((body.payload as { range: { minAmount: number } }).range.minAmount).toBeCloseTo(
    Number(range.minAmount),
    6,
  )
})

describe('an order', () => {
  test('has the fields that wallets require, and counts for the partner', async () => {
    const { status, body } = await ordered()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{
        fromAmount: 0.1,
        flow: 'standard',
        type: 'direct',
        payoutAddress: ADDRESS.eth,
        payinExtraId: null,
      },
      ...{
        fromCurrency: 'btc',
        toCurrency: 'eth',
        refundAddress: ADDRESS.btc,
        id: expect.any(String) as string,
      },
      ...{
        payinAddress: expect.stringMatching(/^\w{20,}$/) as string,
        toAmount: expect.any(Number) as number,
      },
    })
    const db = await database()
    const [stored] = await db
      .select()
      .from(orderAttributions)
      .where(eq(orderAttributions.publicId, String(body.id)))
    expect(stored).toMatchObject({ partnerId: partner.id, reason: 'api_key', subId: 'android' })
    expect(stored?.keyId).not.toBeNull()
  })

  test('at a fixed rate is made with the id of its estimate, direct and reverse', async () => {
    for (const [type, amount] of [
      ['direct', { fromAmount: 0.1 }],
      ['reverse', { toAmount: 2, fromAmount: '' }],
    ] as const) {
      const query = new URLSearchParams(Object.entries(amount).map(([name, value]) => [name, String(value)]))
      const url = `/exchange/estimated-amount?${PAIR}&flow=fixed-rate&type=${type}&useRateId=true&${String(query)}`
      const { body: estimate } = await call('GET', url, { key })
      const { status, body } = await ordered({ ...amount, type, flow: 'fixed-rate', rateId: estimate.rateId })
      expect(status, type).toBe(200)
      expect(body).toMatchObject({ fromAmount: estimate.fromAmount, toAmount: estimate.toAmount })
    }
  })

  test('is read to its end, with their words', async () => {
    const { body } = await ordered()
    const id = String(body.id)
    expect((await call('GET', `/exchange/by-id?id=${id}`, { key })).body).toMatchObject({
      ...{ id, status: 'waiting', actionsAvailable: false, amountFrom: null, payinHash: null },
      ...{ expectedAmountFrom: 0.1, payinAddress: body.payinAddress, fromLegacyTicker: 'btc' },
    })
    await deposit(id, 'full')
    advanceSeconds(600)
    const { body: read } = await call('GET', `/exchange/by-id?id=${id}`, { key })
    expect(read).toMatchObject({ status: 'finished', amountFrom: 0.1, refundHash: null })
    for (const name of ['payinHash', 'payoutHash']) expect(read[name]).toMatch(/^\w{32,}$/)
  })

  test('with an amount that differs can be refunded with its secret alone', async () => {
    const url = `/exchange/estimated-amount?${PAIR}&flow=fixed-rate&fromAmount=0.1&useRateId=true`
    const { body: estimate } = await call('GET', url, { key })
    const { body } = await ordered({ flow: 'fixed-rate', rateId: estimate.rateId })
    const id = String(body.id)
    await deposit(id, 'too_small')
    advanceSeconds(600)
    const read = async () => (await call('GET', `/exchange/by-id?id=${id}`, { key })).body
    expect(await read()).toMatchObject({ status: 'verifying', actionsAvailable: true })
    const { body: actions } = await call('GET', `/exchange/actions?id=${id}`, { key })
    expect(actions).toEqual({ refund: { available: true }, continue: { available: true } })
    const refund = (headers = {}) => call('POST', '/exchange/refund', { key, body: { id }, headers })
    expect(await refund()).toMatchObject({ status: 400, body: { error: 'owner_required' } })
    const secret = { 'x-exchange-secret': String(body.ownerSecret) }
    expect(await refund(secret)).toMatchObject({ status: 200, body: { result: true } })
    expect(await read()).toMatchObject({ status: 'refunded', actionsAvailable: false })
  })

  test('made again under its idempotency-key is one order', async () => {
    const headers = { 'idempotency-key': 'wallet-order-0001' }
    const twice = [1, 2].map(() => call('POST', '/exchange', { key, body: ORDER, headers }))
    const [one, again] = await Promise.all(twice)
    expect(one?.body.id).toBe(again?.body.id)
  })
})

describe('another partner, a stranger and the public', () => {
  test.each(['/exchange/by-id', '/exchange/actions'])('read nothing at %s', async (path) => {
    const { body } = await ordered()
    const url = `${path}?id=${String(body.id)}`
    expect(await call('GET', url, { key: other })).toMatchObject({
      status: 404,
      body: { error: 'not_found' },
    })
    expect(await call('GET', url)).toMatchObject({ status: 401, body: { error: 'invalid_api_key' } })
    expect((await call('POST', '/exchange/refund', { key: other, body: { id: body.id } })).status).toBe(404)
  })

  test('a key reads no order that came by a link of its partner, or by nobody', async () => {
    const { publicId } = await made()
    expect((await call('GET', `/exchange/by-id?id=${publicId}`, { key })).status).toBe(404)
    await (await database()).insert(orderAttributions).values({
      ...{ publicId, partnerId: partner.id, code: null, source: null, reason: 'last_link' },
      ...{ rateMillionths: 0, shareMillionths: 0, fromAsset: '', toAsset: '', createdAt: Date.now() },
    })
    expect((await call('GET', `/exchange/by-id?id=${publicId}`, { key })).status).toBe(404)
  })

  test('each list has its own orders', async () => {
    const { body } = await ordered()
    const idsOf = async (by: string) =>
      (
        (await call('GET', '/exchanges?limit=99&sortDirection=DESC', { key: by })).body.exchanges as {
          requestId: string
        }[]
      ).map(({ requestId }) => requestId)
    expect(await idsOf(key)).toContain(body.id)
    expect(await idsOf(other)).toEqual([])
  })

  test.each([
    ['GET', '/exchange/range'],
    ['GET', '/exchange/estimated-amount'],
    ['GET', '/exchange/available-pairs'],
    ['GET', '/exchanges'],
    ['GET', '/validate/address'],
    ['POST', '/exchange'],
    ['POST', '/exchange/continue'],
  ] as const)('%s %s needs a key that may order', async (method, path) => {
    const reading = (await keyOf(await aPartner(), 'read')).partnerKey
    for (const wrong of [undefined, '', 'hpk_x', `hpk_${'A'.repeat(43)}`, reading])
      expect(
        await call(method, path, { ...(wrong !== undefined && { key: wrong }), body: ORDER }),
        wrong,
      ).toMatchObject({
        status: 401,
      })
  })
})

test.each([
  ['currency=btc', ADDRESS.btc, true],
  ['currency=btc', ADDRESS.eth, false],
  ['currency=usdt&network=eth', ADDRESS.eth, true],
  // The contract of a token.
  ['currency=eth', '0xdAC17F958D2ee523a2206206994597C13D831ec7', false],
])('an address of %s: %s is %s', async (currency, address, result) => {
  const { body } = await call('GET', `/validate/address?${currency}&address=${address}`, { key })
  expect(body).toMatchObject({ result, message: result ? null : (expect.any(String) as string) })
})

test.each([
  ['GET', '/exchange/by-id?id='],
  ['GET', '/exchange/by-id?id=a%2Fb'],
  ['GET', '/exchanges?statuses=nothing'],
  ['GET', '/exchanges?limit=-1'],
  ['GET', '/exchanges?dateFrom=yesterday'],
  ['POST', '/exchange'],
] as const)('%s %s is refused in their words', async (method, path) => {
  expect(await call(method, path, { key, body: '"text"' })).toMatchObject({
    status: 400,
    body: { error: 'bad_params' },
  })
})

test('what is not in the dialect is not found, and nothing is there without the programme', async () => {
  expect((await call('GET', '/market-info', { key })).status).toBe(404)
  expect((await call('POST', '/exchange/by-id', { key, body: {} })).status).toBe(404)
})
