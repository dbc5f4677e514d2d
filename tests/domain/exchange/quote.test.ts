import { expect, test } from 'vitest'
import {
  isWithinKyc,
  NO_FILTER,
  offerFilterText,
  readOfferFilter,
  type OfferFilter,
  quoteKey,
  type QuoteRequest,
} from '@/domain/exchange/quote'
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

test('a filter is read back from its text', () => {
  const filter: OfferFilter = { kyc: 'rare', exclude: ['near', 'changenow'] }
  expect(readOfferFilter(offerFilterText(filter))).toEqual(filter)
  expect(readOfferFilter(offerFilterText(NO_FILTER))).toEqual(NO_FILTER)
})

test.each([null, '', 'often,near', '{"kyc":"rare"}'])('%j is no filter', (text) => {
  expect(readOfferFilter(text)).toBe(NO_FILTER)
})

test('what cannot be the id of a provider is dropped', () => {
  expect(readOfferFilter('never,near,,<b>,a b')).toEqual({ kyc: 'never', exclude: ['near'] })
})

test('a level of checks is within itself and those above', () => {
  expect(isWithinKyc('rare', 'rare')).toBe(true)
  expect(isWithinKyc('never', 'rare')).toBe(true)
  expect(isWithinKyc('possible', 'rare')).toBe(false)
})
