// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { PickerDialog } from '@/features/exchangeForm/picker/PickerDialog'
import { selectDraft } from '@/store/exchangeSlice'
import { anEstimate, aQuoteRequest } from '../../domain/aQuote'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/lists', () => ({
  fetchPairs: () => new Promise(() => {}),
  fetchCurrencies: () => new Promise(() => {}),
}))

// jsdom measures nothing: the virtual list believes that it is this high.
beforeEach(() => void vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(580))

const offered = () => screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent)

test.each([
  ['buying', 'from', { from: 'eur', to: 'btc' }, ['EUR']],
  ['buying', 'to', { from: 'eur', to: 'btc' }, ['BTC', 'ETH', 'USDT', 'XRP']],
  ['selling', 'to', { from: 'btc', to: 'eur' }, ['EUR']],
] as const)('while %s, the currencies on the side «%s» are of its kind only', (_, side, draft, tickers) => {
  renderWithStore(<PickerDialog side={side} onClose={() => {}} />, { facts: { draft } })
  expect(offered()).toEqual(tickers)
})

test('another coin keeps the value: what is got stays', async () => {
  const quote = { request: aQuoteRequest(), estimate: anEstimate('2.6'), at: new Date().toISOString() }
  const { store } = renderWithStore(<PickerDialog side="from" onClose={() => {}} />, { facts: { quote } })
  await userEvent.click(screen.getByRole('option', { name: /^XRP/ }))
  expect(selectDraft(store.getState())).toMatchObject({ from: 'xrp', to: 'eth', side: 'to', amount: '2.6' })
})
