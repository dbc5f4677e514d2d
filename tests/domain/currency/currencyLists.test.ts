import { expect, test } from 'vitest'
import { fiatOf, popularFiatOf, popularOf } from '@/domain/currency/currencyLists'
import { aCurrency } from '../currencies'

const all = [
  { ...aCurrency('rare'), priority: null },
  { ...aCurrency('second'), priority: 2 },
  { ...aCurrency('eur'), isFiat: true, priority: 3 },
  { ...aCurrency('isk'), isFiat: true, priority: null },
  { ...aCurrency('first'), priority: 1 },
  { ...aCurrency('usd'), isFiat: true, priority: 1 },
]
const symbols = (list: readonly { symbol: string }[]) => list.map(({ symbol }) => symbol)

test('popular currencies are those with a priority, in its order', () => {
  expect(symbols(popularOf(all))).toEqual(['first', 'second'])
})

test('fiat currencies and popular fiat are lists of their own', () => {
  expect(symbols(fiatOf(all))).toEqual(['eur', 'isk', 'usd'])
  expect(symbols(popularFiatOf(all))).toEqual(['usd', 'eur'])
})
