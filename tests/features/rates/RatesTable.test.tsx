// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadCurrencyList } from '@/api/lists'
import { fetchMarkets } from '@/api/markets'
import type { Currency } from '@/domain/currency'
import { ApiFailure } from '@/domain/failure'
import type { MarketRow } from '@/contract/markets'
import { ratesRows } from '@/features/rates/ratesRows'
import { RatesTable } from '@/features/rates/RatesTable'
import { BTC, ETH, USDT_TRON, XRP } from '../../domain/currencies'
import { heldAnswer } from '../../heldAnswer'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/markets', () => ({ fetchMarkets: vi.fn() }))
vi.mock('@/api/lists', () => ({ loadCurrencyList: vi.fn() }))
const markets = vi.mocked(fetchMarkets)

const row = (symbol: string, changes: Partial<MarketRow> = {}): MarketRow => ({
  symbol,
  priceUsd: '50000',
  dailyChange: '-0.62',
  sparkline: ['1', '2'],
  ...changes,
})
const popular = ratesRows([row('btc')], [BTC])

const open = (facts = {}) =>
  renderWithStore(<RatesTable first={popular} madeAt={new Date().toISOString()} />, { facts })
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const names = () => screen.getAllByRole('rowheader').map((header) => header.textContent)

beforeEach(() => {
  markets.mockReset().mockResolvedValue([row('btc')])
  vi.mocked(loadCurrencyList).mockReset().mockResolvedValue([BTC, ETH, XRP, USDT_TRON])
})

test('the popular ones come with the page: price, change with its sign, and a way to exchange', () => {
  open()
  const [, line] = screen.getAllByRole('row')
  expect(line).toHaveTextContent('Bitcoin BTC$50,000.00-0.62%')
  expect(screen.getByRole('link', { name: 'Exchange Bitcoin' })).toHaveAttribute(
    'href',
    '/crypto-to-crypto/btc-eth',
  )
  expect(markets).not.toHaveBeenCalled()
})

test('a network is named where it is not the coin’s own', async () => {
  markets.mockResolvedValue([row('usdttrc20')])
  open()
  await choose('Stablecoins')
  await waitFor(() => expect(names()).toEqual(['Tether USDT · TRC-20']))
})

test('an answer to an earlier choice that comes late does not take the place of the newest one', async () => {
  const [gainers, losers] = [heldAnswer<MarketRow[]>(), heldAnswer<MarketRow[]>()]
  markets.mockImplementation((filter) => (filter === 'gainers' ? gainers.promise : losers.promise))
  open()
  await choose('Top gainers')
  await waitFor(() => expect(markets).toHaveBeenCalledTimes(1))
  await choose('Top losers')
  await waitFor(() => expect(markets).toHaveBeenCalledTimes(2))
  losers.resolve([row('eth')])
  await waitFor(() => expect(names()).toEqual(['Ethereum ETH · ERC-20']))
  gainers.resolve([row('xrp')])
  await gainers.promise
  expect(names()).toEqual(['Ethereum ETH · ERC-20'])
  expect(screen.getByRole('table')).toHaveAccessibleName(/Top losers/)
})

test('nor does an earlier answer to the same choice', async () => {
  const [first, second] = [heldAnswer<MarketRow[]>(), heldAnswer<MarketRow[]>()]
  open()
  markets.mockReturnValueOnce(first.promise)
  await choose('Top gainers')
  await waitFor(() => expect(markets).toHaveBeenCalledTimes(1))
  await choose('Top losers')
  await waitFor(() => expect(markets).toHaveBeenCalledTimes(2))
  markets.mockReturnValueOnce(second.promise)
  await choose('Top gainers')
  await waitFor(() => expect(markets).toHaveBeenCalledTimes(3))
  second.resolve([row('eth')])
  await waitFor(() => expect(names()).toEqual(['Ethereum ETH · ERC-20']))
  await act(async () => {
    first.resolve([row('xrp')])
    await first.promise
  })
  expect(names()).toEqual(['Ethereum ETH · ERC-20'])
})

test('rows wait for their names when those come last, and are not given up', async () => {
  const list = heldAnswer<Currency[]>()
  vi.mocked(loadCurrencyList).mockReturnValue(list.promise)
  markets.mockImplementation((filter) => Promise.resolve([row(filter === 'new' ? 'usdttrc20' : 'xrp')]))
  open({ currencies: [BTC] })
  await choose('New')
  await choose('Top gainers')
  expect(screen.queryByText('No rates available right now.')).toBeNull()
  list.resolve([BTC, XRP, USDT_TRON])
  await waitFor(() => expect(names()).toEqual(['XRP XRP']))
})

test('a failure says what happened and offers another try', async () => {
  markets.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
  open()
  await choose('New')
  expect(await screen.findByRole('alert')).toHaveTextContent('The request timed out')
  markets.mockResolvedValueOnce([row('eth')])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['Ethereum ETH · ERC-20']))
  expect(screen.queryByRole('alert')).toBeNull()
})
