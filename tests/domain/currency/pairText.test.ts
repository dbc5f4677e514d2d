import { expect, test } from 'vitest'
import { pairText } from '@/domain/currency/pairText'

test.each([
  ['btc-btc/eth-eth', 'BTC → ETH'],
  ['btc-btc/usdt-trx', 'BTC → USDT (TRX)'],
  ['eur/btc-lightning', 'EUR → BTC (LIGHTNING)'],
])('the pair %s is shown as %s', (pair, text) => {
  expect(pairText(pair)).toBe(text)
})
