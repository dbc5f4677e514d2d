// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadCurrencyList } from '@/api/lists'
import { fetchMarketsOf, fetchPrices } from '@/api/markets'
import * as timings from '@/config/timings'
import type { Currency } from '@/domain/currency/currency'
import { ApiFailure } from '@/domain/text/failure'
import { CoinList } from '@/features/coins/CoinList'
import type { CoinLine } from '@/features/coins/CoinLine'
import { aCurrency, BTC, ETH, EUR, USDT_TRON, XRP } from '../../domain/currencies'
import { aSite } from '../../aSite'
import { deferred } from '../../deferred'
import { renderWithStore } from '../../renderWithStore'
import { aLine } from './aLine'

vi.mock('@/api/markets', () => ({ fetchPrices: vi.fn(), fetchMarketsOf: vi.fn() }))
vi.mock('@/api/lists', () => ({ loadCurrencyList: vi.fn() }))
const prices = vi.mocked(fetchPrices)
const markets = vi.mocked(fetchMarketsOf)
const list = vi.mocked(loadCurrencyList)

const TAIL = Array.from({ length: 120 }, (_, index) => aCurrency(`tail${index}`, { name: `Tail ${index}` }))
const ALL = [BTC, ETH, USDT_TRON, XRP, EUR, ...TAIL]
const FIRST = [
  aLine('btc', '64000', '-0.62', { name: 'Bitcoin' }),
  aLine('eth', '3200', '1.50', { name: 'Ethereum' }),
]
const price = (priceUsd: string, dailyChange = '0.00') => ({ priceUsd, dailyChange })
const PRICES = {
  btc: price('64000', '-0.62'),
  eth: price('3200', '1.50'),
  usdttrc20: price('1'),
  xrp: price('0.6', '9.00'),
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z') })
  localStorage.clear()
  prices.mockReset().mockResolvedValue(PRICES)
  markets.mockReset().mockResolvedValue([])
  list.mockReset().mockResolvedValue(ALL)
})
afterEach(() => vi.useRealTimers())

const pass = (ms = 0) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    // The code is loaded on demand.
    await vi.dynamicImportSettled()
  })
function open(props: { first?: CoinLine[]; total?: number; fixed?: 'stable'; age?: number } = {}) {
  const { first = FIRST, total = 124, age = 0, ...rest } = props
  const madeAt = new Date(Date.now() - age).toISOString()
  return renderWithStore(<CoinList first={first} total={total} madeAt={madeAt} {...rest} />, {
    preloaded: { currencies: [] },
  })
}
const names = () =>
  screen.queryAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent)
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const head = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the first coins come with the page, each linking to its own, and nothing is requested', async () => {
  open()
  await pass()
  expect(names()).toEqual(['Bitcoin', 'Ethereum'])
  expect(screen.getByRole('link', { name: 'Bitcoin' })).toHaveAttribute('href', '/coins/btc')
  expect(screen.getByRole('status')).toHaveTextContent('124 coins')
  expect(prices).not.toHaveBeenCalled()
  expect(list).not.toHaveBeenCalled()
})

test('old prices out of the page cache are refreshed, without the list of names', async () => {
  prices.mockResolvedValue({ ...PRICES, btc: price('70000') })
  open({ age: timings.quoteTrusted + 1 })
  await pass()
  expect(screen.getByRole('row', { name: /Bitcoin/ })).toHaveTextContent('$70,000.00')
  expect(list).not.toHaveBeenCalled()
})

test('a search finds any coin by name, ticker, network or contract, the best match first', async () => {
  open()
  type('usdt')
  await pass()
  expect(names()).toEqual(['Tether'])
  expect(screen.getByRole('status')).toHaveTextContent('1 coin')
  type('tr7nhqjekq')
  await pass()
  expect(names()).toEqual(['Tether'])
  type('nosuchcoin')
  await pass()
  expect(names()).toEqual([])
  expect(screen.getByText('No coins found.')).toBeVisible()
})

