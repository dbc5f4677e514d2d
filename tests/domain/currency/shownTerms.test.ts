import { expect, test } from 'vitest'
import { isQuoteOver, listedTerms, shownTerms } from '@/domain/currency/shownTerms'
import { anExchange } from '../anExchange'

const agreed = { expectedAmountFrom: '0.1', expectedAmountTo: '2' }

test.each(['waiting', 'confirming', 'verifying', 'expired', 'failed', 'refunded'] as const)(
  'while an exchange is %s its agreed amounts stand together, whatever arrived',
  (status) => {
    expect(
      shownTerms(anExchange({ ...agreed, type: 'fixed', status, amountFrom: '0.05', amountTo: null })),
    ).toEqual({ ...{ sent: '0.1', got: '2' }, isAbout: false })
  },
)

test.each(['exchanging', 'sending'] as const)('while it is %s the payout is for what arrived', (status) => {
  const changed = { ...agreed, type: 'fixed', status, amountFrom: '0.05', amountTo: null } as const
  expect(shownTerms(anExchange(changed))).toEqual({ sent: '0.05', got: '1', isAbout: true })
  const requote = { amountFrom: '0.05', amountTo: '0.9', at: '2026-11-29T00:00:00.000Z' }
  expect(shownTerms(anExchange({ ...changed, requote }))).toEqual({ sent: '0.05', got: '0.9', isAbout: true })
})

test('once finished the amounts are those that moved', () => {
  const moved = { ...agreed, amountFrom: '0.05', amountTo: '0.99' }
  expect(shownTerms(anExchange({ ...moved, status: 'finished' }))).toEqual({
    ...{ sent: '0.05', got: '0.99' },
    isAbout: false,
  })
})

test('a quote is over where another deposit than agreed waits for a choice, and in no other review', () => {
  for (const issue of ['deposit_too_small', 'deposit_too_large', 'deposit_late'] as const)
    expect(isQuoteOver(anExchange({ status: 'verifying', issue }))).toBe(true)
  expect(isQuoteOver(anExchange({ status: 'verifying', issue: 'provider_review' }))).toBe(false)
  expect(isQuoteOver(anExchange({ status: 'exchanging', issue: null }))).toBe(false)
})

test('a list names the deposit that arrived once an exchange has ended, and the agreed one before', () => {
  const late = { ...agreed, amountFrom: '0.05' }
  for (const status of ['finished', 'refunded', 'failed', 'expired'] as const)
    expect(listedTerms(anExchange({ ...late, status })).sent).toBe('0.05')
  expect(listedTerms(anExchange({ ...late, status: 'verifying' })).sent).toBe('0.1')
  expect(listedTerms(anExchange({ ...agreed, status: 'expired' })).sent).toBe('0.1')
})
