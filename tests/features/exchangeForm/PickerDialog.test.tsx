// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchPrices } from '@/api/markets'
import { PickerDialog } from '@/features/exchangeForm/picker/PickerDialog'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { anEstimate, aQuoteRequest } from '../../domain/aQuote'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/markets', () => ({ fetchPrices: vi.fn(() => new Promise(() => {})) }))
vi.mock('@/api/lists', () => ({
  loadPairSet: () => new Promise(() => {}),
  loadOfferedSymbols: () => new Promise(() => {}),
}))

// jsdom measures nothing: the virtual list believes that it is this high.
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(580)
})

const offered = () => screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent)

test.each([
  ['buying', 'from', { from: 'eur', to: 'btc' }, ['EUR']],
  ['buying', 'to', { from: 'eur', to: 'btc' }, ['BTC', 'ETH', 'USDT', 'XRP']],
  ['selling', 'to', { from: 'btc', to: 'eur' }, ['EUR']],
] as const)('while %s, the currencies on the side «%s» are of its kind only', (_, side, draft, tickers) => {
  renderWithStore(<PickerDialog side={side} onClose={() => {}} />, { preloaded: { draft } })
  expect(offered()).toEqual(tickers)
})

test('another coin keeps the value: what is got stays', async () => {
  const quote = { request: aQuoteRequest(), estimate: anEstimate('2.6'), at: new Date().toISOString() }
  const { store } = renderWithStore(<PickerDialog side="from" onClose={() => {}} />, { preloaded: { quote } })
  await userEvent.click(screen.getByRole('option', { name: /^XRP/ }))
  expect(selectDraft(store.getState())).toMatchObject({ from: 'xrp', to: 'eth', side: 'to', amount: '2.6' })
})

test('with market prices another coin keeps the worth, to three digits, on the side that was typed', async () => {
  const quote = { request: aQuoteRequest(), estimate: anEstimate('2.6'), at: new Date().toISOString() }
  vi.mocked(fetchPrices).mockResolvedValue({ xrp: { priceUsd: '0.52', dailyChange: '0' } })
  const prices = { prices: { btc: '64000', eth: '2400' }, at: quote.at }
  const preloaded = { quote, prices }
  const { store } = renderWithStore(<PickerDialog side="from" onClose={() => {}} />, { preloaded })
  await userEvent.click(screen.getByRole('option', { name: /^XRP/ }))
  await waitFor(() =>
    expect(selectDraft(store.getState())).toMatchObject({ from: 'xrp', side: 'from', amount: '12300' }),
  )
})

test('the press that chooses a coin draws nothing of the list that closes behind it', () => {
  const onRender = vi.fn()
  const onClose = vi.fn()
  const { store } = renderWithStore(
    <Profiler id="picker" onRender={onRender}>
      <PickerDialog side="from" onClose={onClose} />
    </Profiler>,
  )
  const option = screen.getByRole('option', { name: /^XRP/ })
  onRender.mockClear()
  fireEvent.click(option)
  expect(selectDraft(store.getState()).from).toBe('xrp')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onRender).not.toHaveBeenCalled()
})
