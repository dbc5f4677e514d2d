// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchEstimate, fetchOffers } from '@/api/quotes'
import { fetchPrices } from '@/api/markets'
import type { OfferList, OfferProvider } from '@/contract/quotes'
import { ApiFailure } from '@/domain/text/failure'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { selectDraft } from '@/store/slices/exchangeSlice'
import { anEstimate, aQuoteRequest, aRefusal } from '../../domain/aQuote'
import { deferred } from '../../deferred'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/quotes', () => ({ fetchEstimate: vi.fn(), fetchOffers: vi.fn() }))
vi.mock('@/api/markets', () => ({ fetchPrices: vi.fn() }))
vi.mock('@/config/timings', async (original) => ({
  ...(await original<typeof import('@/config/timings')>()),
  offersRetry: 10,
}))
const quoted = vi.mocked(fetchEstimate)
const listed = vi.mocked(fetchOffers)

const NOW: OfferProvider = { id: 'changenow', name: 'ChangeNOW', custody: 'custodial', kyc: 'possible' }
const NEAR: OfferProvider = { id: 'near', name: 'NEAR Intents', custody: 'protocol', kyc: 'rare' }
const EXOLIX: OfferProvider = { id: 'exolix', name: 'Exolix', custody: 'custodial', kyc: 'rare' }

type Offer = OfferList['offers'][number]
const anOffer = (provider: OfferProvider, estimate: string, changes: Partial<Offer> = {}): Offer => ({
  provider,
  estimate,
  networkFee: null,
  min: '0.001',
  max: null,
  rateId: null,
  validUntil: null,
  fixed: false,
  minutes: [10, 60],
  ...changes,
})
const none = (provider: OfferProvider, code: string, min: string | null = null) => ({
  provider,
  code,
  min,
  max: null,
})
const aList = (offers: Offer[], missing: OfferList['missing'] = []): OfferList => ({
  offers,
  missing,
  askedAt: new Date().toISOString(),
})
const TWO = [anOffer(NOW, '2.6'), anOffer(NEAR, '2.5', { minutes: [2, 2] })]

const quote = (provider: OfferProvider | null = NOW) => ({
  request: aQuoteRequest(),
  estimate: anEstimate('2.6', { provider }),
  at: new Date().toISOString(),
})
const open = (preloaded = {}) =>
  renderWithStore(<ExchangeForm submit="direction" onSubmit={vi.fn()} />, {
    preloaded: { quote: quote(), ...preloaded },
  })
const offersButton = (count: number) => screen.findByRole('button', { name: `${count} offers` })
const get = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'You get' })

beforeEach(() => {
  localStorage.clear()
  quoted.mockReset().mockResolvedValue(anEstimate('2.6', { provider: NOW }))
  listed.mockReset().mockResolvedValue(aList(TWO))
  vi.mocked(fetchPrices)
    .mockReset()
    .mockRejectedValue(new ApiFailure({ kind: 'notOffered' }))
})

describe('who holds the money', () => {
  test('is named before anything else has been loaded', () => {
    open()
    expect(screen.getByText('ChangeNOW holds your funds until the payout.')).toBeVisible()
    expect(listed).not.toHaveBeenCalled()
  })

  test('is nobody in the sandbox, and no offers are requested', async () => {
    open({ quote: quote(null) })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText(/holds your funds/)).toBeNull()
    expect(listed).not.toHaveBeenCalled()
  })
})

