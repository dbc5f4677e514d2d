// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { PaymentRequest } from '@/contract/paymentRequests'
import { PaymentLinkRows } from '@/features/paymentLinks/PaymentLinkRows'
import { renderWithStore } from '../../renderWithStore'

const aRow = (exchanges: number): PaymentRequest => ({
  ...{ id: 'a'.repeat(16), title: 'Two kites', reference: '', ticker: 'btc', network: 'btc' },
  ...{ address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', extraId: null, amount: '0.5' },
  ...{ received: '0', missing: '0.5', status: 'open', exception: 'none', version: 1 },
  ...{ tolerancePercent: '0', transactions: [], exchanges },
  ...{ createdAt: '2026-11-21T12:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z', expiresAt: null },
})
const mark = () => screen.queryByRole('button', { name: 'Mark: wrong network: “Two kites”' })

test('a link that nobody has tried to pay cannot be marked as paid on a wrong network', () => {
  renderWithStore(<PaymentLinkRows requests={[aRow(0)]} busy={false} />)
  expect(mark()).toBeNull()
  expect(screen.getByRole('button', { name: 'End: “Two kites”' })).toBeVisible()
})

test('once somebody has, marking it says when that is right', async () => {
  renderWithStore(<PaymentLinkRows requests={[aRow(1)]} busy={false} />)
  const button = mark()
  if (button) await userEvent.click(button)
  expect(screen.getByText(/Only if the deposit was sent on another network/)).toBeVisible()
})