test('until the list has come a search looks through what is there', async () => {
  const response = deferred<Currency[]>()
  list.mockReturnValue(response.promise)
  open()
  type('ethereum')
  await pass()
  expect(names()).toEqual(['Ethereum'])
  expect(screen.getByRole('status')).toHaveTextContent('Loading currencies…')
  response.resolve(ALL)
  await pass()
  expect(names()).toEqual(['Ethereum'])
  expect(screen.getByRole('status')).toHaveTextContent('1 coin')
})

test('a filter chooses among all coins', async () => {
  open()
  choose('Top gainers')
  await pass()
  expect(names()).toEqual(['XRP', 'Ethereum'])
})

test('a column sorts all coins and says which way', async () => {
  open()
  expect(head('Price')).toHaveAttribute('aria-sort', 'none')
  press('Price')
  await pass()
  expect(head('Price')).toHaveAttribute('aria-sort', 'descending')
  expect(names().slice(0, 4)).toEqual(['Bitcoin', 'Ethereum', 'Tether', 'XRP'])
  press('Price')
  await pass()
  expect(head('Price')).toHaveAttribute('aria-sort', 'ascending')
  expect(names()[0]).toBe('XRP')
  press('Currency')
  await pass()
  expect(head('Currency')).toHaveAttribute('aria-sort', 'ascending')
  expect(head('Price')).toHaveAttribute('aria-sort', 'none')
})

test('more coins come fifty at a time, with the lines of their week', async () => {
  open()
  press('Show more')
  await pass()
  expect(names()).toHaveLength(100)
  expect(markets.mock.calls[0]?.[0]).toContain('tail50')
  press('Show more')
  await pass()
  expect(names()).toHaveLength(124)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a star is stored on the device, under the key of the picker, and the filter finds it', async () => {
  open()
  press('Add ETH to favorites')
  expect(JSON.parse(localStorage.getItem('favorite-currencies') ?? '')).toEqual(['eth'])
  choose('Favorites')
  await pass()
  expect(names()).toEqual(['Ethereum'])
  press('Remove ETH from favorites')
  expect(localStorage.getItem('favorite-currencies')).toBe('[]')
  expect(screen.getByText(/No favorites yet/)).toBeVisible()
})

test('a list that cannot be loaded shows an error and can be tried again', async () => {
  prices.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
  open()
  choose('Top gainers')
  await pass()
  expect(screen.getByRole('alert')).toHaveTextContent('The request timed out')
  press('Try again')
  await pass()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(names()).toEqual(['XRP', 'Ethereum'])
})

test('the page of stablecoins has all of them from the first, and no other filter', async () => {
  const first = [
    aLine('usdt', '1', '0.01', { isStable: true }),
    aLine('dai', '0.99', '-0.02', { isStable: true }),
  ]
  open({ first, total: 2, fixed: 'stable' })
  expect(screen.queryByRole('radio')).toBeNull()
  press('24h')
  await pass()
  expect(names()).toEqual(['USDT', 'DAI'])
  press('24h')
  await pass()
  expect(names()).toEqual(['DAI', 'USDT'])
  expect(list).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toHaveTextContent('2 coins')
})

test('where no market prices are known, there is no column of them and nothing to sort or filter by them', () => {
  renderWithStore(<CoinList first={FIRST} total={FIRST.length} madeAt={null} />, {
    preloaded: { site: aSite({ isWithoutPrices: true }) },
  })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Favorite',
    'Currency',
    'Exchange',
  ])
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'all',
    'favorite',
    'new',
    'stable',
  ])
  expect(document.body.textContent).not.toMatch(/\$|%|–/)
})

test('each row leads to the coin and to its exchange', async () => {
  open()
  await pass()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Bitcoin', '/coins/btc'],
    ['Exchange', '/crypto-to-crypto/btc-eth'],
    ['Ethereum', '/coins/eth'],
    ['Exchange', '/crypto-to-crypto/eth-btc'],
  ])
})
