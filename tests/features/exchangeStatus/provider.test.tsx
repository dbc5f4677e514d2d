// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pollExchange } from '@/api/pollExchange'
import type { Exchange } from '@/contract/exchanges'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { anExchange } from '../../domain/anExchange'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/pollExchange', () => ({ importReader: () => Promise.resolve(), pollExchange: vi.fn() }))
beforeEach(() => void vi.mocked(pollExchange).mockReset())

const provider: NonNullable<Exchange['provider']> = {
  ...{ id: 'acme', name: 'Acme', url: 'https://acme.example', supportUrl: 'https://acme.example/help' },
  ...{ custody: 'custodial', orderId: 'theirs-7', orderUrl: 'https://acme.example/o/7', canAct: false },
  ...{ pendingAction: null, readAt: '2026-11-21T12:00:00.000Z', isCurrent: true },
}
async function show(changes: Parameters<typeof anExchange>[0]) {
  vi.mocked(pollExchange).mockResolvedValue(anExchange({ provider, ...changes }))
  renderWithStore(<ExchangeStatus publicId="abc123" />)
  await act(async () => Promise.resolve())
}

test('a live exchange says who holds the money, without a simulated deposit', async () => {
  await show({})
  expect(await screen.findByText('Acme, until the payout')).toBeVisible()
  expect(screen.getByText('theirs-7')).toBeVisible()
  expect(screen.getByRole('link', { name: /View on Acme/ })).toHaveAttribute(
    'href',
    'https://acme.example/o/7',
  )
  expect(screen.queryByRole('button', { name: 'Simulate deposit' })).not.toBeInTheDocument()
  expect(screen.queryByText(/sandbox address/)).not.toBeInTheDocument()
})

test.each([
  ['custodial', 'Your deposit goes to Acme, which holds your funds until the payout.'],
  [
    'protocol',
    'Your deposit goes to Acme (a protocol, not a company), which holds your funds until the payout.',
  ],
] as const)(
  'before the deposit a %s provider is named as the holder of the funds',
  async (custody, sentence) => {
    await show({ status: 'waiting', provider: { ...provider, custody } })
    expect(await screen.findByText(sentence)).toBeVisible()
  },
)

test('a link that is no https is no link', async () => {
  await show({ provider: { ...provider, orderUrl: 'javascript:alert(1)' } })
  expect(await screen.findByText('View on Acme')).toBeVisible()
  expect(screen.queryByRole('link', { name: /View on Acme/ })).not.toBeInTheDocument()
})

test.each([
  ['exchanging', 'Acme is exchanging your deposit.'],
  ['sending', 'Acme is sending your funds to the recipient address.'],
  ['finished', 'Acme has sent your funds to the recipient address.'],
  ['expired', /^Acme didn’t receive your deposit in time/],
  ['refunded', 'Acme has sent your deposit back to your refund address.'],
] as const)('the status %s of a live exchange names who acts', async (status, sentence) => {
  await show({ status })
  expect(await screen.findByText(sentence)).toBeVisible()
})

test.each([
  [['refund'], 'Acme has put this exchange on hold. Choose how to proceed.'],
  [[], 'Acme has put this exchange on hold. Contact Acme.'],
] as const)('a hold with the choices %j says what to do', async (actions, sentence) => {
  await show({ status: 'verifying', actions: [...actions] })
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('while it is created there is no address and nothing to pay', async () => {
  await show({ status: 'creating', extendedInfo: { addressFrom: '' } })
  expect(await screen.findByRole('heading', { name: 'Preparing your exchange' })).toBeVisible()
  expect(screen.queryByText('Copy address')).not.toBeInTheDocument()
})

test.each(['creation_unknown', 'creation_mismatch'] as const)(
  'one that was never made does not speak of a deposit (%s)',
  async (issue) => {
    const unmade = { ...provider, orderId: null, orderUrl: null }
    await show({ status: 'failed', issue, provider: unmade, extendedInfo: { addressFrom: '' } })
    expect(await screen.findByText(/on’t send anything/)).toBeVisible()
    expect(screen.queryByText(/received your deposit/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Start another exchange' })).toBeVisible()
  },
)

test('one that was denied invites neither to another one nor to a refund', async () => {
  const unmade = { ...provider, orderId: null, orderUrl: null }
  await show({
    status: 'failed',
    issue: 'review_denied',
    provider: unmade,
    extendedInfo: { addressFrom: '' },
  })
  expect(await screen.findByRole('heading', { name: 'Exchange not accepted' })).toBeVisible()
  expect(screen.getByText(/^We can’t accept this exchange\..*contact us\.$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact us about this exchange' })).toBeVisible()
  expect(screen.queryByText(/another exchange|request a refund/)).not.toBeInTheDocument()
})

test('where only the provider can choose, it is named with the id of the exchange', async () => {
  await show({ status: 'verifying', issue: 'provider_review' })
  expect(await screen.findByText(/Contact its support with the exchange ID theirs-7/)).toBeVisible()
  expect(screen.getByText('The provider is checking this exchange.')).toBeVisible()
})

test('an old status says how old it is', async () => {
  await show({ provider: { ...provider, isCurrent: false } })
  expect(await screen.findByText(/We can’t reach Acme right now. Last status update: Nov/)).toBeVisible()
})
