// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchReportPage, fetchReportSummary } from '@/api/deskReports'
import { downloadText } from '@/browser/page/downloadText'
import { ReportDesk } from '@/features/desk/ReportDesk'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/deskReports', () => ({ fetchReportPage: vi.fn(), fetchReportSummary: vi.fn() }))
vi.mock('@/browser/page/downloadText', () => ({ downloadText: vi.fn() }))
const pageMock = vi.mocked(fetchReportPage)
const sumsMock = vi.mocked(fetchReportSummary)
const savedMock = vi.mocked(downloadText)

const rowOf = (payout: string) => ({ payout, amount: '0.004', unit: 'btc' })

beforeEach(() => {
  savedMock.mockReset()
  pageMock.mockReset().mockImplementation((report, _, after) =>
    Promise.resolve({
      ...{ report, columns: [] },
      ...(after ? { rows: [rowOf('p2')], next: null } : { rows: [rowOf('p1')], next: { at: 7, id: 'p1' } }),
    }),
  )
  sumsMock.mockReset().mockImplementation((report) =>
    Promise.resolve({
      ...{ report, columns: [] },
      rows: [{ group: 'finished', measure: 'amount', unit: 'btc', count: '2', sum: '0.008' }],
    }),
  )
})

async function choose() {
  await userEvent.selectOptions(screen.getByLabelText('Report'), 'payouts')
  fireEvent.change(screen.getByLabelText('From 00:00 UTC of'), { target: { value: '2026-10-01' } })
  fireEvent.change(screen.getByLabelText('Until 00:00 UTC of'), { target: { value: '2026-11-01' } })
}

test('a report is loaded page by page and saved as one file', async () => {
  renderWithStore(<ReportDesk />)
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('2 rows are in the file.')).toBeVisible()
  expect(pageMock.mock.calls.map(([report, days, after]) => [report, days.from, days.to, after])).toEqual([
    ['payouts', '2026-10-01', '2026-11-01', null],
    ['payouts', '2026-10-01', '2026-11-01', { at: 7, id: 'p1' }],
  ])
  const [name, type, text] = savedMock.mock.calls[0] ?? []
  expect([name, type]).toEqual(['payouts-2026-10-01-2026-11-01.csv', 'text/csv'])
  expect(text?.split('\r\n')).toHaveLength(4)
})

test('as JSON it has rows and sums', async () => {
  renderWithStore(<ReportDesk />)
  await choose()
  await userEvent.click(screen.getByRole('radio', { name: 'JSON' }))
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await screen.findByText('2 rows are in the file.')
  expect(JSON.parse(savedMock.mock.calls[0]?.[2] ?? '')).toMatchObject({
    ...{ report: 'payouts', from: '2026-10-01T00:00:00.000Z', to: '2026-11-01T00:00:00.000Z' },
    rows: [rowOf('p1'), rowOf('p2')],
    summary: [{ sum: '0.008' }],
  })
})

test('sums are shown on request, and not for another period', async () => {
  renderWithStore(<ReportDesk />)
  await choose()
  await userEvent.click(screen.getByRole('button', { name: 'Show sums' }))
  const table = await screen.findByRole('table', { name: 'Sums for each unit' })
  expect(within(table).getByRole('row', { name: /finished/ })).toHaveTextContent('0.008btc')
  fireEvent.change(screen.getByLabelText('From 00:00 UTC of'), { target: { value: '2026-10-02' } })
  expect(screen.queryByRole('table')).toBeNull()
})

test('what is no period says so, and offers no download', () => {
  renderWithStore(<ReportDesk />)
  fireEvent.change(screen.getByLabelText('Until 00:00 UTC of'), { target: { value: '2020-01-01' } })
  expect(screen.getByRole('alert')).toHaveTextContent('must be after the first')
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
})
