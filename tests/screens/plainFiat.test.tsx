// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RampOfferView } from '@/contract/ramps'
import type { ShownRamps } from '@/screens/exchange/plain/PlainStep'
import { CurrencySelect } from '@/screens/exchange/plain/CurrencySelect'
import { PlainAmount } from '@/screens/exchange/plain/PlainAmount'
import { readPlainForm } from '@/screens/exchange/plain/PlainForm'
import { aSite } from '../aSite'
import { aRefusal } from '../domain/aQuote'
import { BTC, EUR } from '../domain/currencies'
import { aRampOffer, someRampOffers, someRampOptions } from '../domain/ramp/aRampOffer'
import { renderWithStore } from '../renderWithStore'

const show = (offers: RampOfferView[]) => {
  const form = readPlainForm({ amount: '200', country: 'CH' })
  const ramps: ShownRamps = {
    options: someRampOptions(),
    place: { country: 'CH', state: '', method: '' },
    hold: null,
    list: someRampOffers({ offers }),
  }
  renderWithStore(
    <PlainAmount
      shown={{ step: 'amount', form, quoted: null, problem: aRefusal('unavailable'), ramps }}
      pair={{ from: EUR, to: BTC }}
    />,
  )
}
const SIGNED = aRampOffer({ needs: ['address', 'signature'] })

test('where every offer needs the signature of a wallet, the form without scripts leads to the other one', () => {
  show([SIGNED])
  expect(screen.getByRole('radio')).toBeDisabled()
  expect(screen.getByText(/bought and sold in the exchange form/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open exchange form' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/exchange\S*\?from=eur&to=btc\S*&amount=200$/),
  )
})

test.each([
  ['one can be chosen', [SIGNED, aRampOffer({ method: 'card' })]],
  ['there is none', []],
])('and nothing of it where %s', (_, offers) => {
  show(offers)
  expect(screen.queryByText(/bought and sold/)).toBeNull()
})

const live = aSite({ hasRamps: true, sandbox: false })

test.each([
  ['are listed where its own quotes take them', aSite({ hasRamps: true, sandbox: true }), false, true],
  ['are listed in a form with the fields of ramps', live, true, true],
  ['are not listed in one without them, where ramps take them', live, false, false],
] as const)('currencies of a state %s', (_, site, hasRampFields, isListed) => {
  renderWithStore(<CurrencySelect name="to" label="You get" chosen={BTC} hasRampFields={hasRampFields} />, {
    preloaded: { site },
  })
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent ?? '')
  expect(names.length).toBeGreaterThan(1)
  expect(names.some((name) => name.startsWith('EUR'))).toBe(isListed)
})
