import { expect, test } from 'vitest'
import { shownTerms } from '@/domain/currency/shownTerms'
import { anExchange } from '../anExchange'

const agreed = { expectedAmountFrom: '0.1', expectedAmountTo: '2' }

test.each(['waiting', 'confirming', 'verifying', 'expired', 'failed', 'refunded'] as const)(
  'while an exchange is %s its agreed amounts stand together, whatever arrived',
  (status) => {
    expect(shownTerms(anExchange({ ...agreed, status, amountFrom: '0.05', amountTo: null }))).toEqual({
      sent: '0.1',
      got: '2',
    })
  },
)

test.each(['exchanging', 'sending'] as const)('while it is %s the payout is for what arrived', (status) => {
  const changed = { expectedAmountFrom: '0.1', expectedAmountTo: '1', amountFrom: '0.05', amountTo: null }
  expect(shownTerms(anExchange({ ...changed, status }))).toEqual({ sent: '0.05', got: '1' })
})

test('once finished the amounts are those that moved', () => {
  const moved = { ...agreed, amountFrom: '0.05', amountTo: '0.99' }
  expect(shownTerms(anExchange({ ...moved, status: 'finished' }))).toEqual({ sent: '0.05', got: '0.99' })
})
