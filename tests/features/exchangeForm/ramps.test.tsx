// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchPrices } from '@/api/markets'
import { fetchRampOffers, fetchRampOptions } from '@/api/ramps'
import { fetchEstimate } from '@/api/quotes'
import type { RampOffers } from '@/contract/ramps'
import { ApiFailure } from '@/domain/text/failure'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { rateKindChosen, selectDraft } from '@/store/slices/exchangeSlice'
import { aSite } from '../../aSite'
import {
  aRampInfo,
  aRampOffer,
  aRampRefusal,
  someRampOffers,
  someRampOptions,
} from '../../domain/ramp/aRampOffer'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/quotes', () => ({ fetchEstimate: vi.fn(), fetchOffers: vi.fn() }))
vi.mock('@/api/markets', () => ({ fetchPrices: vi.fn() }))
vi.mock('@/api/ramps', () => ({
  fetchRampOptions: vi.fn(),
  fetchRampOffers: vi.fn(),
  createRampOrder: vi.fn(),
}))
vi.mock('@/config/timings', async (original) => ({
  ...(await original<typeof import('@/config/timings')>()),
  quoteDebounce: 5,
}))
const listed = vi.mocked(fetchRampOffers)
const known = vi.mocked(fetchRampOptions)

const CARD = aRampOffer({
  ramp: aRampInfo({ id: 'banxa', name: 'Banxa', entity: 'Banxa Ltd', kyc: [] }),
  method: 'card',
  get: '0.0029',
  fees: { provider: '8', network: null, bank: null, partner: '1', total: null },
  minutes: [10, 30],
  isEstimate: false,
  validUntil: '2026-11-29T20:00:00.000Z',
  quoteId: 'quote-card',
})
const SEPA = aRampOffer()
const TWO = someRampOffers({ offers: [SEPA, CARD] })

const open = (
  draft: { from: string; to: string; amount?: string } = { from: 'eur', to: 'btc', amount: '200' },
  onSubmit = vi.fn(),
  sandbox = false,
) => ({
  onSubmit,
  ...renderWithStore(<ExchangeForm submit="next" onSubmit={onSubmit} />, {
    preloaded: { site: aSite({ hasRamps: true, sandbox }), draft },
  }),
})
const country = () => screen.findByRole('combobox', { name: 'Country you live in' })
const got = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'You get' })
const send = async (amount: string) => {
  const field = screen.getByRole('textbox', { name: 'You send' })
  await userEvent.clear(field)
  await userEvent.type(field, amount)
}
const giving = (list: RampOffers) => listed.mockResolvedValue(list)
const compare = async (count: number) =>
  userEvent.click(await screen.findByRole('button', { name: `Compare offers: ${count}` }))

beforeEach(() => {
  localStorage.clear()
  known.mockReset().mockResolvedValue(someRampOptions({ country: 'CH' }))
  listed.mockReset().mockResolvedValue(TWO)
  vi.mocked(fetchEstimate).mockReset()
  vi.mocked(fetchPrices)
    .mockReset()
    .mockRejectedValue(new ApiFailure({ kind: 'notOffered' }))
})

