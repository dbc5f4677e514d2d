// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pollExchange } from '@/api/pollExchange'
import { actOnExchange, createTransfer, redeemTransfer } from '@/api/exchanges'
import { forgetExchange, ownerSecretOf, rememberExchange } from '@/browser/storage/ownExchanges'
import type { Exchange } from '@/contract/exchanges'
import { dropTransferToken } from '@/browser/storage/transferToken'
import { ApiFailure } from '@/domain/text/failure'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { signedIn } from '@/store/slices/customerAccountSlice'
import { anOwnExchange } from '../../../browser/anOwnExchange'
import { anExchange } from '../../../domain/anExchange'
import { aRefusal } from '../../../domain/aQuote'
import { expectFocus } from '../../../expectFocus'
import '../../../nativeDialog'
import type { Site } from '@/domain/site/site'
import { aSite } from '../../../aSite'
import { renderWithStore } from '../../../renderWithStore'

vi.mock('@/api/pollExchange', () => ({ importReader: () => Promise.resolve(), pollExchange: vi.fn() }))
vi.mock('@/api/exchanges', () => ({
  actOnExchange: vi.fn(),
  createTransfer: vi.fn(),
  redeemTransfer: vi.fn(),
}))

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const stopped = (ownerProof: Exchange['ownerProof'], userRefundAddress: string | null = null) =>
  anExchange({
    status: 'verifying',
    issue: 'deposit_too_small',
    actions: ['continue', 'refund'],
    ownerProof,
    extendedInfo: { userRefundAddress },
  })

async function open(exchange: Exchange, operator: Site['operator'] = {}) {
  vi.mocked(pollExchange).mockResolvedValue(exchange)
  const shown = renderWithStore(<ExchangeStatus publicId="abc123" />, {
    preloaded: { site: { ...aSite(), operator } },
  })
  await screen.findByRole('heading', { level: 1 })
  await choicesLoaded()
  return shown
}
const choicesLoaded = () => act(() => vi.dynamicImportSettled())
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  // A form's address is checked first.
  await waitFor(() => {
    expect(button).not.toHaveAttribute('aria-busy', 'true')
  })
  await userEvent.click(button)
}
const isOffered = (name: string) => screen.queryByRole('button', { name }) !== null
const own = () => rememberExchange(anOwnExchange('abc123', { ownerSecret: 'SECRET' }))
const arriveWithToken = () => void (window.transferToken = 'TOKEN')

beforeEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  delete window.transferToken
  dropTransferToken()
  window.history.replaceState(null, '', '/exchange?id=abc123')
})

describe('who has only the link', () => {
  test('sees the status, no choice, and how this device can get one', async () => {
    await open(stopped('secret'))
    expect(screen.getByRole('heading', { name: 'Exchange on hold' })).toBeVisible()
    expect(isOffered('Review refund')).toBe(false)
    expect(isOffered('Continue at the market rate')).toBe(false)
    expect(isOffered('Use on another device')).toBe(false)
    expect(
      screen.getByText(/Only the device that created this exchange.*“Use on another device”/),
    ).toBeVisible()
  })

  test('is led to no account where the operator has switched accounts off', async () => {
    await open(stopped('customer'), { off: ['/customer-account'] })
    expect(screen.getByText(/Only the device that created this exchange/)).toBeVisible()
    expect(screen.queryByText('Sign in')).toBeNull()
  })

  test('is asked to sign in where the exchange is a customer’s', async () => {
    const { store } = await open(stopped('customer'))
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/customer-account')
    act(() => void store.dispatch(signedIn()))
    await choicesLoaded()
    expect(isOffered('Review refund')).toBe(true)
    expect(screen.queryByText('You can view this exchange')).toBeNull()
  })

  test('gets no hint about an exchange that is over', async () => {
    await open({ ...anExchange({ status: 'finished' }), ownerProof: 'secret' })
    expect(screen.queryByText('You can view this exchange')).toBeNull()
  })

  test('decides as before where the back end says nothing of owners', async () => {
    await open(stopped(null, ADDRESS))
    expect(isOffered('Review refund')).toBe(true)
    expect(screen.getByRole('textbox', { name: 'BTC refund address' })).toHaveValue(ADDRESS)
  })

  test('sees why the back end refused', async () => {
    vi.mocked(actOnExchange).mockRejectedValue(new ApiFailure(aRefusal('owner_required')))
    await open(stopped(null, ADDRESS))
    await press('Review refund')
    await press('Refund my deposit')
    expect(await screen.findByText(/^Only the device that created this exchange/)).toBeVisible()
  })
})

