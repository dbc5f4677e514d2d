// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchCardPurchase, fetchCardSignature } from '@/api/cardSignature'
import { purchasesOf } from '@/browser/storage/cardPurchases'
import { CARD_STATES, CARD_TIME, type CardState } from '@/domain/exchange/cardPurchase'
import { ApiFailure } from '@/domain/text/failure'
import { BuyByCard } from '@/features/exchangeStatus/deposit/BuyByCard'
import { selectVendorStatus } from '@/store/slices/thirdPartiesSlice'
import { aSite } from '../../../aSite'
import { anExchange } from '../../../domain/anExchange'
import { BTC, EUR } from '../../../domain/currencies'
import { aHost, arrive, fail, scripts } from '../../../integrations/vendorScript'
import '../../../nativeDialog'
import { renderWithStore } from '../../../renderWithStore'

vi.mock('@/api/cardSignature', () => ({ fetchCardSignature: vi.fn(), fetchCardPurchase: vi.fn() }))
const signature = vi.mocked(fetchCardSignature)
const purchase = vi.mocked(fetchCardPurchase)
const SIGNED = { signature: 'v2:abc', merchantTransactionId: 'id-1', code: 'BTC', network: 'BITCOIN' }
const offer = (isOffered: boolean, state: CardState | null = null) =>
  purchase.mockResolvedValue({ isOffered, state })
beforeEach(() => {
  localStorage.clear()
  signature.mockReset().mockResolvedValue(SIGNED)
  purchase.mockReset()
  offer(true)
})
afterEach(() => vi.restoreAllMocks())

function show({ sandbox = false, isConfigured = true, from = BTC, changes = {} } = {}) {
  const host = aHost()
  const vendors = isConfigured ? { mercuryo: { widgetId: 'widget-1', host } } : {}
  const shown = renderWithStore(<BuyByCard exchange={anExchange({ sandbox, ...changes })} from={from} />, {
    preloaded: { site: aSite({ vendors, sandbox: false }) },
  })
  const status = () => selectVendorStatus('mercuryo')(shown.store.getState())
  return { ...shown, status, src: `${host}/embed.2.0.js` }
}

const button = () => screen.findByRole('button', { name: 'Buy BTC with a card' })
const settled = () => waitFor(() => expect(purchase).toHaveResolved())

test('a coin is offered by card only where Mercuryo is configured, and never in the sandbox or in fiat', () => {
  expect(show({ isConfigured: false }).container).toBeEmptyDOMElement()
  expect(show({ sandbox: true }).container).toBeEmptyDOMElement()
  expect(show({ from: EUR }).container).toBeEmptyDOMElement()
  expect(show({ changes: { extendedInfo: { extraIdFrom: '7' } } }).container).toBeEmptyDOMElement()
  expect(show({ changes: { status: 'confirming' } }).container).toBeEmptyDOMElement()
  expect(purchase).not.toHaveBeenCalled()
})

test('the button is there only once the server has said that this deposit is sold', async () => {
  offer(false)
  show()
  await settled()
  expect(screen.queryByRole('button')).toBeNull()
  offer(true)
  show({ changes: { publicId: 'other1' } })
  expect(await button()).toBeVisible()
  expect(scripts()).toEqual([])
})

test('nothing can be begun that would come too late', async () => {
  const validUntil = new Date(Date.parse('2026-11-21T12:00:00.000Z') + CARD_TIME - 1).toISOString()
  show({ changes: { validUntil } })
  await settled()
  expect(screen.queryByRole('button')).toBeNull()
})

const WORDS: Record<CardState, string> = {
  failed: 'The purchase at Mercuryo failed',
  pending: 'Mercuryo is waiting for your payment.',
  checking: 'Mercuryo is checking your purchase.',
  paid: 'Mercuryo has received your payment, but hasn’t sent the BTC yet.',
  sent: 'Mercuryo has sent the BTC.',
}

