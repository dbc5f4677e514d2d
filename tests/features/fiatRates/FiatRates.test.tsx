// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCurrencyList } from '@/api/lists'
import { fetchMarketsOf, fetchPrices } from '@/api/markets'
import * as timings from '@/config/timings'
import { ApiFailure } from '@/domain/text/failure'
import { FiatRates } from '@/features/fiatRates/FiatRates'
import { fiatRatesRows } from '@/features/fiatRates/FiatRatesRow'
import { BTC, ETH, EUR, USDT_TRON, XRP } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/markets', () => ({ fetchMarketsOf: vi.fn(), fetchPrices: vi.fn() }))
vi.mock('@/api/lists', () => ({ loadCurrencyList: vi.fn() }))
const prices = vi.mocked(fetchPrices)

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const OF = {
  btc: { priceUsd: '64000', dailyChange: '10.00' },
  eur: { priceUsd: '1.25', dailyChange: '10.00' },
}
const WEEKS = { btc: ['60000', '63000'] }
const UNITS = [
  { symbol: 'usd', code: 'USD' },
  { symbol: 'eur', code: 'EUR' },
]

beforeEach(() => {
  vi.mocked(fetchMarketsOf).mockReset().mockResolvedValue([])
  vi.useFakeTimers({ now: NOW })
  prices.mockReset().mockResolvedValue({ ...OF, btc: { priceUsd: '80000', dailyChange: '1.00' } })
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    // The code is loaded on demand.
    await vi.dynamicImportSettled()
  })
const served = { rows: fiatRatesRows([BTC]), units: UNITS }
const open = (at = NOW) =>
  renderWithStore(
    <FiatRates weeks={WEEKS} table={served} prices={{ of: OF, at: new Date(at).toISOString() }} />,
  )
const choose = (code: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Show prices in' }), { target: { value: code } })
const row = () => screen.getByRole('row', { name: /Bitcoin/ })

test('the page is served in US dollars', () => {
  open()
  expect(row()).toHaveTextContent('Bitcoin BTC$64,000.00+10.00%+5.00%')
  expect(screen.getByRole('table', { name: 'Prices of popular coins in USD' })).toBeVisible()
})

test('in another currency price and change are that currency’s', () => {
  open()
  choose('eur')
  expect(row()).toHaveTextContent('Bitcoin BTC€51,200.000.00%–')
  expect(screen.getByRole('columnheader', { name: 'Price in EUR' })).toBeVisible()
  expect(prices).not.toHaveBeenCalled()
})

test('the table renews itself every 30 s, in the chosen currency and in silence', async () => {
  const { container } = open()
  choose('eur')
  await pass(timings.marketRefresh)
  expect(prices).toHaveBeenCalledExactlyOnceWith(['btc', 'usd', 'eur'])
  expect(row()).toHaveTextContent('€64,000.00')
  expect(container.querySelector('[aria-live], [role=status]')).toBeNull()
})

test('a failed refresh leaves the rows that are already on the screen', async () => {
  prices.mockRejectedValue(new ApiFailure({ kind: 'offline' }))
  open()
  await pass(timings.marketRefresh)
  expect(prices).toHaveBeenCalledOnce()
  expect(row()).toHaveTextContent('$64,000.00')
})

test('nothing is requested once the page is left', async () => {
  open().unmount()
  await pass(3 * timings.marketRefresh)
  expect(prices).not.toHaveBeenCalled()
})

test('a page that came without data requests its coins, its currencies and its prices', async () => {
  vi.mocked(loadCurrencyList).mockResolvedValue([BTC, EUR])
  renderWithStore(<FiatRates weeks={WEEKS} table={null} prices={null} />, { preloaded: { currencies: [] } })
  await pass(0)
  await pass(0)
  expect(prices).toHaveBeenCalledExactlyOnceWith(['btc', 'eur'])
  expect(row()).toHaveTextContent('$80,000.00')
})

test('the popular coins stand once each, states’ currencies and the unpopular not', () => {
  const lightning = {
    ...BTC,
    symbol: 'btc-lightning',
    network: 'lightning',
    isBTCLightning: true,
    priority: 9,
  }
  const rows = fiatRatesRows([BTC, ETH, { ...XRP, priority: null }, EUR, USDT_TRON, lightning])
  expect(rows.map(({ symbol, url }) => [symbol, url])).toEqual([
    ['btc', 'btc'],
    ['eth', 'eth'],
    ['usdttrc20', 'usdt'],
  ])
})

test('a currency that was chosen before the page was hydrated is taken over', () => {
  vi.spyOn(HTMLSelectElement.prototype, 'value', 'get').mockReturnValueOnce('eur')
  open()
  expect(row()).toHaveTextContent('€51,200.00')
})

test('the browser restores no earlier choice over the one that is shown', () => {
  open()
  expect(screen.getByRole('combobox', { name: 'Show prices in' })).toHaveAttribute('autocomplete', 'off')
})

test('the line of seven days is the chosen currency’s, as soon as its own is known', async () => {
  vi.mocked(fetchMarketsOf).mockResolvedValue([
    { symbol: 'eur', priceUsd: '1.2', dailyChange: '0', sparkline: ['1', '1.05'] },
  ])
  open()
  expect(screen.getByRole('img', { name: /: \+5\.00%$/ })).toBeInTheDocument()
  choose('eur')
  expect(screen.queryByRole('img', { name: /%$/ })).toBeNull()
  await pass(0)
  expect(fetchMarketsOf).toHaveBeenCalledExactlyOnceWith(['eur'])
  expect(screen.getByRole('img', { name: /: 0\.00%$/ })).toBeInTheDocument()
})
