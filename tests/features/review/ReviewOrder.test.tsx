// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { formatDate, TIME } from '@/domain/text/date'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchEstimate } from '@/api/quotes'
import { createExchange } from '@/api/exchanges'
import { readPlacedExchange } from '@/browser/page/placedExchange'
import { ownExchanges } from '@/browser/storage/ownExchanges'
import { orderKeys } from '@/browser/storage/idempotencyKeys'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { ReviewOrder } from '@/features/review/ReviewOrder'
import { recipientTyped, selectDraft } from '@/store/slices/exchangeSlice'
import { anExchange } from '../../domain/anExchange'
import { anEstimate, aQuoteRequest, aRefusal } from '../../domain/aQuote'
import { BTC, ETH } from '../../domain/currencies'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/quotes', () => ({ fetchEstimate: vi.fn() }))
vi.mock('@/api/exchanges', () => ({ createExchange: vi.fn() }))
const quoted = vi.mocked(fetchEstimate)
const created = vi.mocked(createExchange)

const FIXED = aQuoteRequest({ fixed: true })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const held = (estimate: string, minutes = 20, rateId = 'rate-1') =>
  anEstimate(estimate, { rateId, validUntil: inMinutes(minutes) })

const EXPIRED = aRefusal('rate_expired', { fields: { rateId: 'rate_expired' } })

type Changes = { request?: QuoteRequest; estimate?: Estimate }

function review({ request = aQuoteRequest(), estimate = anEstimate('2.6') }: Changes = {}) {
  const handlers = { onPlaced: vi.fn(), onRefused: vi.fn() }
  const shown = renderWithStore(
    <ReviewOrder request={request} estimate={estimate} from={BTC} to={ETH} {...handlers} />,
  )
  shown.store.dispatch(recipientTyped({ addressTo: '0xabc' }))
  return { ...handlers, ...shown }
}
const place = () => userEvent.click(screen.getByRole('button', { name: /Create exchange|Try again/ }))
const key = (call: number) => created.mock.calls[call]?.[1]
const failWith = (failure: Failure) => created.mockRejectedValueOnce(new ApiFailure(failure))

beforeEach(() => {
  localStorage.clear()
  orderKeys.settle()
  quoted.mockReset().mockResolvedValue(anEstimate('2.6'))
  created.mockReset().mockResolvedValue(anExchange())
})

describe('placing an order', () => {
  test('sends what was reviewed, stores it on the device without its addresses', async () => {
    const { onPlaced, store } = review({ request: FIXED, estimate: held('2.6') })
    await place()
    await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith(anExchange()))
    expect(created.mock.calls[0]?.[0]).toMatchObject({ ...FIXED, rateId: 'rate-1', addressTo: '0xabc' })
    expect(ownExchanges().map(({ publicId }) => publicId)).toEqual(['abc123'])
    expect(selectDraft(store.getState()).addressTo).toBe('')
  })
})

describe('the offer that is reviewed', () => {
  const provider = { id: 'near', name: 'NEAR Intents', custody: 'protocol', kyc: 'rare' } as const
  const REFUNDS = {
    automatic: /^If NEAR Intents can’t exchange your deposit, it automatically/,
    requested: /^If NEAR Intents can’t exchange your deposit, confirm/,
    support: /^NEAR Intents handles refunds through its support/,
  }

  test.each(Object.entries(REFUNDS))(
    'says that its refunds are %s, and nothing else of them',
    (refunds, text) => {
      const terms = { ...provider, refunds: refunds as keyof typeof REFUNDS }
      review({ estimate: anEstimate('2.6', { provider: terms }) })
      for (const one of Object.values(REFUNDS))
        expect(screen.queryAllByText(one)).toHaveLength(one === text ? 1 : 0)
    },
  )

  test('promises no refund where its provider says nothing of them', () => {
    review({ estimate: anEstimate('2.6', { provider }) })
    for (const one of Object.values(REFUNDS)) expect(screen.queryByText(one)).toBeNull()
  })

  test('locks a fixed rate until its own moment', () => {
    const validUntil = '2026-11-28T12:15:00.000Z'
    review({ request: FIXED, estimate: anEstimate('2.6', { rateId: 'rate-1', validUntil }) })
    const time = formatDate(validUntil, 'en-US', TIME)
    expect(screen.getByText(`Fixed: locked until ${time}`)).toBeVisible()
  })
})

