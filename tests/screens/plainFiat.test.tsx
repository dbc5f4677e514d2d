// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlainAmount } from '@/screens/exchange/plain/PlainAmount'
import { readPlainForm } from '@/screens/exchange/plain/PlainForm'
import { aSite } from '../aSite'
import { aRefusal } from '../domain/aQuote'
import { BTC, ETH, EUR } from '../domain/currencies'
import { renderWithStore } from '../renderWithStore'

const show = (from: typeof EUR, problem = aRefusal('pair_unavailable')) => {
  const form = readPlainForm({ amount: '200' })
  renderWithStore(
    <PlainAmount shown={{ step: 'amount', form, quoted: null, problem }} pair={{ from, to: BTC }} />,
  )
}

test('the form without scripts says where a currency of a state is bought and sold, with what was entered', () => {
  show(EUR)
  expect(screen.getByText(/bought and sold in the exchange form/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open exchange form' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/exchange\S*\?from=eur&to=btc\S*&amount=200$/),
  )
})

test.each([
  ['coins', ETH, aRefusal('pair_unavailable')],
  [
    'an amount below the minimum',
    EUR,
    aRefusal('validation_failed', {
      fields: { amount: 'amount_below_min' },
      limits: { min: '20', max: null },
    }),
  ],
] as const)('and nothing of it for %s', (_, from, problem) => {
  show(from, problem)
  expect(screen.queryByText(/bought and sold/)).toBeNull()
})

const currencies = () => within(screen.getByRole('combobox', { name: 'You get' })).queryAllByRole('option')

test.each([
  ['lists them where its own quotes take them', aSite({ hasRamps: true, sandbox: true }), true],
  ['does not list them where ramps take them', aSite({ hasRamps: true, sandbox: false }), false],
] as const)('of currencies of a state it %s', (_, site, isListed) => {
  const form = readPlainForm({ amount: '1' })
  renderWithStore(
    <PlainAmount
      shown={{ step: 'amount', form, quoted: null, problem: null }}
      pair={{ from: ETH, to: BTC }}
    />,
    { preloaded: { site } },
  )
  expect(currencies().length).toBeGreaterThan(1)
  expect(currencies().some(({ textContent }) => textContent?.startsWith('EUR'))).toBe(isListed)
})