describe('a purchase', () => {
  test('is quoted by the best offer in the country of the call, and never by the market of coins', async () => {
    open()
    await waitFor(() => expect(got()).toHaveValue('0.0031'))
    expect(await country()).toHaveValue('CH')
    expect(listed).toHaveBeenCalledWith(
      {
        ...{ direction: 'buy', fiat: 'eur', ticker: 'btc', network: 'btc', amount: '200', side: 'pay' },
        ...{ country: 'CH', state: '', method: '' },
      },
      expect.anything(),
    )
    expect(fetchEstimate).not.toHaveBeenCalled()
    expect(screen.getByText('The bank account or card must be in your own name.')).toBeVisible()
  })

  test.each([
    [
      'connection',
      'CH',
      false,
      'CH',
      'We guessed this from your internet connection. Change it if it is wrong.',
    ],
    ['browser', null, true, 'CH', 'We guessed this from your browser. Change it if it is wrong.'],
  ])(
    'says of a country that the %s suggests that nobody chose it',
    async (_, byCall, sandbox, code, hint) => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH'])
      known.mockResolvedValue(someRampOptions({ country: byCall }))
      open(undefined, undefined, sandbox)
      expect(await country()).toHaveValue(code)
      expect(await country()).toHaveAccessibleDescription(hint)
      await userEvent.selectOptions(await country(), 'ZZ')
      expect(await country()).not.toHaveAccessibleDescription()
      // The same one, but chosen.
      await userEvent.selectOptions(await country(), code)
      expect(await country()).not.toHaveAccessibleDescription()
      vi.restoreAllMocks()
    },
  )

  test('compares ramps and methods by what arrives, with fees, time, identity check and custody', async () => {
    open()
    await compare(2)
    const cards = within(screen.getByRole('group', { name: 'Offers' })).getAllByRole('radio')
    expect(cards[0]).toBeChecked()
    expect(cards[0]).toHaveAccessibleName(
      /^Bity Bank transfer \(SEPA\) Best offer You get 0.0031.BTC Fees 3.EUR · ≈.1–2 days · Estimate · ID check above 1,000.CHF a day Bity holds your funds until the payout. Contract with Bity SA/,
    )
    expect(cards[1]).toHaveAccessibleName(
      /^Banxa Card You get 0.0029.BTC Fees 9.EUR · ≈.10–30 min · Price locked until .* · ID check: not stated Banxa holds/,
    )
  })

  test('is quoted by the offer that is chosen', async () => {
    const { store } = open()
    await compare(2)
    await userEvent.click(screen.getByRole('radio', { name: /^Banxa/ }))
    expect(got()).toHaveValue('0.0029')
    expect(selectDraft(store.getState()).provider).toBe('banxa card')
    expect(screen.getByRole('radio', { name: /^Banxa/ })).toBeChecked()
  })

  test('takes the way of paying that is chosen, and remembers both', async () => {
    const first = open()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Pay by' }), 'Card')
    await waitFor(() => expect(got()).toHaveValue('0.0029'))
    expect(localStorage.getItem('buy-sell-place')).toBe('CH,,card')
    first.unmount()
    known.mockResolvedValue(someRampOptions({ country: 'US' }))
    open()
    await waitFor(() => expect(got()).toHaveValue('0.0029'))
    expect(await country()).toHaveValue('CH')
  })

  test('can be sent off only with an offer', async () => {
    const { onSubmit } = open()
    const button = screen.getByRole('button', { name: 'Continue' })
    await userEvent.click(button)
    expect(onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(got()).toHaveValue('0.0031'))
    await userEvent.click(button)
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('limits', () => {
  const low = someRampOffers({
    refusals: [
      aRampRefusal({ method: 'sepa', limit: '300' }),
      aRampRefusal({ ramp: CARD.ramp, method: 'card', limit: '250' }),
      aRampRefusal({ ramp: CARD.ramp, method: 'pix', code: 'unavailable', limit: null }),
    ],
    nearest: [
      { method: 'sepa', code: 'below_min', limit: '300' },
      { method: 'card', code: 'below_min', limit: '250' },
    ],
  })

  test('are said of each method, and the nearest can be taken', async () => {
    giving(low)
    const { store } = open({ from: 'eur', to: 'btc' })
    await send('200')
    await waitFor(() => expect(screen.getByText('The minimum is 250 EUR.')).toBeVisible())
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Bity · Bank transfer (SEPA) Minimum 300 EUR Use 300 EUR',
      'Banxa · Card Minimum 250 EUR Use 250 EUR',
      'Banxa · Pix Temporarily unavailable ',
    ])
    giving(TWO)
    await userEvent.click(screen.getByRole('button', { name: /^Use 300/ }))
    expect(selectDraft(store.getState()).amount).toBe('300')
    await waitFor(() => expect(got()).toHaveValue('0.0031'))
  })

  test('of the chosen method come before offers of others', async () => {
    localStorage.setItem('buy-sell-place', 'CH,,card')
    giving(someRampOffers({ ...low, offers: [SEPA] }))
    open({ from: 'eur', to: 'btc' })
    await send('200')
    await waitFor(() => expect(screen.getByText('The minimum is 250 EUR.')).toBeVisible())
  })
})

describe('where', () => {
  test('nobody may serve the visitor, the form says so and leads to coins', async () => {
    known.mockResolvedValue(someRampOptions({ countries: [], country: 'DE' }))
    const { store } = open()
    await waitFor(() => expect(screen.getByText('You can’t buy coins where you live')).toBeVisible())
    expect(got()).toHaveAttribute('placeholder', '–')
    expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Exchange coins' }))
    const { from, to } = selectDraft(store.getState())
    expect([from, to]).toEqual(['btc', 'eth'])
    expect(listed).not.toHaveBeenCalled()
  })

  test('a country is not served it is not quoted either', async () => {
    known.mockResolvedValue(someRampOptions({ country: 'DE' }))
    open()
    expect(await country()).toHaveDisplayValue('Germany')
    expect(screen.getByText('You can’t buy coins where you live')).toBeVisible()
    await userEvent.selectOptions(await country(), 'Switzerland')
    await waitFor(() => expect(got()).toHaveValue('0.0031'))
  })

  test('no country is known it has to be chosen, and the button leads there', async () => {
    known.mockResolvedValue(someRampOptions())
    open()
    expect(await country()).toHaveDisplayValue('Choose a country')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await country()).toHaveFocus()
    expect(listed).not.toHaveBeenCalled()
  })

  test('states decide, one of them has to be chosen', async () => {
    known.mockResolvedValue(someRampOptions({ country: 'US' }))
    open()
    const state = await screen.findByRole('combobox', { name: 'State' })
    expect(listed).not.toHaveBeenCalled()
    await userEvent.selectOptions(state, 'TX')
    await waitFor(() => expect(listed).toHaveBeenCalled())
    expect(listed.mock.lastCall?.[0]).toMatchObject({ country: 'US', state: 'TX' })
    await userEvent.selectOptions(state, 'Another state')
    await waitFor(() => expect(screen.getByText('You can’t buy coins where you live')).toBeVisible())
  })
})

