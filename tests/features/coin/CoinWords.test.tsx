// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CoinWords } from '@/features/coin/CoinWords'
import { renderWithStore } from '../../renderWithStore'

const TEXT = {
  purpose: 'It pays.',
  network: 'It confirms.',
  address: 'It begins with b.',
  moving: 'Check it.',
}

test('the text of a coin stands in four sections, and its sources follow without passing rank', () => {
  const sources = [{ title: 'Developer guide', url: 'https://docs.example/' }]
  renderWithStore(<CoinWords name="Bitcoin" words={{ ...TEXT, sources }} />)
  expect(screen.getByRole('region', { name: 'What Bitcoin is for' })).toHaveTextContent('It pays.')
  expect(screen.getByRole('region', { name: 'What to check before you send it' })).toHaveTextContent(
    'Check it.',
  )
  const link = screen.getByRole('link', { name: /^Developer guide/ })
  expect(link).toHaveAttribute('href', 'https://docs.example/')
  expect(link).toHaveAttribute('rel', 'noopener nofollow')
})

test('without sources no heading of them is shown', () => {
  renderWithStore(<CoinWords name="Bitcoin" words={{ ...TEXT, sources: [] }} />)
  expect(screen.queryByRole('heading', { name: 'Sources' })).toBeNull()
})
