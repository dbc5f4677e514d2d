import { expect, test } from 'vitest'
import { offerCost } from '@/features/exchangeForm/offers/OfferCard'

const prices = { from: '60000', to: '2000' }

test('is what is sent less what arrives, at market prices', () => {
  expect(offerCost({ sent: '0.1', got: '2.97' }, prices)).toEqual({ usd: '60', percent: '1' })
})

test('is below zero where the offer is better than the market', () => {
  expect(offerCost({ sent: '0.1', got: '3.015' }, prices)).toEqual({ usd: '-30', percent: '-0.5' })
})

test('is not known where nothing is sent', () => {
  expect(offerCost({ sent: '0', got: '1' }, prices)).toBeNull()
})
