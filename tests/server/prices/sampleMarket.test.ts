import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tickerOf } from '@/domain/currency/currency'
import { catalogue } from '@/server/catalogue/catalogue'
import { dailyChange, priceAt, sparkline } from '@/server/prices/sampleMarket'
import { SAMPLE_CRYPTO_USD, SAMPLE_FIAT_USD, SAMPLE_FOLLOWS } from '@/server/seed/samplePrices'

const hour = 3_600_000
const noon = Date.UTC(2026, 10, 21, 12)

const anyCurrency = fc.constantFrom(...catalogue())
const anyTime = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })

/** The widest distance between two prices of thirty days, as a fraction of the lowest. */
function swing(symbol: string): number {
  const prices = Array.from({ length: 720 }, (_, index) => priceAt(symbol, noon + index * hour).toNumber())
  return Math.max(...prices) / Math.min(...prices) - 1
}

test('a price is the same for the same moment, however often it is read', () => {
  fc.assert(
    fc.property(anyCurrency, anyTime, ({ symbol }, at) => {
      expect(priceAt(symbol, at).toFixed()).toBe(priceAt(symbol, at).toFixed())
    }),
  )
})

test('a ticker costs the same on every network', () => {
  const prices = new Map<string, string>()
  for (const currency of catalogue()) {
    const key = `${currency.isFiat}:${tickerOf(currency)}`
    const price = priceAt(currency.symbol, noon).toFixed()
    expect(price, currency.symbol).toBe(prices.get(key) ?? price)
    prices.set(key, price)
  }
})

test('every price is above zero and written without an exponent', () => {
  for (const { symbol } of catalogue()) {
    expect(priceAt(symbol, noon).toFixed(), symbol).toMatch(/^\d+(\.\d+)?$/)
    expect(priceAt(symbol, noon).gt(0), symbol).toBe(true)
  }
})

test('the dollar stands still and a stablecoin nearly so, while coins move', () => {
  expect(swing('usd')).toBe(0)
  expect(swing('usdttrc20')).toBeGreaterThan(0)
  expect(swing('usdttrc20')).toBeLessThan(0.0011)
  expect(swing('eur')).toBeLessThan(0.0065)
  expect(swing('btc')).toBeGreaterThan(0.002)
  expect(swing('btc')).toBeLessThan(0.065)
})

test('a price never jumps: in a minute it moves by less than half a percent', () => {
  fc.assert(
    fc.property(anyCurrency, anyTime, ({ symbol }, at) => {
      const ratio = priceAt(symbol, at + 60_000)
        .div(priceAt(symbol, at))
        .toNumber()
      expect(Math.abs(ratio - 1)).toBeLessThan(0.005)
    }),
  )
})

test('the change of the day is the price of now against the price of a day ago', () => {
  fc.assert(
    fc.property(anyCurrency, anyTime, ({ symbol }, at) => {
      const change = priceAt(symbol, at)
        .div(priceAt(symbol, at - 24 * hour))
        .minus(1)
        .times(100)
        .toNumber()
      expect(dailyChange(symbol, at)).toMatch(/^-?\d+\.\d{2}$/)
      expect(dailyChange(symbol, at)).not.toBe('-0.00')
      expect(Math.abs(Number(dailyChange(symbol, at)) - change)).toBeLessThan(0.005001)
    }),
  )
})

test('a sparkline holds seven days in steps of six hours and ends now', () => {
  const points = sparkline('btc', noon)
  expect(points).toHaveLength(29)
  expect(points[0]).toBe(priceAt('btc', noon - 7 * 24 * hour).toFixed())
  expect(points[27]).toBe(priceAt('btc', noon - 6 * hour).toFixed())
  expect(points[28]).toBe(priceAt('btc', noon).toFixed())
})

test('a wrapped coin costs what the coin costs', () => {
  expect(catalogue().some((currency) => currency.symbolFront === 'WBTC')).toBe(true)
  for (const { symbol } of catalogue().filter((currency) => currency.symbolFront === 'WBTC')) {
    expect(priceAt(symbol, noon).toFixed()).toBe(priceAt('btc', noon).toFixed())
  }
})

test("every state's currency of the catalogue has a sample rate of its own", () => {
  const missing = catalogue().filter(
    (currency) => currency.isFiat && !(tickerOf(currency) in SAMPLE_FIAT_USD),
  )
  expect(missing.map((currency) => currency.symbol)).toEqual([])
})

test('no sample stands for a currency that is not in the catalogue', () => {
  const tickersOf = (isFiat: boolean) =>
    new Set(
      catalogue()
        .filter((one) => one.isFiat === isFiat)
        .map(tickerOf),
    )
  const coins = tickersOf(false)
  const fiat = tickersOf(true)
  const samples = [...Object.keys(SAMPLE_CRYPTO_USD), ...Object.entries(SAMPLE_FOLLOWS).flat()]
  expect(samples.filter((ticker) => !coins.has(ticker))).toEqual([])
  expect(Object.keys(SAMPLE_FIAT_USD).filter((ticker) => !fiat.has(ticker))).toEqual([])
})

test('what is not in the catalogue has no price', () => {
  expect(() => priceAt('nosuchcoin', noon)).toThrow('nosuchcoin')
})
