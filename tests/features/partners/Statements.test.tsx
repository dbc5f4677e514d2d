// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchStatement, fetchStatements, fetchWholeStatement } from '@/api/partnerStatements'
import { downloadText } from '@/browser/page/downloadText'
import type { PartnerStatement, StatementLine } from '@/contract/partnerStatements'
import { statementCsv } from '@/domain/partner/statementCsv'
import { ApiFailure } from '@/domain/text/failure'
import { Statements } from '@/features/partners/Statements'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/partnerStatements', () => ({
  ...{ fetchStatement: vi.fn(), fetchStatements: vi.fn(), fetchWholeStatement: vi.fn() },
}))
vi.mock('@/browser/page/downloadText', () => ({ downloadText: vi.fn() }))
beforeEach(() => void vi.resetAllMocks())

const statement = (changes: Partial<PartnerStatement> = {}): PartnerStatement => ({
  ...{ month: '2026-10', timeZone: 'UTC', from: '2026-10-01', to: '2026-10-31' },
  ...{ closedAt: '2026-11-02T10:00:00.000Z', openingBtc: '0.001', earnedBtc: '0.0005' },
  ...{ reversedBtc: '-0.0002', correctionsBtc: '0', payoutsBtc: '-0.0008', otherBtc: '0' },
  closingBtc: '0.0005',
  ...changes,
})
const line = (changes: Partial<StatementLine> = {}): StatementLine => ({
  ...{ date: '2026-10-05', kind: 'commission', code: 'anna-swap', payoutId: null },
  ...{ fromAsset: 'btc-btc', toAsset: 'usdt-trx', amountBtc: '0.0005' },
  ...changes,
})

test('months are listed with what they add up to, and each links to its statement', async () => {
  vi.mocked(fetchStatements).mockResolvedValue([statement({ month: '2026-11', closedAt: null }), statement()])
  renderWithStore(<Statements />)
  const october = within(await screen.findByRole('row', { name: /^October 2026/ }))
  expect(october.getByRole('link')).toHaveAttribute('href', '/partners/statements?month=2026-10')
  expect(october.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    ...['0.001\u00a0BTC', '0.0005\u00a0BTC', '−0.0002\u00a0BTC', '0\u00a0BTC', '−0.0008\u00a0BTC'],
    ...['0.0005\u00a0BTC', 'Final'],
  ])
  expect(screen.getByRole('row', { name: /^November 2026/ })).toHaveTextContent('In progress')
})

test('other bookings have a column once there are any', async () => {
  vi.mocked(fetchStatements).mockResolvedValue([statement({ otherBtc: '0.0001' })])
  renderWithStore(<Statements />)
  expect(await screen.findByRole('columnheader', { name: 'Other bookings' })).toBeVisible()
})

test.each<[Partial<StatementLine>, string]>([
  [{}, 'Oct 5, 2026 Commission anna-swap BTC → USDT (TRX) 0.0005\u00a0BTC'],
  [
    { kind: 'commission_return', amountBtc: '-0.0002' },
    'Oct 5, 2026 Commission reversed after a refund anna-swap BTC → USDT (TRX) −0.0002\u00a0BTC',
  ],
  [
    { kind: 'payout', code: null, fromAsset: null, toAsset: null, amountBtc: '-0.0008' },
    'Oct 5, 2026 Payout – – −0.0008\u00a0BTC',
  ],
  [
    { kind: 'write_off', code: null, fromAsset: null, toAsset: null },
    'Oct 5, 2026 Other booking – – 0.0005\u00a0BTC',
  ],
])('an entry with %o is shown as «%s»', async (changes, name) => {
  vi.mocked(fetchStatement).mockResolvedValue({
    ...{ statement: statement(), result: [line(changes)], totalCount: 1 },
  })
  renderWithStore(<Statements />, { router: { query: { month: '2026-10' } } })
  expect(await screen.findByRole('row', { name })).toBeVisible()
})

test('the file has all entries, also those of other pages', async () => {
  const [shown, all] = [[line()], [line(), line({ date: '2026-10-06' })]]
  vi.mocked(fetchStatement).mockResolvedValue({ statement: statement(), result: shown, totalCount: 2 })
  vi.mocked(fetchWholeStatement).mockResolvedValue({ statement: statement(), lines: all })
  renderWithStore(<Statements />, { router: { query: { month: '2026-10' } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  expect(downloadText).toHaveBeenCalledExactlyOnceWith(
    ...['partner-statement-2026-10.csv', 'text/csv', statementCsv(statement(), all)],
  )
})

test('a file that cannot be loaded says so', async () => {
  vi.mocked(fetchStatement).mockResolvedValue({ statement: statement(), result: [], totalCount: 0 })
  vi.mocked(fetchWholeStatement).mockRejectedValue(new ApiFailure({ kind: 'unreachable' }))
  renderWithStore(<Statements />, { router: { query: { month: '2026-10' } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Export JSON' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the statements.')
})
