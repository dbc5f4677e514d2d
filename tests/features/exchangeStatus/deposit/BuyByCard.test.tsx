// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchCardSignature } from '@/api/cardSignature'
import { ApiFailure } from '@/domain/text/failure'
import { BuyByCard } from '@/features/exchangeStatus/deposit/BuyByCard'
import { selectVendorStatus } from '@/store/slices/thirdPartiesSlice'
import { aSite } from '../../../aSite'
import { anExchange } from '../../../domain/anExchange'
import { BTC, XRP } from '../../../domain/currencies'
import { aHost, arrive, fail, scripts } from '../../../integrations/vendorScript'
import '../../../nativeDialog'
import { renderWithStore } from '../../../renderWithStore'

vi.mock('@/api/cardSignature', () => ({ fetchCardSignature: vi.fn() }))
const signature = vi.mocked(fetchCardSignature)
const SIGNED = { signature: 'v2:abc', merchantTransactionId: 'id-1' }
beforeEach(() => void signature.mockReset().mockResolvedValue(SIGNED))
afterEach(() => vi.restoreAllMocks())

function show({ sandbox = false, isConfigured = true, from = BTC } = {}) {
  const host = aHost()
  const vendors = isConfigured ? { mercuryo: { widgetId: 'widget-1', host } } : {}
  const shown = renderWithStore(<BuyByCard exchange={anExchange({ sandbox })} from={from} />, {
    preloaded: { site: aSite({ vendors, sandbox: false }) },
  })
  const status = () => selectVendorStatus('mercuryo')(shown.store.getState())
  return { ...shown, status, src: `${host}/embed.2.0.js` }
}

const button = () => screen.getByRole('button', { name: 'Buy BTC with a card' })

test('a coin is offered by card only where Mercuryo is configured, and never in the sandbox', () => {
  expect(show({ isConfigured: false }).container).toBeEmptyDOMElement()
  expect(show({ sandbox: true }).container).toBeEmptyDOMElement()
  expect(show({ from: XRP }).container).toBeEmptyDOMElement()
  show()
  expect(button()).toBeVisible()
  expect(scripts()).toEqual([])
})

test('a press opens the purchase with coin, amount and deposit address filled in', async () => {
  const { src, status } = show()
  await userEvent.click(button())
  await waitFor(() => expect(scripts()).toEqual([src]))
  expect(status()).toBe('request')
  expect(screen.getByRole('status')).toHaveTextContent('Opening card payment…')
  const run = vi.fn()
  arrive(src, { mercuryoWidget: { run } })
  await waitFor(() => expect(status()).toBe('success'))
  expect(run.mock.calls[0]?.[0]).toMatchObject({
    ...{ widgetId: 'widget-1', currency: 'BTC', network: 'BITCOIN' },
    ...{ amount: '0.1', address: 'bc1qsandboxaddress', ...SIGNED },
  })
  expect(signature).toHaveBeenCalledExactlyOnceWith('abc123')
  expect(screen.queryByRole('status')).toBeNull()
})

test('a failure is shown in words and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { src, status } = show()
  await userEvent.click(button())
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
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t open card payment.')
  expect(status()).toBe('failure')
  expect(scripts()).toEqual([])
})
