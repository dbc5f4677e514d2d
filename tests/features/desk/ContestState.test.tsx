// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchContestWinners, fetchDeskContest } from '@/api/desk'
import type { Contest } from '@/contract/contest'
import { ApiFailure } from '@/domain/text/failure'
import { ContestState } from '@/features/desk/ContestState'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/desk', () => ({ fetchDeskContest: vi.fn(), fetchContestWinners: vi.fn() }))
const contestMock = vi.mocked(fetchDeskContest)
const winnersMock = vi.mocked(fetchContestWinners)

const ended: Contest = {
  state: 'ended',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-11-20T00:00:00.000Z',
  prizes: ['1 BTC', '0.1 BTC'],
  rulesUrl: null,
  leaderboard: [
    { place: 1, name: 'an***', volumeBtc: '2.5' },
    { place: 2, name: 'bo***', volumeBtc: '1.25' },
  ],
}
const winners = [
  { place: 1, name: 'an***', volumeBtc: '2.5', prize: '1 BTC', email: 'anna@example.com' },
  { place: 2, name: 'bo***', volumeBtc: '1.25', prize: '0.1 BTC', email: null },
]
const SHOW = { name: 'Show winners with email addresses' }

beforeEach(() => {
  contestMock.mockReset().mockResolvedValue(ended)
  winnersMock.mockReset().mockResolvedValue(winners)
})

const rowsOf = async (name: string) => {
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row')
  return rows.map((row) =>
    [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map((cell) => cell.textContent),
  )
}

test('the winners of an ended contest are requested once staff open them, each with prize and address', async () => {
  renderWithStore(<ContestState maySeeWinners />)
  const button = await screen.findByRole('button', SHOW)
  expect(screen.getByText(/^Ended:/)).toBeVisible()
  expect(winnersMock).not.toHaveBeenCalled()
  await userEvent.click(button)
  expect(screen.getByRole('heading', { name: 'Winners' })).toBeVisible()
  expect(await rowsOf('Winners')).toEqual([
    ['1', 'an***', '1 BTC', 'anna@example.com'],
    ['2', 'bo***', '0.1 BTC', 'No confirmed address'],
  ])
  expect(winnersMock).toHaveBeenCalledTimes(1)
})

test.each([
  { name: 'before the contest has ended', maySeeWinners: true, contest: { ...ended, state: 'running' } },
  { name: 'to staff without the role', maySeeWinners: false, contest: ended },
] as const)('winners are not offered $name', async ({ maySeeWinners, contest }) => {
  contestMock.mockResolvedValue(contest)
  renderWithStore(<ContestState maySeeWinners={maySeeWinners} />)
  expect(await rowsOf('Leaderboard')).toHaveLength(2)
  expect(screen.queryByRole('button', SHOW)).toBeNull()
})

test('winners that could not be loaded are requested again', async () => {
  winnersMock.mockRejectedValueOnce(new ApiFailure({ kind: 'unreachable' }))
  renderWithStore(<ContestState maySeeWinners />)
  await userEvent.click(await screen.findByRole('button', SHOW))
  expect(await screen.findByRole('alert')).toHaveTextContent('Winners: not loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowsOf('Winners')).toHaveLength(2)
})

test('without a contest the desk names the setting that plans one', async () => {
  contestMock.mockResolvedValue({ state: 'none' })
  renderWithStore(<ContestState maySeeWinners />)
  expect(await screen.findByText(/CONTEST_START/)).toBeVisible()
})
