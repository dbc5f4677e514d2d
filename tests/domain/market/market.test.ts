import { expect, test } from 'vitest'
import { changeIn, priceIn } from '@/domain/market/market'

test('a price in another currency is its price in dollars by that currency’s', () => {
  expect(priceIn('64000', { priceUsd: '1.25', dailyChange: '0.00' })).toBe('51200')
  expect(priceIn('1', { priceUsd: '0.0011', dailyChange: '0.00' })).toBe('909.0909091')
})

test('a change in another currency leaves out what that currency did against the dollar', () => {
  expect(changeIn('10.00', { priceUsd: '1', dailyChange: '10.00' })).toBe('0.00')
  expect(changeIn('-5.00', { priceUsd: '1', dailyChange: '0.00' })).toBe('-5.00')
  expect(changeIn('0.00', { priceUsd: '1', dailyChange: '0.00' })).toBe('0.00')
})
