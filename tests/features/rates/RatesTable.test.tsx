// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchCurrencies } from '@/api/currencies'
import { loadCurrencyList } from '@/api/lists'
import { fetchMarketsOf } from '@/api/markets'
import type { MarketRow } from '@/contract/markets'
import type { Currency } from '@/domain/currency/currency'
import { ApiFailure } from '@/domain/text/failure'
import { withMarket } from '@/features/rates/RatesRow'
import { popularRows } from '@/features/rates/ratesRows'
import { RatesTable } from '@/features/rates/RatesTable'
import { BTC, ETH, EUR, USDT_TRON, XRP } from '../../domain/currencies'
import { deferred } from '../../deferred'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/markets', () => ({ fetchMarketsOf: vi.fn() }))
vi.mock('@/api/currencies', () => ({ fetchCurrencies: vi.fn() }))
vi.mock('@/api/lists', () => ({ loadCurrencyList: vi.fn() }))
const list = vi.mocked(fetchCurrencies)
const markets = vi.mocked(fetchMarketsOf)

const row = (symbol: string): MarketRow => ({
  symbol,
  priceUsd: '50000',
  dailyChange: '-0.62',
  sparkline: ['1', '2'],
})
const popular = withMarket(popularRows([{ ...BTC, priority: 1 }]), [row('btc')])

const open = (first = popular, madeAt: string | null = new Date().toISOString()) =>
  renderWithStore(<RatesTable first={first} madeAt={madeAt} />)
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const names = () => screen.getAllByRole('rowheader').map((header) => header.textContent?.trim())
const columns = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

beforeEach(() => {
  list.mockReset().mockResolvedValue([BTC])
  markets.mockReset().mockImplementation((symbols) => Promise.resolve(symbols.map(row)))
  vi.mocked(loadCurrencyList).mockReset().mockResolvedValue([BTC, ETH, XRP, USDT_TRON])
})

test('the popular ones come with the page: price, change with its sign, and a way to exchange', () => {
  open()
  const [, line] = screen.getAllByRole('row')
  expect(line).toHaveTextContent('Bitcoin BTC$50,000.00−0.62%')
  expect(screen.getByRole('link', { name: 'Exchange Bitcoin' })).toHaveAttribute(
    'href',
    '/crypto-to-crypto/btc-eth',
  )
  expect(list).not.toHaveBeenCalled()
  expect(markets).not.toHaveBeenCalled()
})

test.each([
  ['New', 'new'],
  ['Top gainers', 'gainers'],
  ['Top losers', 'losers'],
  ['Stablecoins', 'stable'],
])('the filter %s fetches the currency list with filter=%s, in its order', async (name, filter) => {
  list.mockResolvedValue([XRP, EUR, ETH])
  open()
  await choose(name)
  await waitFor(() => expect(names()).toEqual(['XRP', 'Ethereum ETH']))
  expect(list).toHaveBeenCalledExactlyOnceWith(filter)
  expect(markets).toHaveBeenCalledExactlyOnceWith(['xrp', 'eth'])
  await waitFor(() => expect(screen.getByRole('link', { name: 'XRP' })).toHaveAttribute('href', '/coins/xrp'))
})

test('a popular list whose prices are old gets new ones, and no list', async () => {
  open(popular, '2026-01-01T00:00:00Z')
  await waitFor(() => expect(markets).toHaveBeenCalledExactlyOnceWith(['btc']))
  expect(list).not.toHaveBeenCalled()
})

test('a page that came without rows loads the popular ones', async () => {
  list.mockResolvedValue([{ ...ETH, priority: 2 }, { ...BTC, priority: 1 }, XRP])
  open([], null)
  await waitFor(() => expect(names()[0]).toBe('Bitcoin BTC'))
  expect(list).toHaveBeenCalledExactlyOnceWith()
})

test('without a call for prices the table has names and changes of the day, and reports no failure', async () => {
  markets.mockRejectedValue(new ApiFailure({ kind: 'notOffered' }))
  list.mockResolvedValue([
    { ...XRP, dailyChange: '1.5' },
    { ...ETH, dailyChange: null },
  ])
  open()
  await choose('Top gainers')
  await waitFor(() => expect(names()).toEqual(['XRP', 'Ethereum ETH']))
  expect(columns()).toEqual(['Currency', '24h', 'Exchange'])
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('+1.50%')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Prices in US dollars.')).toBeNull()
})

test('a network is named where it is not the coin’s own', async () => {
  list.mockResolvedValue([USDT_TRON])
  open()
  await choose('Stablecoins')
  await waitFor(() => expect(names()).toEqual(['Tether USDT · Tron (TRC-20)']))
})

test('a response to an earlier choice that comes late does not take the place of the newest one', async () => {
  const [gainers, losers] = [deferred<Currency[]>(), deferred<Currency[]>()]
  list.mockImplementation((filter) => (filter === 'gainers' ? gainers.promise : losers.promise))
  open()
  await choose('Top gainers')
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1))
  await choose('Top losers')
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  losers.resolve([ETH])
  await waitFor(() => expect(names()).toEqual(['Ethereum ETH']))
  gainers.resolve([XRP])
  await act(async () => {
    await gainers.promise
  })
  expect(names()).toEqual(['Ethereum ETH'])
  expect(screen.getByRole('table')).toHaveAccessibleName(/Top losers/)
})

test('nor does an earlier response to the same choice', async () => {
  const [first, second] = [deferred<Currency[]>(), deferred<Currency[]>()]
  open()
  list.mockReturnValueOnce(first.promise)
  await choose('Top gainers')
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1))
  await choose('Top losers')
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  list.mockReturnValueOnce(second.promise)
  await choose('Top gainers')
  await waitFor(() => expect(list).toHaveBeenCalledTimes(3))
  second.resolve([ETH])
  await waitFor(() => expect(names()).toEqual(['Ethereum ETH']))
  await act(async () => {
    first.resolve([XRP])
    await first.promise
  })
  expect(names()).toEqual(['Ethereum ETH'])
})

test('a failure says what happened and offers another try', async () => {
  list.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
  open()
  await choose('New')
  expect(await screen.findByRole('alert')).toHaveTextContent('The request timed out')
  list.mockResolvedValueOnce([ETH])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['Ethereum ETH']))
  expect(screen.queryByRole('alert')).toBeNull()
})
