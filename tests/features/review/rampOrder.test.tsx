// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createRampOrder, fetchRampOffers } from '@/api/ramps'
import type { RampOfferView } from '@/contract/ramps'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { ApiFailure } from '@/domain/text/failure'
import { ReviewOrder } from '@/features/review/ReviewOrder'
import { recipientTyped } from '@/store/slices/exchangeSlice'
import { quotedOffer } from '@/store/quote/quoteFromRamps'
import { aSite } from '../../aSite'
import { anExchange } from '../../domain/anExchange'
import { aQuoteRequest, aRefusal } from '../../domain/aQuote'
import { BTC, ETH, EUR } from '../../domain/currencies'
import { aRampInfo, aRampOffer, someRampOffers } from '../../domain/ramp/aRampOffer'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/ramps', () => ({
  fetchRampOptions: vi.fn(),
  fetchRampOffers: vi.fn(),
  createRampOrder: vi.fn(),
}))
const created = vi.mocked(createRampOrder)
const listed = vi.mocked(fetchRampOffers)

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const purchase = aQuoteRequest({
  ...{ tickerFrom: 'eur', networkFrom: '', tickerTo: 'eth', networkTo: 'eth', amount: '200' },
  ramp: { direction: 'buy', country: 'CH', state: '', method: '' },
})
const BUY = aRampOffer({ method: 'card', opens: 'redirect', quoteId: 'shown' })

function open(offer: RampOfferView = BUY, request: QuoteRequest = purchase) {
  listed.mockResolvedValue(someRampOffers({ offers: [{ ...offer, quoteId: 'fresh' }] }))
  const [onPlaced, onRefused] = [vi.fn(), vi.fn()]
  const isPurchase = request.ramp?.direction === 'buy'
  const page = renderWithStore(
    <ReviewOrder
      request={request}
      estimate={quotedOffer(offer, request)}
      from={isPurchase ? EUR : BTC}
      to={isPurchase ? ETH : EUR}
      {...{ onPlaced, onRefused }}
    />,
    { preloaded: { site: aSite({ hasRamps: true, sandbox: false }) } },
  )
  act(
    () =>
      void page.store.dispatch(
        recipientTyped({ addressTo: isPurchase ? ADDRESS : 'DE89370400440532013000' }),
      ),
  )
  return { ...page, onPlaced, onRefused }
}
const button = () => screen.findByRole('button', { name: /^Create exchange: / })

beforeEach(() => {
  localStorage.clear()
  created.mockReset().mockResolvedValue({ ...anExchange(), ownerSecret: 's' })
  listed.mockReset()
})

