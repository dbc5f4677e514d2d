// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DealCosts } from '@/screens/deal/DealCosts'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

test('each side of a fiat exchange shows the service fee of one amount and whose fee comes next', () => {
  const { unmount } = renderWithStore(<DealCosts deal="buy" />)
  expect(
    screen.getByText(/^If you pay \$1,000 .+ is \$5, which leaves \$995\. The network fee/),
  ).toBeVisible()
  unmount()
  renderWithStore(<DealCosts deal="sell" />)
  expect(screen.getByText(/^If you sell crypto .+ is \$5, which leaves \$995\. The bank fee/)).toBeVisible()
})

test('the fees follow the figures of the operator', () => {
  const operator = { figures: { fees: { spreadPercent: { floating: '0.8', fixed: '1.5' } } } }
  renderWithStore(<DealCosts deal="sell" />, { facts: { site: aSite({ operator }) } })
  expect(screen.getByText(/is \$8, which leaves \$992\./)).toBeVisible()
})

test('the page about fiat is linked unless the operator has switched it off', () => {
  const { unmount } = renderWithStore(<DealCosts deal="buy" />)
  expect(screen.getByRole('link', { name: 'Bank accounts and transfer times' })).toHaveAttribute(
    'href',
    '/fiat',
  )
  unmount()
  renderWithStore(<DealCosts deal="buy" />, { facts: { site: aSite({ operator: { off: ['/fiat'] } }) } })
  expect(screen.queryByRole('link')).toBeNull()
})
