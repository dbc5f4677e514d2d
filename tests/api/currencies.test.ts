import { afterEach, describe, expect, test } from 'vitest'
import { client } from '@/api/client'
import { fetchCurrencies, fetchPairs } from '@/api/currencies'
import { fetchEstimate, fetchRange } from '@/api/quotes'
import { fetchExchange } from '@/api/exchanges'
import { fetchMarketsOf } from '@/api/markets'
import { hasPair } from '@/domain/currency/pair'
import { aQuoteRequest, anEstimate } from '../domain/aQuote'
import { USDT_TRON } from '../domain/currencies'
import { respondingWith } from './fakeBackEnd'

const usual = client.defaults.adapter
afterEach(() => void (client.defaults.adapter = usual))

const broken = { failure: { kind: 'broken' } }

describe('the list of currencies', () => {
  test('is requested with every field, and the enabled ones only', async () => {
    const calls = respondingWith(200, { result: [] })
    await fetchCurrencies()
    expect(calls[0]).toMatchObject({
      url: '/api/v3/currencies/list',
      params: { includeDisabled: false, extended: true, limit: 1600 },
    })
  })

  test('comes through as it is', async () => {
    respondingWith(200, { result: [USDT_TRON] })
    expect(await fetchCurrencies()).toEqual([USDT_TRON])
  })

  test('a bare record gets the defaults of the requirements', async () => {
    respondingWith(200, [
      { symbol: 'abc', name: 'Abc', network: 'eth', id: 7 },
      { symbol: 'def', name: 'Def' },
    ])
    const [currency, other] = await fetchCurrencies()
    expect(other).toMatchObject({
      network: '',
      confirmations_from: null,
      enabled: true,
      isFavorite: false,
      dailyChange: null,
      isBTCLightning: false,
    })
    expect(currency).toMatchObject({
      id: '7',
      symbolFront: 'ABC',
      has_extra_id: false,
      enabled: true,
      priority: null,
      validation_address: null,
      warnings_to: [],
      fullInfo: { precision: 8, network_name: 'ETH', network_badge: 'ETH', contract_address: null },
    })
  })

  test('the Lightning bitcoin is known by its symbol', async () => {
    respondingWith(200, [{ symbol: 'btc-lightning', name: 'Bitcoin', symbolFront: 'btc' }])
    expect((await fetchCurrencies())[0]).toMatchObject({ isBTCLightning: true, symbolFront: 'BTC' })
  })

  test('without a symbol is no list', async () => {
    respondingWith(200, [{ name: 'Abc' }])
    await expect(fetchCurrencies()).rejects.toMatchObject(broken)
  })
})

describe('a quote', () => {
  test('sends exactly its request', async () => {
    const calls = respondingWith(200, { result: anEstimate('2.6') })
    expect(await fetchEstimate(aQuoteRequest())).toEqual(anEstimate('2.6'))
    expect(calls[0]).toMatchObject({ url: '/api/v4/estimates', params: aQuoteRequest() })
  })

  test('with a number instead of a decimal string is refused, because a float has lost digits', async () => {
    respondingWith(200, { result: { ...anEstimate('2.6'), estimate: 2.6 } })
    await expect(fetchEstimate(aQuoteRequest())).rejects.toMatchObject(broken)
  })

  test('a range is its two limits', async () => {
    respondingWith(200, { min: '0.1', max: null })
    expect(await fetchRange(aQuoteRequest())).toEqual({ min: '0.1', max: null })
  })
})

test('the markets are requested by symbols', async () => {
  const row = { symbol: 'btc', priceUsd: '1', dailyChange: '-0.5', sparkline: ['1', '2'] }
  const calls = respondingWith(200, { result: [row] })
  expect(await fetchMarketsOf(['btc', 'eth'])).toEqual([row])
  expect(calls[0]).toMatchObject({ url: '/api/v4/markets', params: { symbols: 'btc,eth' } })
})

test.each([
  [404, ''],
  [404, { code: 'not_found' }],
  [405, ''],
  [501, { code: 'internal' }],
])('a back end without the call, which says %i %j, does not offer it', async (status, body) => {
  respondingWith(status, body)
  await expect(fetchMarketsOf(['btc'])).rejects.toMatchObject({ failure: { kind: 'notOffered' } })
})

test('an exchange that is not found is refused: its call exists', async () => {
  respondingWith(404, { code: 'not_found' })
  await expect(fetchExchange('abc', {})).rejects.toMatchObject({ failure: { kind: 'refused', status: 404 } })
})

describe('the pairs', () => {
  test.each([
    ['in their envelope', { result: { btc: ['eth'] }, traceId: 't' }],
    ['bare', { btc: ['eth'] }],
  ])('come %s, as bits', async (_, body) => {
    const calls = respondingWith(200, body)
    const pairs = await fetchPairs(true)
    expect([hasPair(pairs, 'btc', 'eth'), hasPair(pairs, 'eth', 'btc')]).toEqual([true, false])
    expect(calls[0]).toMatchObject({ url: '/api/v3/pairs', params: { fixed: true } })
  })

  test.each(['', '<html>', { btc: 5 }, null, [1]])('%j are none', async (body) => {
    respondingWith(200, body)
    await expect(fetchPairs(false)).rejects.toMatchObject(broken)
  })
})
