// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoExchanges } from '@/features/history/NoExchanges'
import { ReviewEntries } from '@/features/reviews/ReviewEntries'
import { LedgerEntries } from '@/features/loyaltyStatus/LedgerEntries'
import { Illustration } from '@/ui/feedback/Illustration'
import { aSite } from '../aSite'
import { renderWithStore } from '../renderWithStore'

const preloaded = { site: aSite() }
const knots = (page: HTMLElement) => page.querySelectorAll('svg[aria-hidden=true] circle').length

test.each([
  ['exchanges', <NoExchanges key="1" />, 'No exchanges yet'],
  ['reviews', <ReviewEntries key="2" first={{ reviews: [], total: 0 }} />, /^No reviews yet/],
  ['cashback', <LedgerEntries key="3" entries={[]} />, /^Nothing here yet/],
])('a list without %s has the line with knots and says so', (_, list, words) => {
  const { container } = renderWithStore(list, { preloaded })
  expect(screen.getByText(words)).toBeVisible()
  expect(knots(container)).toBe(3)
})

test.each(['empty', 'notFound', 'offline', 'failed', 'expired', 'refunded'] as const)(
  'the drawing for %s is a line with knots',
  (name) => {
    const { container } = renderWithStore(<Illustration name={name} />)
    expect(knots(container)).toBeGreaterThanOrEqual(2)
  },
)