describe('what the service earns', () => {
  test.each([
    ['exact', '0.5', 'Service fee of 0.5%, already deducted'],
    ['stated', '0.4', 'Service fee of 0.4%, already deducted'],
    ['none', '0', 'The provider’s rate; we add nothing'],
    ['stated', '0', 'The provider’s rate; any commission it pays us is already deducted'],
  ] as const)('is said by the offer in hand: %s, %s percent', (kind, percent, text) => {
    const estimate = anEstimate('2.6', { provider: NOW, commission: { kind, percent } })
    open({ quote: { ...quote(), estimate } })
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})

describe('the offers', () => {
  test('are closed at first, and say everything once opened', async () => {
    listed.mockResolvedValue(
      aList(TWO, [
        none(EXOLIX, 'below_min', '0.2'),
        none({ ...EXOLIX, id: 'late', name: 'Late' }, 'pending'),
      ]),
    )
    open({ prices: { prices: { btc: '60000', eth: '2300' }, at: new Date().toISOString() } })
    const button = await offersButton(2)
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('group', { name: 'Offers' })).toBeNull()
    await userEvent.click(button)
    const group = within(screen.getByRole('group', { name: 'Offers' }))
    const [best, other] = group.getAllByRole('radio')
    expect(best).toBeChecked()
    expect(best).toHaveAccessibleName(
      /ChangeNOW Best offer You get 2.6.ETH Fees ≈\s\$20.00 \(0.33%\) · ≈\s10–60\smin · Floating rate · ID checks: possible ChangeNOW holds your funds/,
    )
    expect(other).toHaveAccessibleName(
      /NEAR Intents You get 2.5.ETH Fees ≈\s\$250.00 \(4.17%\) · ≈\s2\smin · Floating rate · ID checks: rare NEAR Intents \(a protocol, not a company\)/,
    )
    const [small, late] = screen.getAllByRole('listitem')
    expect(small).toHaveTextContent(/^Exolix Minimum 0.2.BTC$/)
    expect(late).toHaveTextContent('Late No response in time')
    expect(screen.getByText('Ranked by what you get. No paid placement.')).toBeVisible()
  })

  test('are not shown where there is one provider alone', async () => {
    listed.mockResolvedValue(aList([anOffer(NOW, '2.6')]))
    open()
    await waitFor(() => expect(listed).toHaveBeenCalled())
    expect(screen.queryByRole('button', { name: /offer/ })).toBeNull()
  })

  test('of a provider that had not answered are requested once more, and only once', async () => {
    listed.mockImplementation(() => Promise.resolve(aList([anOffer(NOW, '2.6')], [none(NEAR, 'pending')])))
    open()
    await waitFor(() => expect(listed).toHaveBeenCalledTimes(2))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(listed).toHaveBeenCalledTimes(2)
  })

  test('come with the quote in one call, whose limits are those of all of them', async () => {
    const { store } = open()
    await offersButton(2)
    listed.mockClear()
    const offers = [anOffer(NOW, '5.2', { min: '0.01' }), anOffer(NEAR, '5.1', { min: '0.002' })]
    listed.mockResolvedValue(aList(offers))
    await userEvent.type(screen.getByRole('textbox', { name: 'You send' }), '5')
    await waitFor(() => expect(get()).toHaveValue('5.2'))
    expect(listed).toHaveBeenCalledOnce()
    expect(quoted).not.toHaveBeenCalled()
    expect(store.getState().quote.response?.estimate).toMatchObject({
      provider: NOW,
      min: '0.002',
      max: null,
    })
  })

  test('of an older request replace neither the quote nor the offers of a newer one', async () => {
    open()
    await userEvent.click(await offersButton(2))
    const older = deferred<OfferList>()
    listed.mockReturnValueOnce(older.promise)
    const send = screen.getByRole('textbox', { name: 'You send' })
    const calls = listed.mock.calls.length
    await userEvent.type(send, '5')
    await waitFor(() => expect(listed).toHaveBeenCalledTimes(calls + 1))
    listed.mockResolvedValue(aList([anOffer(NOW, '7.2'), anOffer(NEAR, '7.1')]))
    await userEvent.type(send, '5')
    await waitFor(() => expect(get()).toHaveValue('7.2'))
    older.resolve(aList([anOffer(NOW, '1.2')]))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(get()).toHaveValue('7.2')
    expect(screen.getAllByRole('radio', { name: /^ChangeNOW/ })[0]).toHaveAccessibleName(/You get 7.2/)
  })

  test('that a back end does not list leave the estimate alone', async () => {
    listed.mockRejectedValue(new ApiFailure({ kind: 'notOffered' }))
    quoted.mockResolvedValue(anEstimate('5.2', { provider: NOW }))
    open()
    await waitFor(() => expect(listed).toHaveBeenCalled())
    await waitFor(() => expect(get()).toHaveValue('5.2'))
    expect(screen.queryByRole('button', { name: /offer/ })).toBeNull()
  })

  test('that do not come hold back neither the amount nor the button', async () => {
    listed.mockReturnValue(deferred<OfferList>().promise)
    open()
    await waitFor(() => expect(listed).toHaveBeenCalled())
    expect(get()).toHaveValue('2.6')
    expect(screen.getByRole('button', { name: 'Exchange' })).not.toHaveAttribute('aria-busy')
  })
})

describe('choosing an offer', () => {
  test('shows its amount and custody at once, and later quotes are of that provider', async () => {
    const { store } = open()
    await userEvent.click(await offersButton(2))
    await userEvent.click(screen.getByRole('radio', { name: /^NEAR Intents/ }))
    expect(get()).toHaveValue('2.5')
    expect(screen.getByRole('radio', { name: /^NEAR Intents/ })).toBeChecked()
    expect(screen.getAllByText(/^NEAR Intents \(a protocol, not a company\)/)[0]).toBeVisible()
    listed.mockResolvedValue(aList([anOffer(NOW, '5.2'), anOffer(NEAR, '5.1')]))
    await userEvent.clear(screen.getByRole('textbox', { name: 'You send' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'You send' }), '0.2')
    await waitFor(() => expect(get()).toHaveValue('5.1'))
    expect(listed.mock.lastCall?.[0]).toEqual(aQuoteRequest({ amount: '0.2' }))
    expect(quoted).not.toHaveBeenCalled()
    expect(selectDraft(store.getState()).provider).toBe('near')
  })

  test('at a fixed rate takes the id that holds it', async () => {
    listed.mockResolvedValue(
      aList([
        anOffer(NOW, '2.6', { fixed: true, rateId: 'a' }),
        anOffer(EXOLIX, '2.5', { fixed: true, rateId: 'b' }),
      ]),
    )
    const { store } = open()
    await userEvent.click(screen.getByRole('radio', { name: 'Fixed' }))
    await userEvent.click(await offersButton(2))
    await userEvent.click(await screen.findByRole('radio', { name: /^Exolix.*Fixed rate/ }))
    expect(store.getState().quote.response?.estimate).toMatchObject({ rateId: 'b', provider: EXOLIX })
    expect(selectDraft(store.getState())).toMatchObject({ fixed: true, provider: 'exolix' })
  })

  test('ends with the pair, and with the rate type', async () => {
    const { store } = open()
    await userEvent.click(await offersButton(2))
    await userEvent.click(screen.getByRole('radio', { name: /^NEAR Intents/ }))
    await userEvent.click(screen.getByRole('radio', { name: 'Fixed' }))
    expect(selectDraft(store.getState()).provider).toBe('')
    await userEvent.click(await screen.findByRole('radio', { name: /^NEAR Intents/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Swap currencies' }))
    expect(selectDraft(store.getState()).provider).toBe('')
  })

  test('that fails afterwards is told, with the other offers still there', async () => {
    open()
    await userEvent.click(await offersButton(2))
    await userEvent.click(screen.getByRole('radio', { name: /^NEAR Intents/ }))
    quoted.mockRejectedValue(
      new ApiFailure(aRefusal('offer_unavailable', { fields: { provider: 'offer_unavailable' } })),
    )
    listed.mockResolvedValue(aList([anOffer(NOW, '5.2')], [none(NEAR, 'unavailable')]))
    await userEvent.type(screen.getByRole('textbox', { name: 'You send' }), '5')
    await screen.findByText(/None of the providers you accept has this offer/)
    expect(get()).toHaveValue('')
    await userEvent.click(await screen.findByRole('radio', { name: /^ChangeNOW/ }))
    expect(get()).toHaveValue('5.2')
    expect(screen.queryByText(/None of the providers you accept/)).toBeNull()
  })
})

describe('preferences', () => {
  const summary = () => screen.findByText('Provider preferences')

  test('are used by quotes and offers, and saved on this device', async () => {
    open()
    await userEvent.click(await offersButton(2))
    await userEvent.click(await summary())
    await userEvent.click(screen.getByRole('checkbox', { name: 'ChangeNOW' }))
    await waitFor(() => expect(listed.mock.lastCall?.[0]).toEqual(aQuoteRequest({ exclude: 'changenow' })))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'ID checks' }), 'None known or rare')
    const expected = aQuoteRequest({ exclude: 'changenow', kyc: 'rare' })
    await waitFor(() => expect(listed.mock.lastCall?.[0]).toEqual(expected))
    expect(quoted).not.toHaveBeenCalled()
    expect(localStorage.getItem('offer-filter')).toBe('rare,changenow')
  })

  test('of an earlier visit count from the first quote of this one', async () => {
    localStorage.setItem('offer-filter', 'rare,near')
    open()
    await waitFor(() => expect(listed).toHaveBeenCalled())
    for (const [request] of [...quoted.mock.calls, ...listed.mock.calls])
      expect(request).toEqual(aQuoteRequest({ exclude: 'near', kyc: 'rare' }))
  })
})
