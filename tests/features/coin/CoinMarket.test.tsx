// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchHistory, fetchPrices } from '@/api/markets'
import * as timings from '@/config/timings'
import { ApiFailure } from '@/domain/text/failure'
import type { HistoryPoint, MarketFacts } from '@/contract/markets'
import type { CoinFigures } from '@/domain/market/coinFigures'
import { CoinMarket } from '@/features/coin/CoinMarket'
import { BTC } from '../../domain/currencies'
import { deferred } from '../../deferred'
import { hydrateWithStore, renderWithStore } from '../../renderWithStore'
import { aCoin } from './aCoin'

vi.mock('@/api/markets', () => ({ fetchHistory: vi.fn(), fetchPrices: vi.fn() }))
const histories = vi.mocked(fetchHistory)
const prices = vi.mocked(fetchPrices)

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const DAY = 86_400_000
const points = (...values: string[]): HistoryPoint[] =>
  values
    .map((priceUsd, index) => ({ at: new Date(NOW - index * 3_600_000).toISOString(), priceUsd }))
    .reverse()
const WEEK = points('64000', '62000', '63000')
const NO_FIGURES: CoinFigures = { day: null, year: null, changes: [] }

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  histories.mockReset()
  prices.mockReset().mockResolvedValue({ btc: { priceUsd: '65000', dailyChange: '2.00' } })
})
afterEach(() => vi.useRealTimers())

const pass = (ms = 0) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    // The code is loaded on demand.
    await vi.dynamicImportSettled()
  })
