// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Contest } from '@/contract/contest'
import { ContestScreen } from '@/screens/contest/ContestScreen'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

const PLAN = {
  startsAt: '2026-12-01T00:00:00.000Z',
  endsAt: '2026-12-08T00:00:00.000Z',
  prizes: ['500 USDT'],
  rulesUrl: '/terms-of-use',
}
const LEADER = { place: 1, name: '7F3A', volumeBtc: '1.5' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-30T22:59:50Z')
})
afterEach(() => void vi.useRealTimers())

const show = (data: Contest | null) =>
  renderWithStore(<ContestScreen data={data} prose={null} preloaded={{ site: aSite(), currencies: [] }} />)

describe('the contest page', () => {
  test('without a contest shows what one would be like', () => {
    show({ state: 'none' })
    expect(screen.getByText(/There’s no contest right now/)).toBeVisible()
    expect(screen.getByText('No contest scheduled')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('before a contest counts down to its start and shows no table', () => {
    show({ state: 'coming', ...PLAN, leaderboard: [] })
    expect(screen.getByRole('timer')).toHaveTextContent('1:00:10')
    expect(screen.getByText('Starts in')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('during a contest counts down to its end and shows its table', () => {
    show({ state: 'running', ...PLAN, leaderboard: [LEADER] })
    expect(screen.getByText('Ends in')).toBeVisible()
    expect(screen.getByRole('table', { name: 'Leaderboard' })).toHaveTextContent(
      'Participant 7F3A1.5500 USDT',
    )
  })

  test('after a contest shows the final table and no clock', () => {
    show({ state: 'ended', ...PLAN, leaderboard: [LEADER] })
    expect(screen.getByRole('table', { name: 'Final results' })).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
  })

  test('that came without its data claims nothing', () => {
    show(null)
    expect(screen.getByText(/Couldn’t load the contest/)).toBeVisible()
    expect(screen.queryByText('No contest scheduled')).toBeNull()
  })
})
