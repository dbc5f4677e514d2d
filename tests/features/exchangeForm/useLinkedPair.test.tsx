// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadCurrencyList } from '@/api/lists'
import { LinkNote } from '@/features/exchangeForm/LinkNote'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { loadCurrencies } from '@/store/currency/loadLists'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { aCurrency, BTC, ETH, EUR, USDT_TRON } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/lists', () => ({ loadCurrencyList: vi.fn() }))

const TETHER_BSC = aCurrency('usdtbsc', { name: 'Tether', symbolFront: 'USDT', network: 'bsc' })
const LIST = [TETHER_BSC, BTC, ETH, EUR, USDT_TRON]

function Form() {
  usePrefill()
  return <LinkNote />
}

beforeEach(() => {
  vi.mocked(loadCurrencyList).mockReset().mockResolvedValue(LIST)
})

function open(query: { from: string; to: string }) {
  const preloaded = { currencies: [BTC, TETHER_BSC], draft: { from: 'eur', to: 'usdtbsc', amount: '7' } }
  const { store } = renderWithStore(<Form />, { preloaded, router: { query } })
  return () => {
    const { from, to } = selectDraft(store.getState())
    return [from, to]
  }
}

test.each([
  ['tickers', 'btc', 'eth', ['btc', 'eth']],
  ['tickers in capitals', 'BTC', 'ETH', ['btc', 'eth']],
  ['a ticker on several networks, for its main network', 'usdt', 'btc', ['usdttrc20', 'btc']],
  ['a ticker with its network', 'USDT-BSC', 'btc', ['usdtbsc', 'btc']],
  ['the symbols of addresses', 'usdttrc20', 'eth', ['usdttrc20', 'eth']],
  ['money', 'eur', 'BTC', ['eur', 'btc']],
])('a link with %s fills the form', async (_, from, to, expected) => {
  const pair = open({ from, to })
  await waitFor(() => expect(pair()).toEqual(expected))
  expect(screen.queryByText(/find the pair in this link/)).not.toBeInTheDocument()
})

test('a link with an unknown ticker says so and leaves the form as it is', async () => {
  const pair = open({ from: 'zeppelin', to: 'eth' })
  await screen.findByRole('status')
  expect(pair()).toEqual(['eur', 'usdtbsc'])
})

test('a form without a link is not drawn anew while the list is on its way', async () => {
  const drawn = vi.fn()
  const { store } = renderWithStore(
    <Profiler id="form" onRender={drawn}>
      <Form />
    </Profiler>,
    { preloaded: { currencies: [BTC, TETHER_BSC], draft: { from: 'btc', to: 'usdtbsc', amount: '7' } } },
  )
  drawn.mockClear()
  await act(() => store.dispatch(loadCurrencies()))
  expect(store.getState().exchange.allCurrenciesStatus).toBe('success')
  expect(drawn).not.toHaveBeenCalled()
})
