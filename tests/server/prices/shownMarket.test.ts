import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { markets as contract } from '@/contract/markets'
import { database } from '@/server/database/database'
import { priceCandles, priceHistory, priceSources, type StoredExchange } from '@/server/database/schema'
import { getFacts, getHistory, listMarkets, listPrices, listSources } from '@/server/market/markets'
import { makeBinance } from '@/server/prices/binance'
import { makeCoinpaprika } from '@/server/prices/coinpaprika'
import { pollSource } from '@/server/prices/pollPrices'
import { loadPriceTable } from '@/server/prices/priceTable'
import { worthInBtc } from '@/server/journal/worthInBtc'
import { aProvider } from '../providers/aProvider'
import { freshProviders } from '../providers/freshProviders'
import { getRequest } from '../getRequest'
import { type FakeProvider, faults, startFakeProvider } from '../providers/fakeProvider'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { klines, paprikaRow } from './priceServer'

useTemporaryDatabase()
const start = Date.UTC(2026, 10, 22, 12)
const [minute, hour] = [60_000, 3_600_000]
let server: FakeProvider

beforeAll(async () => {
  server = await startFakeProvider()
})
afterAll(() => server.close())
beforeEach(async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  vi.stubEnv('PRICES', 'live')
  const db = await database()
  await db.delete(priceSources)
  await db.delete(priceCandles)
  await db.delete(priceHistory)
  await loadPriceTable(start)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  freshProviders()
})

const bitcoinAt = (usd: number) => ({
  'GET /tickers': { body: [paprikaRow('btc-bitcoin', 'BTC', usd, 2, new Date().toISOString())] },
})
async function poll(usd: number) {
  server.answer(bitcoinAt(usd))
  await pollSource(makeCoinpaprika(server.url))
  await loadPriceTable(Date.now())
}
const prices = (symbols: string) =>
  (listPrices(getRequest(contract.prices, { symbols })) as { result: Record<string, unknown> }).result
const history = async (range: string) =>
  (
    (await getHistory(getRequest(contract.history, { range }, { symbol: 'btc' }))) as {
      result: { priceUsd: string }[]
    }
  ).result

test('a polled price is listed with its time, and a coin without one is left out', async () => {
  await poll(64000)
  expect(prices('btc,kas')).toEqual({ btc: ['64000', '2.00', new Date(start).toISOString()] })
  const { result } = listMarkets(getRequest(contract.list, { symbols: 'kas,btc' })) as { result: unknown[] }
  expect(result).toEqual([{ symbol: 'btc', priceUsd: '64000', dailyChange: '2.00', sparkline: [] }])
})

const factsOf = (symbol: string) =>
  (getFacts(getRequest(contract.facts, {}, { symbol })) as { result: Record<string, unknown> }).result
const NO_FACTS = { marketCapUsd: null, volumeUsd: null, supply: null, maxSupply: null }

test('the facts of a coin are as old as its price at most, and none of a coin without one', async () => {
  await poll(64000)
  expect(factsOf('btc')).toEqual({ ...NO_FACTS, volumeUsd: '1' })
  expect(factsOf('kas')).toEqual(NO_FACTS)
  vi.setSystemTime(start + 2 * hour + 1)
  expect(factsOf('btc')).toEqual(NO_FACTS)
  expect(() => factsOf('nonesuch')).toThrow('There is no such currency.')
})

test('a sandbox gives no facts of its sample market', async () => {
  await poll(64000)
  vi.stubEnv('PRICES', '')
  expect(factsOf('btc')).toEqual(NO_FACTS)
})

test('a price of more than two hours ago is none, and its source is no longer named', async () => {
  await poll(64000)
  vi.setSystemTime(start + 2 * hour)
  expect(prices('btc')).toHaveProperty('btc')
  expect(listSources(getRequest(contract.sources))).toMatchObject({
    result: expect.arrayContaining([expect.objectContaining({ id: 'coinpaprika' })]) as unknown,
  })
  vi.setSystemTime(start + 2 * hour + 1)
  expect(prices('btc')).toEqual({})
  expect(JSON.stringify(listSources(getRequest(contract.sources)))).not.toContain('coinpaprika')
})

