import { expect, test } from 'vitest'
import { quoteKey, type QuoteQuestion } from '@/domain/quote'
import { aQuestion } from './aQuote'

test('the same question has the same key', () => {
  expect(quoteKey(aQuestion())).toBe(quoteKey(aQuestion()))
})

const others: [keyof QuoteQuestion, Partial<QuoteQuestion>][] = [
  ['tickerFrom', { tickerFrom: 'ltc' }],
  ['networkFrom', { networkFrom: 'lightning' }],
  ['tickerTo', { tickerTo: 'usdt' }],
  ['networkTo', { networkTo: 'arbitrum' }],
  ['amount', { amount: '0.11' }],
  ['reverse', { reverse: true }],
  ['fixed', { fixed: true }],
]

test.each(others)('another %s is another question', (_, change) => {
  expect(quoteKey(aQuestion(change))).not.toBe(quoteKey(aQuestion()))
})