test('an offer that needs a signature is not possible for a coin whose wallets cannot be connected', async () => {
  giving(someRampOffers({ offers: [aRampOffer({ needs: ['address', 'signature'], opens: 'sign' }), CARD] }))
  open()
  await waitFor(() => expect(got()).toHaveValue('0.0029'))
  await compare(2)
  expect(screen.getByRole('radio', { name: /^Bity/ })).toBeDisabled()
})

test('a sale is quoted in what arrives on the account', async () => {
  giving(
    someRampOffers({
      offers: [aRampOffer({ pay: '0.003', get: '180.55', needs: ['iban'], opens: 'deposit' })],
    }),
  )
  open({ from: 'btc', to: 'eur', amount: '0.003' })
  await waitFor(() => expect(got()).toHaveValue('180.55'))
  expect(listed.mock.lastCall?.[0]).toMatchObject({ direction: 'sell', fiat: 'eur', ticker: 'btc' })
})

test('an exchange of coins loads nothing of ramps', async () => {
  open({ from: 'btc', to: 'eth', amount: '0.1' })
  await waitFor(() => expect(fetchEstimate).toHaveBeenCalled())
  expect(known).not.toHaveBeenCalled()
})

test('a fixed rate of coins is no more once one buys or sells', async () => {
  const { store } = open({ from: 'btc', to: 'eth', amount: '1' })
  act(() => void store.dispatch(rateKindChosen('fixed')))
  await userEvent.click(screen.getByRole('radio', { name: 'Buy' }))
  expect(selectDraft(store.getState())).toMatchObject({ from: 'eur', fixed: false })
})
