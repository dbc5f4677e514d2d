import { expect, test } from 'vitest'
import { currencySpellings } from '@/domain/currency/currencySpellings'
import { BTC, ETH, EUR, USDT_TRON } from '../currencies'

const spelled = currencySpellings([BTC, ETH, EUR, USDT_TRON])

test.each([
  ['btc', 'btc'],
  ['bitcoin', 'btc'],
  ['usdttrc20', 'usdttrc20'],
  ['usdt-trx', 'usdttrc20'],
  ['usdt', 'usdttrc20'],
  ['tether', 'usdttrc20'],
  ['eur', 'eur'],
  ['zeppelin', undefined],
  ['', undefined],
])('%j in an address means %s', (spelling, symbol) => {
  expect(spelled.get(spelling)?.symbol).toBe(symbol)
})
