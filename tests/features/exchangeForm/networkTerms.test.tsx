// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchNetworkTerms } from '@/api/quotes'
import { PickerDialog } from '@/features/exchangeForm/picker/PickerDialog'
import { aCurrency, BTC, USDT_TRON } from '../../domain/currencies'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/markets', () => ({ fetchPrices: vi.fn(() => new Promise(() => {})) }))
vi.mock('@/api/quotes', () => ({ fetchNetworkTerms: vi.fn() }))
vi.mock('@/api/lists', () => ({
  loadPairSet: () => new Promise(() => {}),
  loadOfferedSymbols: () => new Promise(() => {}),
}))

const USDT_ETHEREUM = {
  ...USDT_TRON,
  symbol: 'usdterc20',
  network: 'eth',
  fullInfo: { ...USDT_TRON.fullInfo, network_name: 'Ethereum (ERC-20)' },
}
const USDC = ['eth', 'sol'].map((network) =>
  aCurrency(`usdc${network}`, {
    name: 'USDC',
    network,
    symbolFront: 'USDC',
    fullInfo: { network_name: network },
  }),
)
const preloaded = {
  currencies: [BTC, USDT_TRON, USDT_ETHEREUM, ...USDC],
  draft: { from: 'btc', to: 'usdttrc20' },
}

beforeEach(() => {
  localStorage.clear()
  vi.mocked(fetchNetworkTerms).mockReset().mockResolvedValue([])
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(580)
})

const open = (side: 'from' | 'to' = 'to') =>
  renderWithStore(<PickerDialog side={side} onClose={() => {}} />, { preloaded })

test('each network of a coin says its fee, minimum and minutes, with one call for all coins in sight', async () => {
  vi.mocked(fetchNetworkTerms).mockResolvedValue([
    { symbol: 'usdttrc20', min: '0.000198', networkFee: '1.200086', speed: '5-30' },
    { symbol: 'usdterc20', min: null, networkFee: '2.5', speed: '' },
  ])
  open()
  const tron = await screen.findByRole('option', { name: /Tron.*Network fee ≈\u00a01\.2\u00a0USDT/ })
  expect([...tron.querySelectorAll('small')].map(({ textContent }) => textContent)).toEqual([
    'Network fee ≈\u00a01.2\u00a0USDT',
    'Min 0.000198\u00a0BTC',
    '≈ 5–30\u00a0min',
  ])
  const ethereum = screen.getByRole('option', { name: /Ethereum/ })
  expect(ethereum.querySelectorAll('small')).toHaveLength(1)
  expect(vi.mocked(fetchNetworkTerms).mock.calls.map(([query]) => query)).toEqual([
    expect.objectContaining({ side: 'to', ticker: 'btc', network: 'btc', tickers: 'usdt,usdc' }),
  ])
})

test('a name that is the ticker is said once', () => {
  open()
  expect(screen.getByRole('group', { name: 'USDC' })).toBeInTheDocument()
  expect(screen.queryByRole('option', { name: /USDC USDC/ })).toBeNull()
})

test('networks can be chosen where the back end says nothing of them', async () => {
  vi.mocked(fetchNetworkTerms).mockRejectedValue(new Error('not offered'))
  const { unmount } = open()
  await vi.waitFor(() => expect(fetchNetworkTerms).toHaveBeenCalled())
  await Promise.resolve()
  expect(screen.getByRole('option', { name: 'USDT Tether Tron (TRC-20)' })).toBeInTheDocument()
  unmount()
  open()
  const { style } = screen.getByRole('group', { name: /USDT/ })
  expect(style.getPropertyValue('--facts'), 'no room is left for what does not come').toBe('')
})
