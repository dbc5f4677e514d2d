import { expect, test } from 'vitest'
import { pagesWithoutRamps, servedAsset, tradeOf } from '@/api/loadRamps'
import { assetsOf } from '@/domain/currency/asset'
import { BTC, ETH } from '../../domain/currencies'

const served = (buy: string[], sell: string[]) => ({ coins: { buy, sell }, fiats: { buy, sell } })
const [btc, eth] = assetsOf([BTC, ETH])
if (!btc || !eth) throw new Error('no coins')

test('a coin has pages of buying and selling where a ramp serves it, on the networks that it serves', () => {
  expect(tradeOf(btc, served(['btc'], []))).toEqual({ buy: true, sell: false })
  expect(tradeOf(eth, served(['btc'], []))).toEqual({ buy: false, sell: false })
  expect(servedAsset(btc, 'buy', served(['btc'], []))?.currencies.map(({ symbol }) => symbol)).toEqual([
    'btc',
  ])
  expect(servedAsset(btc, 'sell', served(['btc'], []))).toBeNull()
})

test('where fiat does not go through ramps, nothing depends on them', () => {
  expect(tradeOf(btc, null)).toEqual({ buy: true, sell: true })
  expect(pagesWithoutRamps(null)).toEqual([])
})

test('pages that every page links to are absent where nobody buys or sells', () => {
  expect(pagesWithoutRamps(served(['btc'], ['btc']))).toEqual([])
  expect(pagesWithoutRamps(served(['btc'], []))).toEqual(['/sell-crypto'])
  expect(pagesWithoutRamps(served([], []))).toEqual(['/buy-crypto', '/sell-crypto', '/buy-sell-crypto'])
})
