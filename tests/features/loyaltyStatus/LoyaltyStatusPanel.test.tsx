// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchLoyalty } from '@/api/programmes'
import type { LoyaltyStatus } from '@/contract/programmes'
import { ApiFailure } from '@/domain/text/failure'
import { LoyaltyStatusPanel } from '@/features/loyaltyStatus/LoyaltyStatusPanel'
import { LoyaltyStatusBand } from '@/features/loyaltyStatus/LoyaltyStatusBand'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/programmes', () => ({ fetchLoyalty: vi.fn() }))
const fetched = vi.mocked(fetchLoyalty)
beforeEach(() => void fetched.mockReset())

const aLoyaltyStatus = (changes: Partial<LoyaltyStatus> = {}): LoyaltyStatus => ({
  ...{ level: 'silver', cashbackPercent: '0.1', windowDays: 90, volumeBtc: '0.4' },
  ...{ nextLevel: 'gold', missingBtc: '0.6', balanceBtc: '0.0007', earnedBtc: '0.0012' },
  days: [
    { date: '2026-11-19', volumeBtc: '0.1' },
    { date: '2026-11-20', volumeBtc: '0' },
    { date: '2026-11-21', volumeBtc: '0.3' },
  ],
  entries: [
    { kind: 'payout', amountBtc: '-0.0005', publicId: null, at: '2026-11-21T13:00:00.000Z' },
    { kind: 'cashback', amountBtc: '0.0012', publicId: 'abc', at: '2026-11-21T12:00:00.000Z' },
  ],
  ...changes,
})

test('the level, what it brings and what is missing to the next one are shown in words and as a bar', async () => {
  fetched.mockResolvedValue(aLoyaltyStatus())
  const { store } = renderWithStore(<LoyaltyStatusBand />)
  expect(await screen.findByText('Silver')).toBeVisible()
  expect(screen.getByText('0.10% cashback on every exchange')).toBeVisible()
  const words = '0.6 BTC more to reach Gold. Your volume in the last 90 days: 0.4 BTC.'
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Progress to Gold' })).toHaveAttribute('aria-valuenow', '40')
  expect(screen.getByText('0.0007 BTC')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/customer-account/payouts')
  expect(store.getState().customerAccount.cashbackLoyalty).toBe('0.0007')
})

test('the highest level has nothing above it', async () => {
  fetched.mockResolvedValue(aLoyaltyStatus({ level: 'platinum', nextLevel: null, missingBtc: null }))
  renderWithStore(<LoyaltyStatusBand />)
  expect(await screen.findByText('You’ve reached the highest level.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('the volume of each day is a picture with words and a table with numbers', async () => {
  fetched.mockResolvedValue(aLoyaltyStatus())
  renderWithStore(<LoyaltyStatusPanel>levels</LoyaltyStatusPanel>)
  const chart = await screen.findByRole('img', { name: /2\sdays have volume.*Nov 21, 2026 with 0\.3/ })
  expect(chart.querySelectorAll('rect')).toHaveLength(3)
  const table = screen.getByRole('table', { name: /Daily volume/, hidden: true })
  const rows = within(table).getAllByRole('row', { hidden: true })
  expect(rows.map((row) => row.textContent)).toEqual([
    ...['Day (UTC)Volume', 'Nov 21, 20260.3\u00a0BTC', 'Nov 19, 20260.1\u00a0BTC'],
  ])
})

test('each entry says what it is for, with its direction and its date', async () => {
  fetched.mockResolvedValue(aLoyaltyStatus())
  renderWithStore(<LoyaltyStatusPanel>levels</LoyaltyStatusPanel>)
  const cashback = await screen.findByRole('row', { name: /Cashback Exchange abc/ })
  expect(cashback).toHaveTextContent('+0.0012')
  expect(within(cashback).getByRole('link')).toHaveAttribute('href', '/exchange?id=abc')
  expect(screen.getByRole('row', { name: /Withdrawal −0\.0005/ })).toHaveTextContent('Nov 21, 2026')
})

test('before the first exchange it says what will stand there', async () => {
  fetched.mockResolvedValue(aLoyaltyStatus({ days: [{ date: '2026-11-21', volumeBtc: '0' }], entries: [] }))
  renderWithStore(<LoyaltyStatusPanel>levels</LoyaltyStatusPanel>)
  expect(await screen.findByText(/No completed exchanges in this period/)).toBeVisible()
  expect(screen.getByText(/Nothing here yet\. Cashback/)).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a loyalty status that cannot be loaded shows why', async () => {
  fetched.mockRejectedValue(new ApiFailure({ kind: 'unreachable' }))
  renderWithStore(<LoyaltyStatusPanel>levels</LoyaltyStatusPanel>)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your loyalty level.')
})