describe('before an order', () => {
  test('the review names the ramp, its contract, register, documents, check, price and risks', async () => {
    open()
    expect(await button()).toHaveAccessibleName('Create exchange: pay 200\u00a0EUR')
    for (const [name, href] of [
      ['Bity', 'https://ramp.example'],
      ['VQF', 'https://register.example'],
      ['Terms', 'https://ramp.example/terms'],
      ['Privacy', 'https://ramp.example/privacy'],
      ['Complaints', 'https://ramp.example/complaints'],
      ['Support', 'https://ramp.example/support'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    for (const text of [
      'Bity SA, Neuchâtel',
      'Card',
      /^Estimate: the final amount is set once Bity/,
      /^ID check above 1,000.CHF a day$/,
      'Bity holds your funds until the payout.',
      /^You continue on the Bity website/,
      /You can lose all the money/,
      'This isn’t investment advice.',
      'Provider fee',
    ])
      expect(screen.getAllByText(text)[0]).toBeVisible()
  })

  test('a sale says what happens to the account, and is worded as one', async () => {
    const sale = aQuoteRequest({
      ...{ tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eur', networkTo: '', amount: '0.003' },
      ramp: { direction: 'sell', country: 'CH', state: '', method: '' },
    })
    open(aRampOffer({ pay: '0.003', get: '180', needs: ['iban'], opens: 'deposit' }), sale)
    expect(await button()).toHaveAccessibleName('Create exchange: send 0.003\u00a0BTC')
    expect(screen.getByText('Your bank account')).toBeVisible()
    expect(screen.getByText(/^You get a deposit address/)).toBeVisible()
    await userEvent.click(await button())
    await waitFor(() => expect(created).toHaveBeenCalled())
    expect(created.mock.lastCall?.[0]).toMatchObject({ iban: 'DE89370400440532013000', addressTo: '' })
  })

  test('in the sandbox it says that nothing is real, and links to nobody', async () => {
    open({
      ...BUY,
      ramp: aRampInfo({ custody: 'sandbox', entity: '', url: '', termsUrl: '', name: 'Sandbox' }),
    })
    expect(await screen.findByText(/no real money is moved/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Terms' })).toBeNull()
  })
})

describe('the order', () => {
  test('names a fresh offer, what it needs and nothing else', async () => {
    const { onPlaced } = open()
    await userEvent.click(await button())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
    const [order, { language, idempotencyKey }] = created.mock.lastCall ?? [
      null,
      { language: '', idempotencyKey: '' },
    ]
    expect(order).toMatchObject({
      quoteId: 'fresh',
      addressTo: ADDRESS,
      iban: '',
      owner: null,
      unregEmail: '',
    })
    expect([language, idempotencyKey.length > 15]).toEqual(['en', true])
    expect(localStorage.getItem('pending-order')).toBeNull()
  })

  test('is placed once by a double press', async () => {
    const { onPlaced } = open()
    const place = await button()
    act(() => {
      place.click()
      place.click()
    })
    fireEvent.click(place)
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(created).toHaveBeenCalledOnce()
  })

  test('that got no response is sent again unchanged, also after a reload', async () => {
    created.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
    const first = open()
    await userEvent.click(await button())
    expect(await screen.findByText(/it can’t be created twice/)).toBeVisible()
    const sent = created.mock.lastCall
    first.unmount()
    const { onPlaced } = open()
    listed.mockResolvedValue(someRampOffers({ offers: [{ ...BUY, quoteId: 'later' }] }))
    await userEvent.click(await button())
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
    expect(created.mock.lastCall).toEqual(sent)
  })

  test('shows worse terms before it is placed', async () => {
    open()
    listed.mockResolvedValue(someRampOffers({ offers: [{ ...BUY, get: '0.0020', quoteId: 'worse' }] }))
    await userEvent.click(await button())
    expect(await screen.findByRole('dialog', { name: 'The rate has changed' })).toBeVisible()
    expect(created).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Accept and create exchange' }))
    await waitFor(() => expect(created.mock.lastCall?.[0].quoteId).toBe('worse'))
  })

  test('is not given to another ramp or method unseen', async () => {
    open()
    listed.mockResolvedValue(someRampOffers({ offers: [aRampOffer({ method: 'sepa' })] }))
    await userEvent.click(await button())
    expect(await screen.findByRole('alert')).toHaveTextContent('temporarily unavailable')
    expect(created).not.toHaveBeenCalled()
  })

  test.each(['rate_mismatch', 'rate_expired'] as const)('with %s shows the terms of now', async (code) => {
    created.mockRejectedValueOnce(new ApiFailure(aRefusal(code)))
    open()
    await userEvent.click(await button())
    expect(await screen.findByRole('dialog', { name: 'The rate has changed' })).toBeVisible()
  })

  test('is refused in words where the country was closed meanwhile', async () => {
    created.mockRejectedValueOnce(new ApiFailure(aRefusal('region_restricted', { status: 451 })))
    open()
    await userEvent.click(await button())
    expect(await screen.findByText('This service isn’t available in your region.')).toBeVisible()
  })

  test('with a refused account leads back to its field', async () => {
    created.mockRejectedValueOnce(
      new ApiFailure(aRefusal('account_invalid', { fields: { iban: 'account_invalid' } })),
    )
    const { onRefused } = open({ ...BUY, needs: ['address', 'iban'] })
    await userEvent.click(await button())
    await userEvent.click(await screen.findByRole('button', { name: 'Edit addresses' }))
    expect(onRefused).toHaveBeenCalledWith({ userRefundAddress: 'account_invalid' })
  })
})
