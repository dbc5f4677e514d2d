// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PriceChange } from '@/ui/table/PriceChange'

test.each([
  ['0.42', '+0.42%', 'up'],
  ['0.00', '0.00%', 'none'],
  ['-0.001', '0.00%', 'none'],
  ['-0.42', '−0.42%', 'down'],
])('a change of %s reads %s and goes %s', (percent, text, direction) => {
  render(<PriceChange percent={percent} intl="en-US" />)
  expect(screen.getByText(text)).toHaveAttribute('data-direction', direction)
})
