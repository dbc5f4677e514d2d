// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchOverview } from '@/api/deskOverview'
import type { DeskOverview as Overview } from '@/contract/deskOverview'
import type { OverviewPeriod } from '@/domain/report/overview'
import { ApiFailure } from '@/domain/text/failure'
import { DeskOverview } from '@/features/desk/DeskOverview'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/deskOverview', () => ({ fetchOverview: vi.fn() }))
const fetchMock = vi.mocked(fetchOverview)

const slot = { created: 0, deposited: 0, finished: 0, volumeUsd: '0' }
const emptyOf = (period: OverviewPeriod): Overview => ({
  ...{ period, from: '2026-11-24T00:00:00.000Z', to: '2026-11-25T09:30:00.000Z' },
  orders: { created: 0, deposited: 0, finished: 0 },
  volume: { btc: '0', btcOrders: 0, usd: '0', usdOrders: 0 },
  ...{ medianMinutes: null, statuses: [], earnings: [], earned: [], failures: [] },
  slots: [
    { from: '2026-11-24T00:00:00.000Z', ...slot },
    { from: '2026-11-25T00:00:00.000Z', ...slot },
  ],
  waiting: { held: 0, verifying: 0, payoutsRequested: 0, payoutsApproved: 0, messages: 0 },
})
const busy: Overview = {
  ...emptyOf('week'),
  orders: { created: 1200, deposited: 800, finished: 600 },
  volume: { btc: '12.5', btcOrders: 80, usd: '1145000.50', usdOrders: 590 },
  medianMinutes: 12.5,
  statuses: [
    { status: 'finished', count: 600 },
    { status: 'expired', count: 400 },
    { status: 'failed', count: 200 },
  ],
  slots: [
    {
      from: '2026-11-24T00:00:00.000Z',
      created: 900,
      deposited: 600,
      finished: 450,
      volumeUsd: '870000.255',
    },
    { from: '2026-11-25T00:00:00.000Z', created: 300, deposited: 200, finished: 150, volumeUsd: '275000' },
  ],
  earnings: [{ state: 'estimated', orders: 600, valueBtc: '0.05' }],
  earned: [{ state: 'estimated', unit: 'eth', orders: 600, amount: '1.25' }],
  failures: [
    { provider: 'exolix', status: 'failed', reason: 'creation_unknown', count: 150 },
    { provider: 'near', status: 'failed', reason: null, count: 50 },
  ],
  waiting: { held: 3, verifying: 1, payoutsRequested: 2, payoutsApproved: 0, messages: 7 },
}

beforeEach(() => fetchMock.mockReset().mockResolvedValue(busy))

const show = (mayOpen: (section: string) => boolean = () => true) =>
  renderWithStore(<DeskOverview mayOpen={mayOpen} />)
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt, dt *' })).closest('div')
const rowsOf = (name: string) => {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row', { hidden: true })
  return rows.map((row) => [...row.children].map((cell) => cell.textContent))
}

test('every number is text, also those of the bars', async () => {
  show()
  expect(await figure('Volume in BTC')).toHaveTextContent(
    '12.5 BTCas in the report of orders: of the 80 that count for loyalty',
  )
  expect(await figure('Volume in US dollars')).toHaveTextContent('$1,145,000.5')
  expect(await figure('Volume in US dollars')).toHaveTextContent('known of 590 of 600 finished')
  expect(await figure('Deposit seen')).toHaveTextContent('80066.7% of those created')
  expect(await figure('Finished')).toHaveTextContent('60050% of those created, 75% of those with a deposit')
  expect(await figure('From deposit to finish')).toHaveTextContent('12.5 min')
  expect(screen.getByRole('img')).toHaveAccessibleName('Created by day: the highest is 900, 24 Nov')
  await userEvent.click(screen.getByRole('radio', { name: 'Volume' }))
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Volume by day: the highest is \$870,000.26/)
  await userEvent.click(screen.getByText('By day of UTC', { selector: 'summary' }))
  expect(rowsOf('By day of UTC')).toEqual([
    ['24 Nov', '900', '600', '450', '$870,000.26'],
    ['25 Nov', '300', '200', '150', '$275,000'],
  ])
  expect(rowsOf('Orders by status')).toEqual([
    ['finished', '600', '50%'],
    ['expired', '400', '33.3%'],
    ['failed', '200', '16.7%'],
  ])
  expect(rowsOf('Earnings in BTC')).toEqual([['estimated', '600', '0.05\u00a0BTC']])
  expect(rowsOf('Failures by provider and reason')).toEqual([
    ['exolix', 'failed', 'creation_unknown', '150'],
    ['near', 'failed', 'not given', '50'],
  ])
})

test('an empty site has zeros and says what is not enough', async () => {
  fetchMock.mockResolvedValue(emptyOf('week'))
  const { container } = show()
  expect(await figure('Created')).toHaveTextContent('Created0')
  expect(await figure('Finished')).toHaveTextContent('0not enough of those created')
  expect(await figure('From deposit to finish')).toHaveTextContent('not enoughfewer than 5 orders')
  expect(screen.getByText('No order was created in this period.')).toBeVisible()
  expect(screen.getByText('No order finished in this period.')).toBeVisible()
  expect(screen.getByText('No order of this period has failed.')).toBeVisible()
  expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
})

test('what waits leads to its section, where the reader may open it', async () => {
  show((section) => section === 'messages')
  const messages = await screen.findByRole('link', { name: 'Messages without a reply' })
  expect(messages.getAttribute('href')).toContain('section=messages')
  expect(messages.closest('div')).toHaveTextContent('7')
  expect(screen.queryByRole('link', { name: 'Exchanges on hold' })).toBeNull()
  expect(await figure('Exchanges on hold')).toHaveTextContent('3')
})

test('another period is loaded, and the numbers of the last one are not shown for it', async () => {
  show()
  await figure('Volume in BTC')
  fetchMock.mockRejectedValue(new ApiFailure({ kind: 'unreachable' }))
  await userEvent.click(screen.getByRole('radio', { name: '12 months' }))
  expect(await screen.findByText(/Overview: not loaded/)).toBeVisible()
  expect(screen.queryByText('Volume in BTC')).toBeNull()
  expect(fetchMock.mock.calls).toEqual([['week'], ['year']])
  fetchMock.mockResolvedValue({ ...emptyOf('year') })
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await figure('Created')).toHaveTextContent('Created0')
})