function open(history = WEEK, madeAt = NOW, figures = NO_FIGURES, facts: MarketFacts | null = null) {
  const price = { priceUsd: '64000', dailyChange: '-0.62', at: new Date(madeAt).toISOString() }
  return renderWithStore(
    <CoinMarket coin={aCoin(BTC)} price={price} history={history} figures={figures} facts={facts} />,
  )
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const priceLine = () => screen.getByText('24h').parentElement
const chart = () => screen.getByRole('img').getAttribute('aria-label')

test('price, change and their time come with the page, and nothing is requested', async () => {
  open()
  await pass()
  expect(priceLine()).toHaveTextContent(/^\$64,000\.00−0\.62%24h/)
  expect(screen.getByText(/^As of Nov 21, 2026, 12:00\sPM UTC$/)).toHaveAttribute(
    'datetime',
    '2026-11-21T12:00:00.000Z',
  )
  expect(prices).not.toHaveBeenCalled()
  expect(histories).not.toHaveBeenCalled()
})

test('the chart says in words what it shows', () => {
  open()
  expect(chart()).toBe('Bitcoin, 7\u00a0days: from $63,000.00 to $64,000.00, low $62,000.00, high $64,000.00')
})

const cells = () => {
  const table = screen.getByRole('table', { name: /^Bitcoin price, 7\sdays$/, hidden: true })
  return Array.from(table.querySelectorAll('td'), (cell) => cell.textContent)
}
const numbers = () => document.querySelector('details') ?? document.body
function openNumbers() {
  numbers().setAttribute('open', '')
  fireEvent(numbers(), new Event('toggle'))
}

test('behind the chart stands a table of its numbers, newest first', () => {
  open()
  openNumbers()
  expect(cells()).toEqual(['$64,000.00', '$62,000.00', '$63,000.00'])
})

test('until it is opened, it has the last number of each day', () => {
  const yesterday = points('60000', '61000').map(({ at, priceUsd }) => ({
    at: new Date(Date.parse(at) - DAY).toISOString(),
    priceUsd,
  }))
  open([...yesterday, ...WEEK])
  expect(cells()).toEqual(['$64,000.00', '$60,000.00'])
  openNumbers()
  expect(cells()).toHaveLength(5)
})

test('a table that was opened before the page was hydrated has all its numbers', () => {
  const { hydrate } = hydrateWithStore(
    <CoinMarket coin={aCoin(BTC)} price={null} history={WEEK} figures={NO_FIGURES} facts={null} />,
  )
  numbers().setAttribute('open', '')
  hydrate()
  expect(cells()).toHaveLength(3)
})

test('another range takes the place of the line and of the table when it has come', async () => {
  const response = deferred<HistoryPoint[]>()
  histories.mockReturnValue(response.promise)
  open()
  choose('1 year')
  await pass()
  expect(histories).toHaveBeenCalledExactlyOnceWith('btc', '1y')
  expect(chart()).toContain('7\u00a0days')
  response.resolve(points('9', '8'))
  await pass()
  expect(chart()).toContain('Bitcoin, 1 year: from $8.00 to $9.00')
  expect(screen.getByRole('table', { name: 'Bitcoin price, 1 year', hidden: true })).toBeInTheDocument()
})

test('a late response to an earlier choice does not replace the newest one', async () => {
  const [month, year] = [deferred<HistoryPoint[]>(), deferred<HistoryPoint[]>()]
  histories.mockImplementation((_, range) => (range === '1y' ? year.promise : month.promise))
  open()
  choose('30\u00a0days')
  await pass()
  choose('1 year')
  await pass()
  year.resolve(points('9', '8'))
  await pass()
  month.resolve(points('7', '6'))
  await pass()
  expect(chart()).toContain('1 year')
})

test('a range that cannot be loaded shows an error and can be tried again; the line stays', async () => {
  histories.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
  open()
  choose('24\u00a0hours')
  await pass()
  expect(screen.getByRole('alert')).toHaveTextContent('The request timed out')
  expect(chart()).toContain('7\u00a0days')
  histories.mockResolvedValueOnce(points('9', '8'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass()
  expect(chart()).toContain('24\u00a0hours')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a page that came without a chart requests it', async () => {
  histories.mockResolvedValue(WEEK)
  open([])
  expect(screen.queryByRole('img')).toBeNull()
  await pass()
  expect(chart()).toContain('7\u00a0days')
})

test('the price is refreshed while it is visible, and a failure leaves the shown one', async () => {
  open()
  await pass(timings.marketRefresh)
  expect(prices).toHaveBeenCalledExactlyOnceWith(['btc'])
  expect(priceLine()).toHaveTextContent('$65,000.00')
  prices.mockRejectedValueOnce(new ApiFailure({ kind: 'offline' }))
  await pass(timings.marketRefresh)
  expect(prices).toHaveBeenCalledTimes(2)
  expect(priceLine()).toHaveTextContent('$65,000.00')
})

test('an old price out of the page cache is refreshed at once', async () => {
  open(WEEK, NOW - timings.quoteTrusted - 1)
  await pass()
  expect(priceLine()).toHaveTextContent('$65,000.00')
})

test('after the first interaction each point can be read, with its change since the beginning of the range', async () => {
  open()
  expect(screen.queryByRole('slider')).toBeNull()
  fireEvent.pointerDown(window)
  await pass(100)
  const slider = screen.getByRole('slider', { name: /^Price at a point in time, 7\sdays$/ })
  fireEvent.change(slider, { target: { value: '1' } })
  expect(slider.getAttribute('aria-valuetext')).toMatch(
    /^\$62,000\.00 \(-1\.59%\) · Nov 21, 2026, 11:00\sAM UTC$/,
  )
})

const FIGURES: CoinFigures = {
  day: { low: '62000', high: '66000' },
  year: { low: '40000', high: '70000' },
  changes: [
    { range: '7d', percent: '1.50' },
    { range: '1y', percent: '-12.00' },
  ],
}
const factOf = (name: string | RegExp) => screen.getByText(name).nextElementSibling

test('the day and the year are shown from low to high, with the price between them', () => {
  open(WEEK, NOW, FIGURES)
  expect(factOf('24-hour range')).toHaveTextContent('Low $62,000.00 High $66,000.00')
  expect(factOf('1-year range')).toHaveTextContent('Low $40,000.00 High $70,000.00')
  expect(factOf('24-hour range')?.querySelector('[style]')).toHaveStyle({ '--at': '50.0%' })
  expect(factOf(/^Change, 7\sdays$/)).toHaveTextContent('+1.50%')
  expect(factOf('Change, 1 year')).toHaveTextContent('−12.00%')
})

test('a refreshed price beyond the range of the day widens it', async () => {
  prices.mockResolvedValue({ btc: { priceUsd: '66500', dailyChange: '3.90' } })
  open(WEEK, NOW, FIGURES)
  await pass(timings.marketRefresh)
  expect(factOf('24-hour range')).toHaveTextContent('Low $62,000.00 High $66,500.00')
})

test('facts of the market stand there as far as a source gives them', () => {
  const facts = { marketCapUsd: '1254300000000', volumeUsd: null, supply: '19800000', maxSupply: '21000000' }
  open(WEEK, NOW, NO_FIGURES, facts)
  expect(factOf('Market cap')).toHaveTextContent('$1.25T')
  expect(factOf('Total supply')).toHaveTextContent('19.8M BTC')
  expect(factOf('Maximum supply')).toHaveTextContent('21M BTC')
  expect(screen.queryByText('24-hour trading volume')).toBeNull()
})

test('a coin without charts has neither ranges nor changes', () => {
  open([], NOW)
  expect(screen.queryByText('24-hour range')).toBeNull()
  expect(screen.queryByText(/^Change/)).toBeNull()
})

test('five times stand below the line, the first and the last at its ends', () => {
  open()
  const times = Array.from(
    document.querySelectorAll('[class*="times"] span'),
    ({ textContent }) => textContent,
  )
  expect(times).toEqual(['Nov 21', 'Nov 21', 'Nov 21', 'Nov 21', 'Nov 21'])
})
