// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BuySellCosts } from '@/screens/buySell/BuySellCosts'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

test('each side of a fiat exchange shows the service fee of one amount and whose fee comes next', () => {
  const { unmount } = renderWithStore(<BuySellCosts direction="buy" />)
  expect(
    screen.getByText(/^If you pay \$1,000 .+ is \$5, which leaves \$995\. The network fee/),
  ).toBeVisible()
  unmount()
  renderWithStore(<BuySellCosts direction="sell" />)
  expect(screen.getByText(/^If you sell crypto .+ is \$5, which leaves \$995\. The bank fee/)).toBeVisible()
})

test('the fees follow the figures of the operator', () => {
  const operator = { figures: { fees: { spreadPercent: { floating: '0.8', fixed: '1.5' } } } }
  renderWithStore(<BuySellCosts direction="sell" />, { preloaded: { site: aSite({ operator }) } })
  expect(screen.getByText(/is \$8, which leaves \$992\./)).toBeVisible()
})

test('the page about fiat is linked unless the operator has switched it off', () => {
  const { unmount } = renderWithStore(<BuySellCosts direction="buy" />)
  expect(screen.getByRole('link', { name: 'Bank accounts and transfer times' })).toHaveAttribute(
    'href',
    '/fiat',
  )
  unmount()
  renderWithStore(<BuySellCosts direction="buy" />, {
    preloaded: { site: aSite({ operator: { off: ['/fiat'] } }) },
  })
  expect(screen.queryByRole('link')).toBeNull()
})