describe('the owner', () => {
  test('decides, and may replace the refund address', async () => {
    own()
    await open(stopped('secret', ADDRESS))
    expect(screen.getByRole('textbox', { name: 'BTC refund address' })).toHaveValue(ADDRESS)
  })

  test('who is a customer on another device cannot replace the refund address of the order', async () => {
    vi.mocked(actOnExchange).mockResolvedValue(anExchange({ status: 'refunded' }))
    const { store } = await open(stopped('customer', ADDRESS))
    act(() => void store.dispatch(signedIn()))
    await choicesLoaded()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(
      screen.getByText(/Only the device that created the exchange can change this address/),
    ).toBeVisible()
    await press('Review refund')
    await press('Refund my deposit')
    expect(vi.mocked(actOnExchange)).toHaveBeenCalledExactlyOnceWith('abc123', { action: 'refund' })
  })

  test('gets a link with a token and never the secret, to scan or to copy', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    vi.mocked(createTransfer).mockResolvedValue({ token: 'TOKEN', expiresAt: '2026-11-21T12:15:00.000Z' })
    own()
    await open(anExchange({ ownerProof: 'secret' }))
    await press('Use on another device')
    expect(await screen.findByRole('img', { name: 'QR code: link for your other device' })).toBeVisible()
    await expectFocus(screen.getByRole('heading', { name: 'Link for your other device' }))
    await press('Copy link for your other device')
    expect(writeText.mock.calls).toEqual([['http://localhost:3000/exchange?id=abc123#move=TOKEN']])
    expect(document.body.innerHTML).not.toContain('SECRET')
  })
})

describe('a link from the owner’s device', () => {
  const received = { ...anExchange({ ownerProof: 'secret' }), ownerSecret: 'SECRET' }

  test('lets this device decide after a press, and its token is used once', async () => {
    arriveWithToken()
    vi.mocked(redeemTransfer).mockResolvedValue(received)
    const { store } = await open(stopped('secret'))
    expect(vi.mocked(redeemTransfer)).not.toHaveBeenCalled()
    // No other script can read it any more.
    expect(window.transferToken).toBeUndefined()
    await press('Use this device')
    expect(screen.getByText('You can now manage this exchange on this device.')).toBeVisible()
    expect(vi.mocked(redeemTransfer)).toHaveBeenCalledExactlyOnceWith('TOKEN')
    expect(ownerSecretOf('abc123')).toBe('SECRET')
    await choicesLoaded()
    expect(isOffered('Review refund')).toBe(true)
    expect(JSON.stringify(store.getState())).not.toMatch(/SECRET|TOKEN/)
  })

  test('that has been used says so and can be tried again', async () => {
    arriveWithToken()
    vi.mocked(redeemTransfer).mockRejectedValue(new ApiFailure(aRefusal('link_invalid')))
    await open(stopped('secret'))
    await press('Use this device')
    expect(await screen.findByText(/This link has expired or has already been used/)).toBeVisible()
    expect(isOffered('Use this device')).toBe(true)
    expect(isOffered('Review refund')).toBe(false)
  })

  test('opened on the owner’s own device is left for the other one', async () => {
    own()
    arriveWithToken()
    await open(stopped('secret'))
    expect(isOffered('Use this device')).toBe(false)
    expect(vi.mocked(redeemTransfer)).not.toHaveBeenCalled()
    forgetExchange('abc123')
  })

  test('of another exchange does not bring that one here', async () => {
    arriveWithToken()
    vi.mocked(redeemTransfer).mockResolvedValue({ ...received, publicId: 'forged' })
    await open(stopped('secret'))
    await press('Use this device')
    expect(await screen.findByText(/Something went wrong/)).toBeVisible()
    expect([ownerSecretOf('forged'), ownerSecretOf('abc123')]).toEqual([null, null])
  })

  test('is not offered on the page of another exchange', async () => {
    window.history.replaceState(null, '', '/exchange?id=other')
    arriveWithToken()
    await open(stopped('secret'))
    expect(isOffered('Use this device')).toBe(false)
  })

  test('opened in the same tab is noticed', async () => {
    await open(stopped('secret'))
    arriveWithToken()
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
    expect(isOffered('Use this device')).toBe(true)
  })
})
