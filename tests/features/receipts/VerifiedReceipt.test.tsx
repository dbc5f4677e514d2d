// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Receipt } from '@/contract/receipts'
import { VerifiedReceipt } from '@/features/receipts/VerifiedReceipt'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/lists', () => ({ loadCurrencyList: () => Promise.resolve([]) }))

const AT = '2026-11-21T12:00:00.000Z'
const RECEIPT: Receipt = {
  ...{ type: 'halyard-receipt', version: '1', site: 'https://halyard.example', issuedAt: AT, sandbox: true },
  exchange: {
    ...{ id: 'abc123', type: 'fixed', status: 'finished', createdAt: AT, updatedAt: AT, depositUntil: AT },
  },
  from: { ticker: 'btc', network: 'btc' },
  to: { ticker: 'eth', network: 'eth' },
  quote: { amountFrom: '0.002', amountTo: '0.055946936289832208' },
  requote: { amountFrom: '0.001', amountTo: '0.027973468144916104', at: AT },
  amounts: { amountFrom: '0.001', amountTo: '0.027973468144916104' },
  addresses: {
    ...{ deposit: 'bc1qdeposit', depositExtraId: null, recipient: '0xabc', recipientExtraId: null },
    ...{ refund: null, refundExtraId: null },
  },
  transactions: { deposit: null, payout: null, refund: null },
  provider: null,
  ...{ algorithm: 'Ed25519', keyId: 'k', signature: 's' },
}

test('a verified receipt shows amounts as the page of its exchange does', () => {
  renderWithStore(<VerifiedReceipt verdict={{ kind: 'valid', receipt: RECEIPT, isByServer: false }} />)
  const got = screen.getByRole('button', { name: '0.02797346\u00a0ETH' })
  expect(got).toHaveAttribute('title', '0.027973468144916104 ETH')
  expect(screen.getByText('0.002 BTC → 0.05594693 ETH')).toBeVisible()
})
