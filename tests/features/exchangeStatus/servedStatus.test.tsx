// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pollExchange } from '@/api/pollExchange'
import { ownExchanges, rememberExchange } from '@/browser/storage/ownExchanges'
import * as timings from '@/config/timings'
import type { Exchange } from '@/contract/exchanges'
import { PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { drawQrCodesWith } from '@/features/exchangeStatus/deposit/ServedQrCode'
import { drawQrCode } from '@/ui/currency/drawQrCode'
import { anOwnExchange } from '../../browser/anOwnExchange'
import { anExchange } from '../../domain/anExchange'
import '../../nativeDialog'
import { hydrateWithStore } from '../../renderWithStore'

vi.mock('uqr', { spy: true })
vi.mock('@/api/pollExchange', () => ({
  importReader: () => Promise.resolve(),
  pollExchange: vi.fn(() => new Promise(() => undefined)),
}))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  // What was served and never hydrated.
  document.body.replaceChildren()
})

const serve = (exchange: Exchange) =>
  hydrateWithStore(<ExchangeStatus publicId="abc123" />, { preloaded: { exchange } })
const VIEW_ONLY = 'You can view this exchange'

test.each([...PROGRESS_STATUSES, ...SIDE_STATUSES])(
  'a %s exchange that the page brings is in its HTML, and hydrates as it is',
  (status) => {
    const { served, hydrate, mismatches } = serve(anExchange({ status, sandbox: true }))
    expect(served).toContain('Exchange abc123')
    hydrate()
    expect(mismatches).toEqual([])
  },
)

test('the address for the deposit and its amount are in the HTML', () => {
  const { served } = serve(anExchange())
  expect(served).toContain('0.1 BTC')
  expect(served?.replaceAll(/\s/g, '')).toContain('bc1qsandboxaddress')
})

test('an exchange that had ended when the page was made is no longer open in the list of the device', () => {
  rememberExchange(anOwnExchange('abc123', { status: 'waiting' }))
  serve(anExchange({ status: 'refunded', amountFrom: '0.05' })).hydrate()
  expect(ownExchanges()[0]).toMatchObject({ status: 'refunded', arrived: '0.05' })
})

test('is not fetched again at once, but when it is due', async () => {
  vi.useFakeTimers()
  const { hydrate } = serve(anExchange())
  hydrate()
  await act(() => vi.advanceTimersByTimeAsync(timings.statusPoll - 100))
  expect(pollExchange).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(pollExchange).toHaveBeenCalledOnce()
})

test('hydration renders the page once, and again only after a change', async () => {
  vi.useFakeTimers()
  const payment = vi.fn(() => null)
  const exchange = anExchange({ ownerProof: 'secret' })
  const { hydrate } = hydrateWithStore(<ExchangeStatus publicId="abc123" payment={payment} />, {
    preloaded: { exchange },
  })
  hydrate()
  const onTheServer = 1
  expect(payment).toHaveBeenCalledTimes(onTheServer + 1)
  vi.mocked(pollExchange).mockResolvedValueOnce({ ...exchange, serverTime: '2126-01-01T00:00:00.000Z' })
  await act(() => vi.advanceTimersByTimeAsync(timings.statusPoll))
  expect(payment.mock.calls.length).toBeGreaterThan(onTheServer + 1)
})

describe('the QR code', () => {
  const drawn = () =>
    screen
      .getByRole('img', { name: /QR code/ })
      .querySelector('path')
      ?.getAttribute('d')
  const address = () => drawQrCode('bc1qsandboxaddress').path
  const imported = () => act(() => vi.dynamicImportSettled())
  /** As a server and a browser do, of which each has modules of its own. */
  function serveDrawn() {
    drawQrCodesWith(drawQrCode)
    const page = serve(anExchange())
    drawQrCodesWith(null)
    vi.mocked(encode).mockClear()
    return page
  }

  test('that the server has drawn is not computed again', async () => {
    const { hydrate, mismatches } = serveDrawn()
    hydrate()
    await imported()
    expect(encode).not.toHaveBeenCalled()
    expect(drawn()).toBe(address())
    expect(mismatches).toEqual([])
  })

  test('of another text is drawn when it is chosen, and the first one is there again', async () => {
    const { hydrate } = serveDrawn()
    hydrate()
    act(() => screen.getByRole('radio', { name: 'Address and amount' }).click())
    expect(drawn()).toBe('')
    await imported()
    expect(drawn()).toBe(drawQrCode('bitcoin:bc1qsandboxaddress?amount=0.1').path)
    act(() => screen.getByRole('radio', { name: 'Address only' }).click())
    expect(drawn()).toBe(address())
  })

  test('of a page that came without it is drawn at once', async () => {
    const { hydrate } = serve(anExchange())
    hydrate()
    await imported()
    expect(drawn()).toBe(address())
  })
})

describe('whose exchange it is', () => {
  const owned = anExchange({ status: 'verifying', actions: ['refund'], ownerProof: 'secret' })

  test('is not guessed in the HTML: neither a choice nor that there is none', () => {
    rememberExchange(anOwnExchange('abc123', { ownerSecret: 'SECRET' }))
    const { served } = serve(owned)
    expect(served).not.toContain(VIEW_ONLY)
    expect(served).not.toContain('refund address')
  })

  test('shows after hydration on the owner’s device', async () => {
    rememberExchange(anOwnExchange('abc123', { ownerSecret: 'SECRET' }))
    const { hydrate, mismatches } = serve(owned)
    hydrate()
    expect(screen.getByRole('heading', { name: 'How would you like to proceed?' })).toBeVisible()
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByLabelText('BTC refund address')).toBeVisible()
    expect(screen.queryByText(VIEW_ONLY)).toBeNull()
    expect(mismatches).toEqual([])
  })

  test('shows after hydration on another device', () => {
    const { hydrate, mismatches } = serve(owned)
    hydrate()
    expect(screen.getByText(VIEW_ONLY)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'How would you like to proceed?' })).toBeNull()
    expect(screen.queryByLabelText('BTC refund address')).toBeNull()
    expect(mismatches).toEqual([])
  })
})
