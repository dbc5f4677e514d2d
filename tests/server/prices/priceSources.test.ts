import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ProviderError } from '@/server/outbound/ProviderError'
import { makeBinance } from '@/server/prices/binance'
import { makeCoinpaprika } from '@/server/prices/coinpaprika'
import { makeKraken } from '@/server/prices/kraken'
import { makeNearPrices } from '@/server/prices/nearPrices'
import { type FakeProvider, faults, startFakeProvider } from '../providers/fakeProvider'
import { klines, ohlc, paprikaRow } from './priceServer'

let server: FakeProvider
const signal = () => AbortSignal.timeout(20_000)
const at = '2026-11-22T12:00:00Z'

beforeAll(async () => {
  server = await startFakeProvider()
})
afterAll(() => server.close())
beforeEach(() => server.answer({}))

const spotsOf = async (body: unknown) => {
  server.answer({ 'GET /tickers': { body } })
  return (await makeCoinpaprika(server.url).spots?.(signal())) ?? []
}

test('CoinPaprika: a reviewed coin gets its price on every network', async () => {
  const spots = await spotsOf([paprikaRow('eth-ethereum', 'ETH', 3000.5, -1.234, at)])
  expect(spots).toEqual([
    expect.objectContaining({ key: 'eth-ethereum', usd: '3000.5', change24h: '-1.23', at: Date.parse(at) }),
  ])
  expect(spots[0]?.symbols).toEqual(expect.arrayContaining(['eth', 'etharb', 'ethbase']))
})

test('CoinPaprika: a coin with a known ticker and another id has no price', async () => {
  expect(await spotsOf([paprikaRow('eth-ether-scam', 'ETH', 1, 0, at)])).toEqual([])
})

test('CoinPaprika: an id that bears another ticker now has no price', async () => {
  expect(await spotsOf([paprikaRow('eth-ethereum', 'ETHX', 1, 0, at)])).toEqual([])
})

test.each(['"NaN"', '0', '-5', 'null', '"1e9999"'])(
  'CoinPaprika: a price of %s takes only its own coin away',
  async (usd) => {
    const right = JSON.stringify(paprikaRow('btc-bitcoin', 'BTC', 64000, 1, at))
    const wrong = JSON.stringify(paprikaRow('eth-ethereum', 'ETH', 12345, 1, at)).replace('12345', usd)
    expect((await spotsOf(`[${wrong},${right}]`)).map(({ key }) => key)).toEqual(['btc-bitcoin'])
  },
)

test('CoinPaprika: the sizes that it gives come along, and a zero is none', async () => {
  const row = paprikaRow('btc-bitcoin', 'BTC', 64000, 1, at)
  const USD = { ...row.quotes.USD, market_cap: 1254300000000, volume_24h: 0 }
  const [spot] = await spotsOf([{ ...row, quotes: { USD }, total_supply: 19800000, max_supply: '21000000' }])
  expect(spot?.facts).toEqual({
    marketCapUsd: '1254300000000',
    volumeUsd: null,
    supply: '19800000',
    maxSupply: '21000000',
  })
})

test('CoinPaprika: a size that is no number costs no price', async () => {
  const row = { ...paprikaRow('btc-bitcoin', 'BTC', 64000, 1, at), total_supply: 'many', max_supply: -1 }
  const [spot] = await spotsOf([row])
  expect(spot).toMatchObject({ usd: '64000', facts: { supply: null, maxSupply: null } })
})

test('CoinPaprika: a change that is no number is unknown', async () => {
  const row = JSON.stringify(paprikaRow('btc-bitcoin', 'BTC', 64000, 77, at)).replace('77', 'null')
  expect((await spotsOf(`[${row}]`))[0]?.change24h).toBeNull()
})

test.each([
  ['429', faults.tooMany, 'rate_limited'],
  ['500', faults.broken, 'unavailable'],
  ['a page', faults.html, 'bad_answer'],
  ['a bare NaN', { body: '[{"id": NaN}]' }, 'bad_answer'],
])('CoinPaprika: %s is a failure', async (_, reply, code) => {
  server.answer({ 'GET /tickers': reply })
  const failure = await makeCoinpaprika(server.url)
    .spots?.(signal())
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ProviderError)
  expect(failure).toMatchObject({ code })
})

test('Binance: the closes of a chart, with the interval of its range', async () => {
  server.answer({ 'GET /api/v3/klines': { body: klines([1000, '1.5'], [2000, '1.6']) } })
  const points = await makeBinance(server.url).candles?.read('BNBUSDT', '7d', signal())
  expect(points).toEqual([
    { at: 1000, usd: '1.5' },
    { at: 2000, usd: '1.6' },
  ])
  expect(server.requests[0]?.query).toEqual({ symbol: 'BNBUSDT', interval: '4h', limit: '43' })
})

test('Kraken: the pair is read under whatever name the answer gives it', async () => {
  server.answer({ 'GET /OHLC': { body: ohlc('XXBTZUSD', [60, '64000'], [120, '64100']) } })
  const points = await makeKraken(server.url).candles?.read('XBTUSD', '24h', signal())
  expect(points).toEqual([
    { at: 60_000, usd: '64000' },
    { at: 120_000, usd: '64100' },
  ])
})

test('Kraken: an inverse pair is turned over', async () => {
  server.answer({ 'GET /OHLC': { body: ohlc('ZUSDZJPY', [60, '160']) } })
  expect(await makeKraken(server.url).candles?.read('USDJPY', '24h', signal())).toEqual([
    { at: 60_000, usd: '0.00625' },
  ])
})

test.each([
  ['an error inside of 200', { error: ['EGeneral:Too many requests'] }, 'rate_limited'],
  ['two pairs', { error: [], result: { A: [], B: [], last: 1 } }, 'bad_answer'],
])('Kraken: %s is a failure', async (_, body, code) => {
  server.answer({ 'GET /OHLC': { body } })
  const failure = await makeKraken(server.url)
    .candles?.read('XBTUSD', '24h', signal())
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ code })
})

test('1Click: a token gets its price by network and contract', async () => {
  const token = {
    assetId: 'nep141:eth-usdc',
    decimals: 6,
    blockchain: 'eth',
    symbol: 'USDC',
    price: 0.9998,
    priceUpdatedAt: at,
    contractAddress: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  }
  const impostor = {
    ...token,
    assetId: 'other',
    contractAddress: '0x0000000000000000000000000000000000000bad',
  }
  server.answer({ 'GET /tokens': { body: [token, impostor] } })
  const spots = await makeNearPrices(server.url).spots?.(signal())
  expect(spots).toEqual([
    { key: 'nep141:eth-usdc', symbols: ['usdcerc20'], usd: '0.9998', change24h: null, at: Date.parse(at) },
  ])
})
