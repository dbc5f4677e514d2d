// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pollExchange } from '@/api/pollExchange'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { RateRow } from '@/features/exchangeForm/RateRow'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { RecipientFields } from '@/features/recipient/RecipientFields'
import { ReviewOrder } from '@/features/review/ReviewOrder'
import { anExchange } from '../domain/anExchange'
import { anEstimate, aQuoteRequest } from '../domain/aQuote'
import { BTC, ETH, EUR } from '../domain/currencies'
import '../nativeDialog'
import { renderWithStore } from '../renderWithStore'

vi.mock('@/api/pollExchange', () => ({ importReader: () => Promise.resolve(), pollExchange: vi.fn() }))
vi.mock('@/api/lists', () => ({ loadCurrencyList: () => Promise.resolve([]) }))

const OWN_EUR: Currency = { ...EUR, warnings_from: ['bank_name_match'], warnings_to: ['bank_name_match'] }

async function showOrder(changes: Parameters<typeof anExchange>[0]) {
  vi.mocked(pollExchange).mockResolvedValue(anExchange({ sandbox: true, ...changes }))
  renderWithStore(<ExchangeStatus publicId="abc123" />, { preloaded: { currencies: [BTC, ETH, EUR] } })
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.dynamicImportSettled())
}

const BUYING = { tickerFrom: 'eur', networkFrom: '', tickerTo: 'btc', networkTo: 'btc' }
const SELLING = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eur', networkTo: '' }

beforeEach(() => sessionStorage.clear())

describe('an order that is paid by bank transfer', () => {
  test('speaks of the account, the transfer and banks, not of a chain', async () => {
    await showOrder(BUYING)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Transfer 0.1 EUR to start')
    expect(screen.getByText('Waiting for your bank transfer.')).toBeVisible()
    expect(screen.getByText(/sandbox account with an invalid check digit/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy account number' })).toBeVisible()
    expect(screen.getByText(/^Wrong account:/)).toBeInTheDocument()
    expect(screen.queryByText(/Wrong network or coin|wallets will reject/)).toBeNull()
  })

  test.each([
    ['confirming', null, 'We’re confirming your bank transfer.'],
    ['refunded', null, 'We’ve sent your transfer back to your bank account for refunds.'],
    ['refunded', 'Alfa', 'Alfa has sent your transfer back to your bank account for refunds.'],
  ] as const)('is %s (provider %s)', async (status, provider, sentence) => {
    await showOrder({ ...BUYING, status, provider: provider && aProvider(provider) })
    expect(screen.getByText(sentence)).toBeVisible()
  })
})

test.each([
  ['sending', null, 'We’re sending your money to the bank account.'],
  ['finished', null, 'Your money has been sent to the bank account.'],
  ['finished', 'Alfa', 'Alfa has sent your money to the bank account.'],
] as const)('an order that is paid out to a bank is %s (provider %s)', async (status, provider, sentence) => {
  await showOrder({ ...SELLING, status, provider: provider && aProvider(provider) })
  expect(screen.getByText(sentence)).toBeVisible()
})

describe('that the bank account must be the customer’s own', () => {
  const said = 'The bank account must be in your own name.'

  test.each([
    ['buying', OWN_EUR, BTC],
    ['selling', BTC, OWN_EUR],
  ])('is said in the form for %s', (_, from, to) => {
    renderWithStore(<RateRow from={from} to={to} />)
    expect(screen.getByText(said)).toBeVisible()
  })

  test.each([
    ['where a bank requires nothing', EUR, BTC],
    ['between coins', BTC, ETH],
  ])('is not said %s', (_, from, to) => {
    renderWithStore(<RateRow from={from} to={to} />)
    expect(screen.queryByText(said)).toBeNull()
  })

  test('stands at the account of a payout, which has no scanner of codes', () => {
    renderWithStore(
      <RecipientFields from={BTC} to={OWN_EUR} refused={{}} showAll={false}>
        {() => null}
      </RecipientFields>,
    )
    const account = screen.getByRole('textbox', { name: 'Your EUR bank account' })
    expect(account).toHaveAccessibleDescription(/It must be in your own name\./)
    expect(screen.getAllByRole('button', { name: 'Scan QR code' })).toHaveLength(1)
  })

  test('stands in the review before a transfer is ordered', () => {
    const props = {
      request: aQuoteRequest(),
      estimate: anEstimate('2.6'),
      onPlaced: vi.fn(),
      onRefused: vi.fn(),
    }
    renderWithStore(<ReviewOrder {...props} from={OWN_EUR} to={BTC} />)
    expect(screen.getByText('Transfer the money from a bank account in your own name.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Create exchange: transfer 0\.1\sEUR$/ })).toBeVisible()
  })
})

const aProvider = (name: string): NonNullable<Exchange['provider']> => ({
  ...{ id: name.toLowerCase(), name, url: null, supportUrl: null, custody: 'custodial' },
  ...{ orderId: 'o-1', orderUrl: null, canAct: false, pendingAction: null, readAt: null, isCurrent: true },
})
