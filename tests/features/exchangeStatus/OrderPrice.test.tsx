// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OrderPrice } from '@/features/exchangeStatus/OrderPrice'
import { loadPrices } from '@/store/slices/priceSlice'
import { anExchange } from '../../domain/anExchange'
import { BTC, ETH } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/markets', () => ({ fetchPrices: vi.fn(() => Promise.resolve({})) }))

const RECORD = {
  amountFrom: '0.1',
  amountTo: '2.6',
  networkFee: '0.01',
  usdFrom: '64000',
  usdTo: '2400',
  at: '2026-11-21T12:00:00.000Z',
}
const show = (changes: Parameters<typeof anExchange>[0]) =>
  renderWithStore(<OrderPrice exchange={anExchange(changes)} from={BTC} to={ETH} />)

test('rate and fees are those of the order, whatever the market does now', () => {
  const { container, store } = show({ priceRecord: RECORD })
  const now = { prices: { btc: '1', eth: '1' }, at: new Date().toISOString() }
  store.dispatch(loadPrices.fulfilled(now, '', ['btc', 'eth']))
  expect(container).toHaveTextContent('1 BTC = 26.6667 ETH')
  // 2.66667 - 2.6 ETH at 2,400 dollars.
  expect(container).toHaveTextContent('Fees ≈ $160.00')
  expect(container).toHaveTextContent(/Network fee− 0\.01\sETH/)
  expect(screen.getByText(/^Market prices as of Nov 21, 2026/)).toBeVisible()
})

test.each([
  ['without a record', { priceRecord: null }],
  ['whose deposit differed', { priceRecord: RECORD, status: 'finished', amountFrom: '0.2', amountTo: '5.2' }],
] as const)('an order %s shows its own rate and no fees of another one', (_, changes) => {
  const { container } = show(changes)
  expect(container).toHaveTextContent(/1 BTC = 26 ETH All fees included/)
  expect(container).not.toHaveTextContent(/market rate|Market prices/)
})