test.each(CARD_STATES)(
  'a purchase that is %s says so, and is offered anew only where nothing was paid',
  async (state) => {
    offer(true, state)
    show()
    expect(await screen.findByRole('status')).toHaveTextContent(WORDS[state])
    expect(screen.queryByRole('button') === null).toBe(state === 'paid' || state === 'sent')
  },
)

test('a purchase that is under way is followed when it is too late for another', async () => {
  offer(false, 'paid')
  show({ changes: { validUntil: '2026-11-21T12:00:01.000Z' } })
  expect(await screen.findByRole('status')).toHaveTextContent(WORDS.paid)
})

test('a press opens the purchase with coin, amount and deposit address filled in', async () => {
  const { src, status } = show()
  await userEvent.click(await button())
  await waitFor(() => expect(scripts()).toEqual([src]))
  expect(status()).toBe('request')
  expect(screen.getByRole('status')).toHaveTextContent('Opening card payment…')
  expect(purchasesOf('abc123')).toEqual(['id-1'])
  const run = vi.fn()
  arrive(src, { mercuryoWidget: { run } })
  await waitFor(() => expect(status()).toBe('success'))
  expect(run.mock.calls[0]?.[0]).toMatchObject({
    ...{ widgetId: 'widget-1', currency: 'BTC', network: 'BITCOIN' },
    ...{ amount: '0.1', fixAmount: true, address: 'bc1qsandboxaddress' },
    ...{ signature: 'v2:abc', merchantTransactionId: 'id-1' },
  })
  expect(signature).toHaveBeenCalledExactlyOnceWith('abc123')
  expect(screen.queryByRole('status')).toBeNull()
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveTextContent('The amount is fixed at 0.1 BTC, as in your exchange.')
  expect(dialog).toHaveTextContent(
    /The coins must arrive by Nov 21, 2026, .+ A first purchase includes an identity check/,
  )
  expect(dialog).toHaveTextContent(
    'This means that Mercuryo sees a different IP address than this site does.',
  )
})

test('what the widget reports only makes the server read the purchase again', async () => {
  const { src } = show()
  await userEvent.click(await button())
  await waitFor(() => expect(scripts()).toEqual([src]))
  const run = vi.fn<(settings: { onStatusChange: (data: unknown) => void }) => void>()
  arrive(src, { mercuryoWidget: { run } })
  await waitFor(() => expect(run).toHaveBeenCalledOnce())
  await waitFor(() => expect(purchase).toHaveBeenLastCalledWith('abc123', ['id-1']))
  const before = purchase.mock.calls.length
  offer(true, 'pending')
  run.mock.calls[0]?.[0].onStatusChange({ status: 'paid' })
  expect(await screen.findByText(WORDS.pending)).toBeInTheDocument()
  expect(purchase.mock.calls.length).toBe(before + 1)
})

test('a deposit that can no longer be bought is refused in words, without a way to try again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const body = { code: 'not_found' as const, error: '', description: '', traceId: '' }
  signature.mockRejectedValueOnce(new ApiFailure({ kind: 'refused', status: 409, body }))
  show()
  await userEvent.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Card payment isn’t available for this exchange right now.',
  )
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(purchasesOf('abc123')).toEqual([])
})

test('a failure is shown in words and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { src, status } = show()
  await userEvent.click(await button())
  await waitFor(() => expect(scripts()).toEqual([src]))
  fail(src)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t open card payment.')
  expect(status()).toBe('failure')
  expect(log).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const run = vi.fn()
  arrive(src, { mercuryoWidget: { run } })
  await waitFor(() => expect(run).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a purchase that the server does not sign is not opened', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  signature.mockRejectedValueOnce(new ApiFailure({ kind: 'unreachable' }))
  const { status } = show()
  await userEvent.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t open card payment.')
  expect(status()).toBe('failure')
  expect(scripts()).toEqual([])
})