test('a source is polled by one process and not again before its time', async () => {
  server.answer(bitcoinAt(64000))
  const source = makeCoinpaprika(server.url)
  await Promise.all([pollSource(source), pollSource(source), pollSource(source)])
  expect(server.requests).toHaveLength(1)
  vi.setSystemTime(start + source.everyMs - 1)
  await pollSource(source)
  expect(server.requests).toHaveLength(1)
  vi.setSystemTime(start + source.everyMs)
  await pollSource(source)
  expect(server.requests).toHaveLength(2)
})

test('a source that fails keeps its last good prices and is asked again later', async () => {
  await poll(64000)
  vi.setSystemTime(start + 5 * minute)
  server.answer({ 'GET /tickers': faults.broken })
  await pollSource(makeCoinpaprika(server.url))
  await loadPriceTable(Date.now())
  expect(prices('btc')).toEqual({ btc: ['64000', '2.00', new Date(start).toISOString()] })
  vi.setSystemTime(start + 10 * minute)
  await poll(64500)
  expect(prices('btc')).toMatchObject({ btc: ['64500', '2.00', expect.anything()] })
})

test('a price that doubles within minutes is shown once the second poll agrees', async () => {
  await poll(64000)
  vi.setSystemTime(start + 3 * minute)
  await poll(128000)
  expect(prices('btc')).toMatchObject({ btc: ['64000', '2.00', expect.anything()] })
  vi.setSystemTime(start + 6 * minute)
  await poll(128500)
  expect(prices('btc')).toMatchObject({ btc: ['128500', '2.00', expect.anything()] })
})

test('a chart is of one source: candles where there are some, else our own record of a day and more', async () => {
  const db = await database()
  const own = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      source: 'coinpaprika',
      key: 'btc-bitcoin',
      at: start - index * (hour / 2),
      usd: '64000',
    }))
  await poll(64000)
  await db.insert(priceHistory).values(own(20)).onConflictDoNothing()
  expect(await history('24h')).toEqual([])
  await db.insert(priceHistory).values(own(49)).onConflictDoNothing()
  expect(await history('24h')).toHaveLength(49)
  const points = [
    { at: start - hour, usd: '1' },
    { at: start, usd: '2' },
  ]
  await db.insert(priceCandles).values({ source: 'kraken', key: 'XBTUSD', range: '24h', points, at: start })
  expect((await history('24h')).map(({ priceUsd }) => priceUsd)).toEqual(['1', '2'])
  vi.setSystemTime(start + 3 * hour)
  expect(await history('24h')).toEqual([])
})

test('a poll reads charts, the missing ones first, and a table shows the week', async () => {
  server.answer({ 'GET /api/v3/klines': { body: klines([start - hour, '5'], [start, '6']) } })
  const source = makeBinance(server.url)
  await pollSource({ ...source, candles: source.candles && { ...source.candles, pauseMs: 0 } })
  await loadPriceTable(start)
  const db = await database()
  expect(await db.select().from(priceCandles)).toHaveLength(12)
  server.answer({
    'GET /tickers': { body: [paprikaRow('bnb-binance-coin', 'BNB', 6, 0, new Date().toISOString())] },
  })
  await pollSource(makeCoinpaprika(server.url))
  await loadPriceTable(start)
  const { result } = listMarkets(getRequest(contract.list, { symbols: 'bnb' })) as { result: unknown[] }
  expect(result).toMatchObject([{ sparkline: ['5', '6'] }])
})

test('PRICES=off shows none, and a live site has no sample prices by default', async () => {
  vi.stubEnv('PRICES', 'off')
  expect(prices('btc')).toEqual({})
  expect(await history('7d')).toEqual([])
  vi.stubEnv('PRICES', '')
  expect(prices('btc')).toHaveProperty('btc')
  freshProviders(aProvider('one'))
  expect(prices('btc')).toEqual({})
})

test('a live exchange is worth what market prices say, and nothing without them', async () => {
  const finished = {
    tickerFrom: 'ETH',
    networkFrom: 'eth',
    amountFrom: '10',
    updatedAt: start,
    provider: 'near',
  } as StoredExchange
  expect(worthInBtc(finished)).toBeNull()
  server.answer({
    'GET /tickers': {
      body: [
        paprikaRow('btc-bitcoin', 'BTC', 60000, 2, new Date().toISOString()),
        paprikaRow('eth-ethereum', 'ETH', 3000, 2, new Date().toISOString()),
      ],
    },
  })
  await pollSource(makeCoinpaprika(server.url))
  await loadPriceTable(start)
  expect(worthInBtc(finished)).toBe('0.5')
})
