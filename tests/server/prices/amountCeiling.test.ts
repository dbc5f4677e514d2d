import Big from 'big.js'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { maxSupplyOf } from '@/domain/currency/coinSupply'
import { amountCeiling, isAboveCeiling, underCeiling } from '@/server/prices/amountCeiling'
import { amountDecimals, catalogue, findByTicker } from '@/server/catalogue/catalogue'
import { shownPrice } from '@/server/prices/shownMarket'

const AT = Date.UTC(2026, 10, 28, 12)
const prices = vi.hoisted(() => ({ usd: null as string | null, isOwn: true }))
vi.mock('@/server/prices/shownMarket', async (original) => {
  const real = await original<{ shownPrice: typeof shownPrice }>()
  const known = () => (prices.usd === null ? null : { priceUsd: prices.usd, dailyChange: null, at: AT })
  return {
    ...real,
    shownPrice: (symbol: string, at: number) => (prices.isOwn ? known() : real.shownPrice(symbol, at)),
  }
})
const priced = (usd: string | null) => Object.assign(prices, { usd, isOwn: true })
const coin = (ticker: string, network = ticker) => {
  const found = findByTicker(ticker, network)
  if (!found) throw new Error(`no ${ticker}`)
  return found
}

test('is a million dollars at the market, to three digits and rounded down', () => {
  priced('64000')
  expect(amountCeiling(coin('btc'), AT)).toBe('15.6')
  priced('0.000001')
  expect(amountCeiling(coin('doge'), AT)).toBe('1000000000000')
})

test('is never more than exists, with a price and without', () => {
  priced('0.000001')
  expect(amountCeiling(coin('btc'), AT)).toBe('21000000')
  priced(null)
  expect(amountCeiling(coin('btc'), AT)).toBe('21000000')
  expect(amountCeiling(coin('doge'), AT)).toBeNull()
})

test('takes a coin that is pegged to the dollar for a dollar where no price is known', () => {
  priced(null)
  expect(amountCeiling(coin('usdt', 'trx'), AT)).toBe('1000000')
})

test('of every currency of the catalogue is worth a million at most, and can be typed', () => {
  prices.isOwn = false
  for (const currency of catalogue()) {
    const ceiling = amountCeiling(currency, AT)
    const usd = shownPrice(currency.symbol, AT)?.priceUsd
    if (ceiling === null || !usd) throw new Error(`${currency.symbol} has none`)
    const supply = maxSupplyOf(currency.symbolFront)
    expect(new Big(ceiling).times(usd).lte(1_000_000)).toBe(true)
    expect(supply === null || new Big(ceiling).lte(supply)).toBe(true)
    expect(new Big(ceiling).round(amountDecimals(currency)).eq(ceiling)).toBe(true)
  }
})

test('cuts a maximum that is higher, and leaves a lower one and every minimum', () => {
  priced('64000')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (max) => {
      const cut = underCeiling({ min: '0.001', max: String(max) }, coin('btc'), AT)
      expect(cut).toEqual({ min: '0.001', max: max > 15.6 ? '15.6' : String(max) })
    }),
  )
  expect(underCeiling({ min: '0.001', max: null }, coin('btc'), AT).max).toBe('15.6')
})

test('allows the other side a margin over the market', () => {
  priced('64000')
  expect(['15.6', '18.7', '18.8'].map((amount) => isAboveCeiling(amount, coin('btc'), AT))).toEqual([
    false,
    false,
    true,
  ])
})
