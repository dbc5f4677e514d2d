// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { decideAmount } from '@/api/exchanges'
import { pollExchange } from '@/api/pollExchange'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { anExchange } from '../../domain/anExchange'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/pollExchange', () => ({ importReader: () => Promise.resolve(), pollExchange: vi.fn() }))
vi.mock('@/api/exchanges', () => ({ decideAmount: vi.fn() }))
beforeEach(() => {
  vi.mocked(pollExchange).mockReset()
  vi.mocked(decideAmount).mockReset()
})

const change = {
  ...{ quotedFrom: '0.1', quotedTo: '2', amountFrom: '0.1', amountTo: '1.9' },
  ...{ decision: 'open' as const, decideBy: '2026-11-21T12:10:00.000Z' },
}
const open = anExchange({
  ...{ status: 'creating', issue: 'amount_changed', amountChange: change, ownerProof: null },
  ...{ expectedAmountFrom: '0.1', expectedAmountTo: '2' },
})
async function show(exchange = open) {
  vi.mocked(pollExchange).mockResolvedValue(exchange)
  renderWithStore(<ExchangeStatus publicId={exchange.publicId} />)
  await act(async () => Promise.resolve())
}
const both = { amountFrom: '0.1', amountTo: '1.9' }

test('an order at another amount shows both, and what accepting gets', async () => {
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'The amount has changed' })).toBeVisible()
  expect(screen.getByText(/^Don’t send anything yet/)).toBeVisible()
  const accept = await screen.findByRole('button', { name: 'Accept and continue' })
  expect(screen.getByText(/^0.1\s\S+ → ≈\s2\s/)).toBeVisible()
  expect(screen.getByText(/^0.1\s\S+ → ≈\s1.9\s/)).toBeVisible()
  expect(screen.getByText('−5%')).toBeVisible()
  vi.mocked(decideAmount).mockResolvedValue(
    anExchange({ status: 'waiting', amountChange: { ...change, decision: 'accepted' }, ownerProof: null }),
  )
  await userEvent.click(accept)
  await waitFor(() =>
    expect(decideAmount).toHaveBeenCalledExactlyOnceWith(open.publicId, { decision: 'accept', ...both }),
  )
})

test('what arrives is shown with the places of an estimate, the deposit with all', async () => {
  const long = { ...change, amountFrom: '0.123456789012', amountTo: '1.922561267626687217' }
  await show({ ...open, amountChange: long })
  expect(await screen.findByText(/^0.123456789012\s\S+ → ≈\s1.9225612\s/)).toBeVisible()
})

test('declined, it says that nothing was deposited', async () => {
  await show()
  vi.mocked(decideAmount).mockResolvedValue(
    anExchange({
      ...{ status: 'expired', issue: 'amount_declined', ownerProof: null },
      amountChange: { ...change, decision: 'declined' },
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Decline and end' }))
  expect(decideAmount).toHaveBeenCalledExactlyOnceWith(open.publicId, { decision: 'decline', ...both })
})

test('whoever is not its owner sees that the amount has changed and has nothing to press', async () => {
  await show({ ...open, ownerProof: 'secret' })
  expect(await screen.findByRole('heading', { level: 1, name: 'The amount has changed' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept and continue' })).not.toBeInTheDocument()
})

test.each([
  ['amount_declined', 'declined', /^You declined the new amount/],
  ['amount_undecided', 'undecided', /^The new amount wasn’t accepted in time/],
] as const)('an order that ended as %s says why', async (issue, decision, sentence) => {
  await show({ ...open, status: 'expired', issue, amountChange: { ...change, decision } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Exchange ended' })).toBeVisible()
  expect(screen.getByText(sentence)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept and continue' })).not.toBeInTheDocument()
})

test('an accepted order names the quoted amounts beside its own', async () => {
  await show({ ...open, status: 'waiting', issue: null, amountChange: { ...change, decision: 'accepted' } })
  expect(await screen.findByText('Quoted')).toBeVisible()
})
