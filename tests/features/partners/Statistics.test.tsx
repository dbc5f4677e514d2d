// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchStatistics } from '@/api/partners'
import { downloadText } from '@/browser/page/downloadText'
import type { PartnerStatistics } from '@/contract/partners'
import { ApiFailure } from '@/domain/text/failure'
import { Statistics } from '@/features/partners/Statistics'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/partners', () => ({ fetchStatistics: vi.fn() }))
vi.mock('@/browser/page/downloadText', () => ({ downloadText: vi.fn() }))
const fetched = vi.mocked(fetchStatistics)
beforeEach(() => void vi.resetAllMocks())

const figures = (orders: number, volumeBtc = '0') => ({
  ...{ orders, completed: orders, volumeBtc, commissionBtc: '0.0004', pendingBtc: '0' },
})
const statistics = (changes: Partial<PartnerStatistics> = {}): PartnerStatistics => ({
  ...{ by: 'day', timeZone: 'Europe/Kyiv', from: '2026-11-26', to: '2026-11-28' },
  rows: [
    { key: '2026-11-26', ...figures(2, '0.1') },
    { key: '2026-11-27', ...figures(0) },
    { key: '2026-11-28', ...figures(7, '0.05') },
  ],
  total: figures(9, '0.15'),
  ...changes,
})

test('days are a chart with words and a table, the newest first and without the empty ones', async () => {
  fetched.mockResolvedValue(statistics())
  renderWithStore(<Statistics />)
  const chart = await screen.findByRole('img', {
    name: 'Bar chart with one bar per day: Exchanges. The highest is Nov 28, 2026 with 7.',
  })
  expect(chart.querySelectorAll('rect')).toHaveLength(3)
  expect(screen.getByRole('columnheader', { name: 'Day (Europe/Kyiv)' })).toBeVisible()
  const [, ...shown] = screen.getAllByRole('row')
  expect(shown.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    ...['Nov 28, 2026', 'Nov 26, 2026', 'Total'],
  ])
  expect(shown.at(-1)).toHaveTextContent('0.15')
})

test('another measure has another highest day', async () => {
  fetched.mockResolvedValue(statistics())
  renderWithStore(<Statistics />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Volume' }))
  expect(
    screen.getByRole('img', { name: /Volume\. The highest is Nov 26, 2026 with 0\.1\sBTC/ }),
  ).toBeVisible()
})

test('the period ends today in the chosen time zone', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T23:30:00Z'), toFake: ['Date'] })
  fetched.mockResolvedValue(statistics())
  renderWithStore(<Statistics />)
  await screen.findByRole('img')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days')
  expect(fetched).toHaveBeenLastCalledWith({
    ...{ by: 'day', from: '2026-11-24', to: '2026-11-30', timeZone: 'Asia/Tokyo' },
  })
  vi.useRealTimers()
})

test('countries and pairs have names, and what was put together is named too', async () => {
  fetched.mockResolvedValueOnce(statistics())
  renderWithStore(<Statistics />)
  const country = statistics({
    by: 'country',
    rows: [
      { key: 'DE', ...figures(6, '0.1') },
      { key: null, ...figures(3, '0.05') },
    ],
  })
  fetched.mockResolvedValueOnce(country)
  await userEvent.click(await screen.findByRole('radio', { name: 'Country' }))
  expect(await screen.findByRole('row', { name: /^Germany 6 6/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /^Other 3 3/ })).toBeVisible()
  expect(
    screen.getByRole('img', { name: 'Bar chart: Exchanges. The highest is Germany with 6.' }),
  ).toBeVisible()
})

test('the file has every row with the time zone', async () => {
  fetched.mockResolvedValue(statistics())
  renderWithStore(<Statistics />)
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  const lines = [
    'day,orders,completed,volumeBtc,commissionBtc,pendingBtc,timeZone',
    '2026-11-26,2,2,0.1,0.0004,0,Europe/Kyiv',
    '2026-11-27,0,0,0,0.0004,0,Europe/Kyiv',
    '2026-11-28,7,7,0.05,0.0004,0,Europe/Kyiv',
  ]
  expect(downloadText).toHaveBeenCalledExactlyOnceWith(
    ...['partner-statistics-day-2026-11-26-2026-11-28.csv', 'text/csv', `${lines.join('\r\n')}\r\n`],
  )
})

test('a period without exchanges says when they will appear', async () => {
  fetched.mockResolvedValue(statistics({ total: figures(0) }))
  renderWithStore(<Statistics />)
  expect(await screen.findByText('No exchanges in this period')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('statistics that cannot be loaded show why', async () => {
  fetched.mockRejectedValue(new ApiFailure({ kind: 'unreachable' }))
  renderWithStore(<Statistics />)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the statistics.')
})
