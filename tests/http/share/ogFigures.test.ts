import { beforeEach, expect, test, vi } from 'vitest'
import { fetchMarketsOf, fetchPrices, fetchPriceSources } from '@/api/markets'
import { ogFigures } from '@/http/share/ogFigures'
import { BTC, ETH } from '../../domain/currencies'

vi.mock('@/api/markets', () => ({
  fetchMarketsOf: vi.fn(),
  fetchPrices: vi.fn(),
  fetchPriceSources: vi.fn(),
}))
const prices = vi.mocked(fetchPrices)

beforeEach(() => {
  prices.mockReset().mockResolvedValue({
    btc: { priceUsd: '64012.33', dailyChange: '-0.62', at: '2026-11-29T08:03:12.000Z' },
    eth: { priceUsd: '3200', dailyChange: null, at: '2026-11-29T08:01:00.000Z' },
  })
  vi.mocked(fetchMarketsOf)
    .mockReset()
    .mockResolvedValue([
      { symbol: 'btc', priceUsd: '64012.33', dailyChange: '-0.62', sparkline: ['63000', '64012.33'] },
    ])
  vi.mocked(fetchPriceSources)
    .mockReset()
    .mockResolvedValue([
      { id: 'coinpaprika', text: 'CoinPaprika', href: 'https://coinpaprika.com', at: null },
    ])
})

test('a pair has its rate, the time of its older price and whose prices they are', async () => {
  expect(await ogFigures([BTC, ETH], false)).toEqual({
    kind: 'rate',
    sent: '1 BTC',
    got: '20.0039 ETH',
    note: '2026-11-29 08:01 UTC · CoinPaprika',
  })
})

test('a rate of many zeros is that of more units', async () => {
  prices.mockResolvedValue({
    btc: { priceUsd: '64000', dailyChange: null },
    eth: { priceUsd: '0.00001882', dailyChange: null },
  })
  expect(await ogFigures([ETH, BTC], true)).toMatchObject({ sent: '1,000,000 ETH', got: '0.000294063 BTC' })
})

test('a coin has its price, its change and its week', async () => {
  expect(await ogFigures([BTC], false)).toEqual({
    kind: 'price',
    price: '$64,012.33',
    change: '−0.62% · 24h',
    week: [63_000, 64_012.33],
    note: '2026-11-29 08:03 UTC · CoinPaprika',
  })
})

test('a change that is not known is left out', async () => {
  expect(await ogFigures([ETH], false)).toMatchObject({ price: '$3,200.00', change: '' })
})

test('sample prices are marked as those of a sandbox', async () => {
  expect(await ogFigures([BTC, ETH], true)).toMatchObject({ note: 'SANDBOX' })
  expect(fetchPriceSources).not.toHaveBeenCalled()
})

test('without the prices of both sides there is no rate', async () => {
  prices.mockResolvedValue({ btc: { priceUsd: '64012.33', dailyChange: null } })
  expect(await ogFigures([BTC, ETH], false)).toBeNull()
  prices.mockResolvedValue({})
  expect(await ogFigures([BTC], false)).toBeNull()
  expect(await ogFigures([], false)).toBeNull()
})
