import { expect, test } from 'vitest'
import { currencySpellings } from '@/domain/currency/currencySpellings'
import { aCurrency, BTC, ETH, EUR, USDT_TRON } from '../currencies'

const TON = aCurrency('ton', { name: 'Toncoin', network: 'ton' })
const POL = aCurrency('pol', { name: 'Polygon Ecosystem Token', network: 'polygon' })
const spelled = currencySpellings([BTC, ETH, EUR, USDT_TRON, TON, POL])

test.each([
  ['btc', 'btc'],
  ['bitcoin', 'btc'],
  ['usdttrc20', 'usdttrc20'],
  ['usdt-trx', 'usdttrc20'],
  ['usdt', 'usdttrc20'],
  ['tether', 'usdttrc20'],
  ['eur', 'eur'],
  ['usdt-trc20', 'usdttrc20'],
  ['usdt-tron', 'usdttrc20'],
  ['btc-bitcoin', 'btc'],
  ['gram', 'ton'],
  ['gram-ton', 'ton'],
  ['matic', 'pol'],
  ['matic-matic', 'pol'],
  ['pol-matic', 'pol'],
  ['zeppelin', undefined],
  ['', undefined],
])('%j in an address means %s', (spelling, symbol) => {
  expect(spelled.get(spelling)?.symbol).toBe(symbol)
})
