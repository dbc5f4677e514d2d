import { describe, expect, test } from 'vitest'
import { firstPairOf } from '@/domain/currency/firstPair'

const coin = (symbol: string, ticker = symbol, network = symbol) => ({
  symbol,
  symbolFront: ticker.toUpperCase(),
  network,
  isFiat: false,
})
const EUR = { symbol: 'eur', symbolFront: 'EUR', network: '', isFiat: true }
const ALL = [
  coin('btc'),
  coin('eth'),
  coin('usdttrc20', 'usdt', 'trx'),
  coin('usdterc20', 'usdt', 'eth'),
  EUR,
]
const without = (...symbols: string[]) => ALL.filter(({ symbol }) => !symbols.includes(symbol))
const pairOf = (offered: typeof ALL, wanted?: { from: string; to: string; amount?: string }) => {
  const first = firstPairOf(offered, wanted)
  return first && [first.pair.from, first.pair.to, first.pair.amount, first.isReplaced]
}

describe('the pair that the form begins with', () => {
  test.each([
    [{ from: 'eth', to: 'btc', amount: '2' }, ['eth', 'btc', '2', false]],
    [{ from: 'btc', to: 'usdt', amount: '1' }, ['btc', 'usdttrc20', '1', false]],
    [{ from: 'usdt-eth', to: 'eth', amount: '9' }, ['usdterc20', 'eth', '9', false]],
    [{ from: 'usdt', to: 'usdt-eth', amount: '9' }, ['usdttrc20', 'usdterc20', '9', false]],
    [undefined, ['btc', 'eth', undefined, false]],
  ])('is the operator’s while both are offered: %j', (wanted, expected) => {
    expect(pairOf(ALL, wanted)).toEqual(expected)
  })

  test.each([
    [['doge'], { from: 'btc', to: 'doge', amount: '1' }, ['btc', 'eth', '1', true]],
    [['doge'], { from: 'doge', to: 'btc', amount: '1' }, ['eth', 'btc', undefined, true]],
    [['btc'], undefined, ['usdttrc20', 'eth', undefined, true]],
    [['btc', 'eth'], undefined, ['usdttrc20', 'usdterc20', undefined, true]],
    [['btc', 'eth', 'usdterc20'], undefined, ['usdttrc20', 'eur', undefined, true]],
    [['usdttrc20', 'usdterc20', 'eth'], { from: 'btc', to: 'usdt', amount: '1' }, ['btc', 'eur', '1', true]],
  ])('is another one while one is not: without %j for %j', (missing, wanted, expected) => {
    expect(pairOf(without(...missing), wanted)).toEqual(expected)
  })

  test('is none where fewer than two coins are offered', () => {
    expect([firstPairOf([], undefined), firstPairOf([coin('btc')], undefined)]).toEqual([null, null])
  })

  test.each([
    [{ from: 'eth', to: 'btc', amount: '2' }, 'eth > btc', ['eth', 'usdttrc20', '2', true]],
    [{ from: 'btc', to: 'usdt', amount: '1' }, 'btc > usdttrc20', ['btc', 'eth', '1', true]],
    [undefined, 'btc > eth', ['btc', 'usdttrc20', undefined, true]],
  ])(
    'is another one where nobody exchanges it, though both coins are offered: %j',
    (wanted, missing, expected) => {
      const first = firstPairOf(ALL, wanted, (from, to) => `${from.symbol} > ${to.symbol}` !== missing)
      expect(first && [first.pair.from, first.pair.to, first.pair.amount, first.isReplaced]).toEqual(expected)
    },
  )

  test('is none where nothing is exchanged into anything', () => {
    expect(firstPairOf(ALL, undefined, () => false)).toBeNull()
  })
})
