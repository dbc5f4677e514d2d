// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReviewOrder } from '@/features/review/ReviewOrder'
import { anEstimate, aQuoteRequest } from '../../domain/aQuote'
import { BTC, ETH } from '../../domain/currencies'
import { renderWithStore } from '../../renderWithStore'

const ignore = () => {}
const review = (reverse: boolean) =>
  renderWithStore(
    <ReviewOrder
      request={aQuoteRequest({ reverse, amount: '1.5' })}
      estimate={anEstimate('0.05')}
      from={BTC}
      to={ETH}
      onPlaced={ignore}
      onRefused={ignore}
    />,
  )

test('the button names the amount to send, also when the amount to get was typed', () => {
  review(false).unmount()
  review(true)
  expect(screen.getByRole('button', { name: 'Create exchange: send 0.05\u00a0BTC' })).toBeTruthy()
})

test('the terms that are accepted open in a tab of their own', () => {
  review(false)
  const terms = screen.getByRole('link', { name: /Terms of use/ })
  expect(terms.getAttribute('href')).toBe('/terms-of-use')
  expect(terms.getAttribute('target')).toBe('_blank')
})
