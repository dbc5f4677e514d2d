// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HistoryTable } from '@/features/coin/HistoryTable'
import { PriceChart } from '@/features/coin/PriceChart'
import { ExchangeRows } from '@/features/history/ExchangeRows'
import { LastExchanges } from '@/features/lastExchanges/LastExchanges'
import { ReviewEntries } from '@/features/reviews/ReviewEntries'
import { anExchange } from '../domain/anExchange'
import { renderWithStore } from '../renderWithStore'

const INVALID = 'yesterday'
const TIMES = [INVALID, ''] as const

test.each(TIMES)('the last exchanges show one whose date is invalid without a date: %j', (finishedAt) => {
  const exchange = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' }
  const row = { ...exchange, amountFrom: '0.5', amountTo: '13', finishedAt }
  renderWithStore(<LastExchanges />, { preloaded: { lastExchanges: [row] } })
  expect(screen.getByRole('listitem')).toHaveTextContent(/^≈ 0.5 BTC13 ETH$/)
})

test.each(TIMES)('a review whose date is invalid stands without a date: %j', (createdAt) => {
  const review = { id: 'a', rating: 5 as const, name: 'Anna', text: 'Fast', language: 'en', createdAt }
  renderWithStore(<ReviewEntries first={{ reviews: [review], total: 1 }} />)
  expect(screen.getByRole('article')).toHaveTextContent('Anna ·')
})

test.each(TIMES)('a row of the history whose dates are invalid stands without dates: %j', (at) => {
  renderWithStore(
    <ExchangeRows caption="Exchanges" exchanges={[anExchange({ createdAt: at, updatedAt: at })]} />,
  )
  expect(screen.getAllByText(/0\.1 BTC/)[0]).toBeVisible()
})

test.each(TIMES)('a price whose date is invalid is in the table, and left out of the chart: %j', (at) => {
  const points = [
    { at, priceUsd: '1' },
    { at: '2026-11-20T12:00:00Z', priceUsd: '2' },
    { at: '2026-11-21T12:00:00Z', priceUsd: '3' },
  ]
  const { container } = renderWithStore(
    <>
      <PriceChart name="Bitcoin" range="7d" points={points} />
      <HistoryTable name="Bitcoin" range="7d" points={points} />
    </>,
  )
  expect(screen.getAllByRole('row')).toHaveLength(4)
  expect(container.querySelector('path:last-of-type')?.getAttribute('d')).toMatch(/^M0 [\d.]+L640 [\d.]+$/)
})
