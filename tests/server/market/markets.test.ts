import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MarketRow, markets as contract } from '@/contract/markets'
import { ApiError } from '@/server/kernel/ApiError'
import { findCurrency } from '@/server/catalogue/catalogue'
import { dailyChange, priceAt, sparkline } from '@/server/prices/sampleMarket'
import { listMarkets, listPrices } from '@/server/market/markets'
import { getRequest } from '../getRequest'

const now = Date.UTC(2026, 10, 21, 12)

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const rows = (query: Record<string, string>) =>
  (listMarkets(getRequest(contract.list, query)) as { result: MarketRow[] }).result

test('the named currencies are listed in the order of the request', () => {
  expect(rows({ symbols: 'eth,btc' })).toEqual([
    {
      symbol: 'eth',
      priceUsd: priceAt('eth', now).toFixed(),
      dailyChange: dailyChange('eth', now),
      sparkline: sparkline('eth', now),
    },
    expect.objectContaining({ symbol: 'btc', priceUsd: priceAt('btc', now).toFixed() }),
  ])
})

test('without names the ten most popular coins are listed, each once', () => {
  const popular = rows({})
  expect(popular).toHaveLength(10)
  expect(popular[0]?.symbol).toBe('btc')
  const tickers = popular.map((row) => findCurrency(row.symbol)?.symbolFront)
  expect(new Set(tickers).size).toBe(10)
  expect(popular.some((row) => findCurrency(row.symbol)?.isFiat)).toBe(false)
  expect(rows({ symbols: 'eur' })).toHaveLength(1)
})

test('a filter and a limit choose the rows', () => {
  const gainers = rows({ filter: 'gainers', limit: '3' })
  expect(gainers).toHaveLength(3)
  expect(gainers.every((row) => Number(row.dailyChange) > 0)).toBe(true)
  expect(rows({ filter: 'stable' }).every((row) => findCurrency(row.symbol)?.fullInfo.isStable)).toBe(true)
})

test('an unknown symbol is refused by its name', () => {
  expect(() => rows({ symbols: 'btc,nosuchcoin' })).toThrow(
    expect.objectContaining({
      status: 422,
      code: 'currency_unknown',
      message: expect.stringContaining('nosuchcoin') as unknown,
    }),
  )
})

test('more than a hundred symbols, a wrong filter and a wrong limit are refused together', () => {
  const symbols = Array.from({ length: 101 }, () => 'btc').join(',')
  try {
    rows({ symbols, filter: 'best', limit: '0' })
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError)
    expect(Object.keys((error as ApiError).details.fields ?? {}).sort()).toEqual([
      'filter',
      'limit',
      'symbols',
    ])
  }
})

test('the price list has every coin once, short enough to be sent whole', () => {
  const { result } = listPrices(getRequest(contract.prices)) as { result: Record<string, [string, string]> }
  expect(result.btc).toEqual([priceAt('btc', now).toFixed(), dailyChange('btc', now)])
  const symbols = Object.keys(result)
  const tickers = symbols.map((symbol) => findCurrency(symbol)?.symbolFront)
  expect(new Set(tickers).size).toBe(symbols.length)
  expect(symbols.length).toBeGreaterThan(900)
  expect(gzipSync(JSON.stringify(result)).length).toBeLessThan(20_000)
})

test('named currencies, fiat among them, are listed alone', () => {
  const { result } = listPrices(getRequest(contract.prices, { symbols: 'eur,btc' })) as {
    result: Record<string, unknown>
  }
  expect(Object.keys(result)).toEqual(['eur', 'btc'])
})