describe('the provider that was reviewed', () => {
  const provider = { id: 'near', name: 'NEAR Intents', custody: 'protocol', kyc: 'rare' } as const
  const request = aQuoteRequest({ exclude: 'exolix', kyc: 'rare' })

  test('is named, quoted once more and ordered, also where another has become the best', async () => {
    const { onPlaced, store } = review({ request, estimate: anEstimate('2.6', { provider }) })
    expect(screen.getByText(/^NEAR Intents \(a protocol, not a company\) holds your funds/)).toBeVisible()
    quoted.mockResolvedValue(anEstimate('2.6', { provider }))
    await place()
    await waitFor(() => expect(onPlaced).toHaveBeenCalledOnce())
    expect(quoted).toHaveBeenCalledExactlyOnceWith({ ...request, provider: 'near' })
    const { exclude, kyc, ...plain } = request
    expect(created.mock.calls[0]?.[0]).toMatchObject({ ...plain, provider: 'near' })
    expect(created.mock.calls[0]?.[0]).not.toHaveProperty('exclude')
    expect(created.mock.calls[0]?.[0]).not.toHaveProperty('kyc')
    expect(store.getState().quote.requestedKey).toBeNull()
  })

  test('that has no offer any more orders nothing', async () => {
    const { onPlaced } = review({ request, estimate: anEstimate('2.6', { provider }) })
    quoted.mockRejectedValue(new ApiFailure(aRefusal('unavailable', { status: 503 })))
    await place()
    await screen.findByRole('alert')
    expect(created).not.toHaveBeenCalled()
    expect(onPlaced).not.toHaveBeenCalled()
  })
})

test('the secret of the order stays in the list of this device', async () => {
  created.mockResolvedValue({ ...anExchange(), ownerSecret: 'SECRET' })
  const { onPlaced, store } = review()
  await place()
  await waitFor(() => expect(onPlaced).toHaveBeenCalledExactlyOnceWith(anExchange()))
  expect(ownExchanges()).toMatchObject([{ publicId: 'abc123', ownerSecret: 'SECRET' }])
  expect(readPlacedExchange()).toBe('abc123')
  expect(JSON.stringify(store.getState())).not.toContain('SECRET')
  expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('SECRET'))).toEqual([
    'own-exchanges',
  ])
  expect(document.cookie + window.location.href).not.toContain('SECRET')
})

describe('a fixed rate that has expired', () => {
  test('needs confirmation with both amounts, and is ordered at the new rate', async () => {
    failWith(EXPIRED)
    quoted.mockResolvedValue(held('2.5', 20, 'rate-2'))
    const { onPlaced } = review({ request: FIXED, estimate: held('2.6') })
    await place()
    const dialog = await screen.findByRole('dialog', { name: 'The fixed rate has expired' })
    expect(dialog).toHaveTextContent(/2\.6 ETH.*2\.5 ETH/)
    expect(onPlaced).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Accept and create exchange' }))
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    expect(created.mock.calls[1]?.[0]).toMatchObject({ rateId: 'rate-2' })
  })

  test('and is declined orders nothing more', async () => {
    failWith(EXPIRED)
    quoted.mockResolvedValue(held('2.5'))
    review({ request: FIXED, estimate: held('2.6') })
    await place()
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(created).toHaveBeenCalledOnce()
  })

  test.each([
    ['an hour ahead', 60],
    ['an hour behind', -60],
  ])(
    'is for the back end to tell: on a device with its clock %s a held rate is ordered',
    async (_, minutes) => {
      const { onPlaced } = review({ request: FIXED, estimate: held('2.6', 20 - minutes) })
      await place()
      await waitFor(() => expect(onPlaced).toHaveBeenCalled())
      expect(created).toHaveBeenCalledOnce()
    },
  )
})

