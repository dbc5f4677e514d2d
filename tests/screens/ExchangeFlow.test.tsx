// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyRecipient } from '@/domain/exchange/recipientFields'
import { fetchEstimate } from '@/api/quotes'
import { storePlacedExchange } from '@/browser/page/placedExchange'
import { rememberExchange } from '@/browser/storage/ownExchanges'
import { storeTypedRecipient } from '@/browser/page/typedRecipient'
import { ExchangeFlow } from '@/screens/exchange/ExchangeFlow'
import { anEstimate, aQuoteRequest } from '../domain/aQuote'
import '../nativeDialog'
import { anOwnExchange } from '../browser/anOwnExchange'
import { renderWithStore } from '../renderWithStore'

vi.mock('@/api/quotes', () => ({ fetchEstimate: vi.fn() }))

const link = { from: 'xrp-xrp', to: 'usdt-trx', amount: '500' }
const open = (query: Record<string, string>) => renderWithStore(<ExchangeFlow />, { router: { query } })
const step = () => screen.getByRole('listitem', { current: 'step' }).textContent

beforeEach(() => sessionStorage.clear())
beforeEach(() => void vi.mocked(fetchEstimate).mockReset().mockResolvedValue(anEstimate('1200')))

test('a link fills the form with its currencies and its amount', async () => {
  open(link)
  expect(step()).toBe('Amount')
  expect(screen.getByRole('textbox', { name: 'You send' })).toHaveValue('500')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'You get' })).toHaveValue('1200'))
  expect(vi.mocked(fetchEstimate).mock.calls.map(([requested]) => requested)).toEqual([
    aQuoteRequest({
      tickerFrom: 'xrp',
      networkFrom: 'xrp',
      tickerTo: 'usdt',
      networkTo: 'trx',
      amount: '500',
    }),
  ])
})

test('a reload at the address step restores its exchange', async () => {
  open({ ...link, step: 'address' })
  expect(step()).toBe('Addresses')
  expect(await screen.findByRole('textbox', { name: 'Recipient USDT address' })).toBeVisible()
  expect(screen.getByText('500 XRP')).toBeVisible()
})

const ETH_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const btcEth = { from: 'btc-btc', to: 'eth-eth', amount: '0.1' }
const storeTyped = (addressTo: string) =>
  storeTypedRecipient({
    pair: 'btc eth',
    fields: { ...emptyRecipient, addressTo },
  })

test('a link in capitals leads to the same currencies', async () => {
  open({ ...link, from: 'XRP-XRP', to: 'USDT-TRX', step: 'address' })
  expect(await screen.findByRole('textbox', { name: 'Recipient USDT address' })).toBeVisible()
  expect(screen.getByText('500 XRP')).toBeVisible()
})

test('a reload at the review without addresses leads back to them', () => {
  open({ ...link, step: 'review' })
  expect(step()).toBe('Addresses')
})

test('a reload at the address step restores the typed address and does not go on by itself', async () => {
  storeTyped(ETH_ADDRESS)
  open({ ...btcEth, step: 'address' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Review exchange' })).not.toHaveAttribute('aria-busy'),
  )
  expect(screen.getByRole('textbox', { name: 'Recipient ETH address' })).toHaveValue(ETH_ADDRESS)
  expect(step()).toBe('Addresses')
})

test('a reload at the review shows the review again with the same address', async () => {
  storeTyped(ETH_ADDRESS)
  const { router } = open({ ...btcEth, step: 'review' })
  expect(await screen.findByRole('heading', { name: 'Review your exchange' })).toBeVisible()
  expect(step()).toBe('Review')
  expect(
    screen.getByText((_, element) => element?.textContent === ETH_ADDRESS, { selector: 'dd *' }),
  ).toBeVisible()
  expect(router.push).not.toHaveBeenCalled()
})

test('a reload at the review with an invalid address stays at the addresses', async () => {
  storeTyped(ETH_ADDRESS.replace('5aA', '5aB'))
  open({ ...btcEth, step: 'review' })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Review exchange' })).not.toHaveAttribute('aria-busy'),
  )
  expect(step()).toBe('Addresses')
})

test('Back from the deposit page without the back/forward cache names the order', () => {
  rememberExchange(anOwnExchange('abc123', { status: 'waiting', createdAt: new Date().toISOString() }))
  storePlacedExchange('abc123')
  open({ ...btcEth, step: 'review' })
  expect(screen.getByRole('link', { name: 'Open exchange' })).toHaveAttribute('href', '/exchange?id=abc123')
})

test('going on writes the exchange into the address, so that the browser’s Back and a reload find it', async () => {
  const { router } = open(link)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'You get' })).toHaveValue('1200'))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(router.push).toHaveBeenCalledExactlyOnceWith(
    { pathname: '/exchange', query: { ...link, step: 'address' } },
    undefined,
    { shallow: true, scroll: true },
  )
})

test('without addresses the way on is barred, and the first wrong field is led to', async () => {
  const { router } = open({ ...link, step: 'address' })
  const button = await screen.findByRole('button', { name: 'Review exchange' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Recipient USDT address' })).toHaveFocus())
  expect(screen.getByRole('textbox', { name: 'Recipient USDT address' })).toBeInvalid()
  expect(router.push).not.toHaveBeenCalled()
})
