import { expect, test } from 'vitest'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import { aQuoteRequest } from '../aQuote'

test('the same request has the same key', () => {
  expect(quoteKey(aQuoteRequest())).toBe(quoteKey(aQuoteRequest()))
})

const others: [keyof QuoteRequest, Partial<QuoteRequest>][] = [
  ['tickerFrom', { tickerFrom: 'ltc' }],
  ['networkFrom', { networkFrom: 'lightning' }],
  ['tickerTo', { tickerTo: 'usdt' }],
  ['networkTo', { networkTo: 'arbitrum' }],
  ['amount', { amount: '0.11' }],
  ['reverse', { reverse: true }],
  ['fixed', { fixed: true }],
]

test.each(others)('another %s is another request', (_, change) => {
  expect(quoteKey(aQuoteRequest(change))).not.toBe(quoteKey(aQuoteRequest()))
})
