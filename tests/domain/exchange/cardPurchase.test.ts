import { expect, test } from 'vitest'
import { canBuyByCard, cardNetwork } from '@/domain/exchange/cardPurchase'
import { anExchange } from '../anExchange'
import { BTC, EUR, USDT_TRON, XRP, aCurrency } from '../currencies'

test('a coin is bought by card only where its network is known by name', () => {
  expect(canBuyByCard(anExchange(), BTC)).toBe(true)
  expect(canBuyByCard(anExchange(), USDT_TRON)).toBe(true)
  expect(cardNetwork(USDT_TRON.network)).toBe('TRON')
  expect(canBuyByCard(anExchange(), aCurrency('xmr'))).toBe(false)
})

test('fiat, and a deposit that needs an extra id, cannot be bought by card', () => {
  expect(canBuyByCard(anExchange(), EUR)).toBe(false)
  expect(canBuyByCard(anExchange(), XRP)).toBe(false)
  expect(canBuyByCard(anExchange({ extendedInfo: { extraIdFrom: '7' } }), BTC)).toBe(false)
})