describe('a floating rate', () => {
  test.each([
    ['less to get', {}, '2.6', '2.58'],
    ['more to send', { reverse: true }, '0.1', '0.101'],
  ])('that got worse, with %s, needs confirmation first', async (_, change, before, now) => {
    quoted.mockResolvedValue(anEstimate(now))
    const { onPlaced } = review({ request: aQuoteRequest(change), estimate: anEstimate(before) })
    await place()
    expect(await screen.findByRole('dialog', { name: 'The rate has changed' })).toBeVisible()
    expect(created).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Accept and create exchange' }))
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
  })

  test.each([
    ['a little worse', {}, '2.599'],
    ['better', {}, '3'],
    ['better for a typed payout', { reverse: true }, '2'],
  ])('that is %s is ordered without confirmation', async (_, change, now) => {
    quoted.mockResolvedValue(anEstimate(now))
    const { onPlaced } = review({ request: aQuoteRequest(change) })
    await place()
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
  })

  test('that cannot be looked up orders nothing, and does not say that it may have', async () => {
    quoted.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
    review()
    await place()
    expect(await screen.findByRole('alert')).toHaveTextContent('The request timed out')
    expect(screen.getByRole('alert')).not.toHaveTextContent('may already have been created')
    expect(created).not.toHaveBeenCalled()
  })
})

describe('a response that never arrived', () => {
  const kinds: Failure[] = [
    { kind: 'timeout' },
    { kind: 'unreachable' },
    { kind: 'offline' },
    { kind: 'broken' },
  ]

  test.each(kinds)('$kind: trying again sends the same key, and says that this is safe', async (failure) => {
    failWith(failure)
    const { onPlaced } = review({ request: FIXED, estimate: held('2.6') })
    await place()
    expect(await screen.findByRole('alert')).toHaveTextContent('can’t be created twice')
    await place()
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    expect(key(1)).toBe(key(0))
  })

  test('whatever fails in between, the key stays', async () => {
    failWith({ kind: 'timeout' })
    const { onPlaced } = review()
    await place()
    await screen.findByRole('alert')
    quoted.mockRejectedValueOnce(new ApiFailure({ kind: 'offline' }))
    await place()
    await screen.findByText(/You’re offline/)
    failWith({ kind: 'rateLimited', retryAfter: 5 })
    await place()
    await screen.findByText(/Too many requests/)
    await place()
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    expect(key(2)).toBe(key(0))
  })

  test('is sent again as it was even when its fixed rate has expired meanwhile', async () => {
    failWith({ kind: 'timeout' })
    const { onPlaced } = review({ request: FIXED, estimate: held('2.6', 1) })
    await place()
    await screen.findByRole('alert')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
    await place()
    await waitFor(() => expect(onPlaced).toHaveBeenCalled())
    expect(created.mock.calls[1]).toEqual(created.mock.calls[0])
  })
})

describe('a refusal', () => {
  test('is certain: the next try is a new order', async () => {
    failWith(aRefusal('pair_unavailable'))
    review({ request: FIXED, estimate: held('2.6') })
    await place()
    expect(await screen.findByRole('alert')).not.toHaveTextContent('may already have been created')
    await place()
    await waitFor(() => expect(created).toHaveBeenCalledTimes(2))
    expect(key(1)).not.toBe(key(0))
  })

  test('of an address leads back to it', async () => {
    failWith(aRefusal('address_invalid', { fields: { addressTo: 'address_invalid' } }))
    const { onRefused } = review()
    await place()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit addresses' }))
    expect(onRefused).toHaveBeenCalledExactlyOnceWith({ addressTo: 'address_invalid' })
  })

  test('by screening says so in place of the button, with a way to contact us, and invites to nothing', async () => {
    failWith(aRefusal('screening_denied', { status: 403 }))
    review()
    await place()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/^Exchange not accepted.*can’t accept this request\. Nothing was created/)
    expect(screen.queryAllByRole('button', { name: /again|create/i })).toEqual([])
    expect(document.body).not.toHaveTextContent(/try again/i)
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contacts')
    expect(alert.parentElement).toHaveFocus()
  })

  test('of an extra id is shown in a whole sentence', async () => {
    failWith(aRefusal('extra_id_required', { fields: { extraIdTo: 'extra_id_required' } }))
    review()
    await place()
    expect(await screen.findByRole('alert')).toHaveTextContent('Some details are invalid.')
  })
})
