import { expect, test } from 'vitest'
import { pairOf } from '@/features/desk/pairOf'

test('an exchange in a list has eight digits of each amount and its tickers as they are read', () => {
  const row = { amountFrom: '0.1', tickerFrom: 'btc', amountTo: '1.927240935214557179', tickerTo: 'eth' }
  expect(pairOf(row)).toBe('0.1 BTC → 1.9272409 ETH')
})
