import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchHistory, fetchMarketFacts, fetchPrices } from '@/api/markets'
import type { Estimate } from '@/contract/quotes'
import { loadCoin } from '@/screens/coins/loadCoin'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFirstQuote } from '@/screens/loadFirstQuote'
import { loadPage } from '@/screens/loadPage'
import { BTC, ETH, EUR, USDT_TRON } from '../../domain/currencies'

vi.mock('@/api/loadAnnouncements', () => ({ loadAnnouncements: () => Promise.resolve([]) }))
vi.mock('@/api/loadCatalogue', () => ({ loadCatalogue: vi.fn() }))
vi.mock('@/screens/loadFirstQuote', async (original) => ({
  ...(await original<typeof import('@/screens/loadFirstQuote')>()),
  loadFirstQuote: vi.fn(),
}))
vi.mock('@/api/markets', () => ({
  fetchHistory: vi.fn(),
  fetchMarketFacts: vi.fn(),
  fetchPrices: vi.fn(),
}))

const FACTS = { marketCapUsd: '1', volumeUsd: null, supply: null, maxSupply: null }

beforeEach(() => {
  vi.mocked(loadCatalogue).mockResolvedValue({ currencies: [BTC, ETH, EUR, USDT_TRON], isSandbox: true })
  vi.mocked(loadFirstQuote).mockResolvedValue({ draft: { from: 'usdttrc20', to: 'btc' } })
  vi.mocked(fetchHistory).mockResolvedValue([{ at: '2026-11-21T12:00:00.000Z', priceUsd: '1' }])
  vi.mocked(fetchMarketFacts).mockResolvedValue(FACTS)
  vi.mocked(fetchPrices).mockResolvedValue({ usdttrc20: { priceUsd: '1', dailyChange: '0.01' } })
})

test('a coin comes with its price, its chart, its partners and a form that sends it', async () => {
  expect(await loadCoin('usdt', 'en')).toMatchObject({
    data: {
      coin: { url: 'usdt', symbol: 'usdttrc20', networks: [{ network: 'Tron (TRC-20)' }] },
      price: { priceUsd: '1', dailyChange: '0.01' },
      history: [{ priceUsd: '1' }],
      partners: [
        { symbol: 'btc', ticker: 'BTC' },
        { symbol: 'eth', ticker: 'ETH' },
      ],
    },
    preloaded: { currencies: [USDT_TRON, BTC], draft: { from: 'usdttrc20', to: 'btc' } },
  })
})

test('its limits are those of the quote it comes with', async () => {
  const estimate = { min: '12.5', speed: '5-30' } as Estimate
  vi.mocked(loadFirstQuote).mockResolvedValue({ quote: { estimate } as never })
  expect(await loadCoin('usdt', 'en')).toMatchObject({
    data: { limits: { to: 'BTC', min: '12.5', minutes: '5-30' } },
  })
})

test('the prices of the page and of its quote are requested at once', async () => {
  vi.mocked(fetchPrices).mockClear()
  await loadCoin('usdt', 'en')
  expect(vi.mocked(fetchPrices).mock.calls).toEqual([[['usdttrc20', 'btc', 'eur']]])
  const market = vi.mocked(loadFirstQuote).mock.lastCall?.[2]?.market
  expect(await market).toEqual({ usdttrc20: { priceUsd: '1', dailyChange: '0.01' } })
})

test('a coin comes with the ranges of its charts and the facts of its market', async () => {
  vi.mocked(fetchHistory).mockImplementation((_, range) =>
    Promise.resolve(
      ['2', range === '24h' ? '3' : '4'].map((priceUsd) => ({ at: '2026-11-21T12:00:00.000Z', priceUsd })),
    ),
  )
  expect(await loadCoin('usdt', 'en')).toMatchObject({
    data: {
      facts: FACTS,
      figures: { day: { low: '2', high: '3' }, year: { low: '2', high: '4' }, changes: { length: 3 } },
    },
  })
})

test('a back end without facts of the market has a page all the same', async () => {
  vi.mocked(fetchMarketFacts).mockRejectedValue(new Error('404'))
  expect(await loadCoin('usdt', 'en')).toMatchObject({ data: { facts: null, price: { priceUsd: '1' } } })
})

test('without prices the page is still made', async () => {
  vi.mocked(fetchHistory).mockRejectedValue(new Error('down'))
  vi.mocked(fetchPrices).mockRejectedValue(new Error('down'))
  expect(await loadCoin('btc', 'en')).toMatchObject({
    data: { price: null, history: [], coin: { url: 'btc' } },
  })
})

test('a coin comes with its own text only where its language has one, never with the English one', async () => {
  expect(await loadCoin('btc', 'en')).toMatchObject({
    data: { words: { purpose: expect.stringContaining('Bitcoin') as string } },
  })
  expect(await loadCoin('eth', 'xx' as 'en')).toMatchObject({ data: { words: null } })
})

describe('the address', () => {
  const getStaticProps = loadPage({ load: ({ coinUrl = '' }, locale) => loadCoin(coinUrl, locale) })
  const open = (coinUrl: string, locale: string) => getStaticProps({ params: { coinUrl }, locale })

  test.each([
    ['BTC', 'en', '/coins/btc'],
    ['usdttrc20', 'en', '/coins/usdt'],
    ['bitcoin', 'de', '/de/coins/btc'],
    ['USDT-TRX', 'cn', '/cn/coins/usdt'],
  ])('another spelling, %s in %s, moves for good to %s', async (coinUrl, locale, destination) => {
    expect(await open(coinUrl, locale)).toMatchObject({ redirect: { destination, permanent: true } })
  })

  test.each(['nosuchcoin', 'eur', '%00'])('%s is no coin and no page', async (coinUrl) => {
    expect(await open(coinUrl, 'en')).toMatchObject({ notFound: true })
  })
})
