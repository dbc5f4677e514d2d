import { expect, test } from 'vitest'
import {
  isWithinKyc,
  NO_FILTER,
  offerFilterText,
  readOfferFilter,
  type OfferFilter,
} from '@/domain/exchange/offerFilter'

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
