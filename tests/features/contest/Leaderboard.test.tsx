// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Leaderboard } from '@/features/contest/Leaderboard'
import { renderWithStore } from '../../renderWithStore'

const PLACES = [
  { place: 1, name: '7F3A', volumeBtc: '1234.5' },
  { place: 2, name: '0B1C', volumeBtc: '0.25' },
]
const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))

test('each place has its made-up name, its volume and its prize', () => {
  renderWithStore(<Leaderboard title="The table" places={PLACES} prizes={['500 USDT']} />)
  expect(rows().slice(1)).toEqual([
    ['1', 'Participant 7F3A', '1,234.5', '500 USDT'],
    ['2', 'Participant 0B1C', '0.25', '–'],
  ])
})

test('without prizes there is no column for them, and an empty table says that it is empty', () => {
  renderWithStore(<Leaderboard title="The table" places={[]} prizes={[]} />)
  expect(rows()).toEqual([['Rank', 'Participant', 'Volume in BTC']])
  expect(screen.getByText(/No completed exchanges in this contest/)).toBeVisible()
})
