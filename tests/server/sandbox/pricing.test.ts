import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programmesWith } from '@/config/programmes'
import { amountDecimals, catalogue, type CatalogueCurrency, findCurrency } from '@/server/catalogue/catalogue'
import { priceAt } from '@/server/prices/sampleMarket'
import { depositFor, limitsOf, payoutFee, payoutFor, type Trade } from '@/server/sandbox/pricing'

const programmes = programmesWith({})

const hour = 3_600_000
const noon = Date.UTC(2026, 10, 21, 12)
const PLAIN = /^\d+(\.\d+)?$/

function coin(symbol: string): CatalogueCurrency {
  const currency = findCurrency(symbol)
  if (!currency) throw new Error(`${symbol} is missing`)
  return currency
}

const anyTrade: fc.Arbitrary<Trade> = fc.record({
  from: fc.constantFrom(...catalogue()),
  to: fc.constantFrom(...catalogue()),
  fixed: fc.boolean(),
  at: fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) }),
})
/** How many times the minimum, in thousandths. */
const anyMultiple = fc.integer({ min: 1000, max: 5_000_000 })

const decimalsIn = (amount: string) => amount.split('.')[1]?.length ?? 0

/** The minimum of the trade times the multiple, in the typed currency's decimals. */
const amountOf = (trade: Trade, reverse: boolean, multiple: number) =>
  new Big(limitsOf(trade, reverse).min)
    .times(multiple)
    .div(1000)
    .round(amountDecimals(reverse ? trade.to : trade.from), Big.roundUp)
    .toFixed()

test('a payout is the market’s worth less spread and network fee, cut to the currency’s decimals', () => {
  const trade: Trade = { from: coin('btc'), to: coin('usdttrc20'), fixed: false, at: noon }
  const worth = new Big('0.1').times(priceAt('btc', noon)).times('0.995').div(priceAt('usdttrc20', noon))
  const fee = new Big(programmes.fees.payoutUsd.byNetwork.trx ?? 0).div(priceAt('usdttrc20', noon))
  const exact = worth.minus(fee)
  const payout = new Big(payoutFor('0.1', trade))
  expect(payout.lte(exact)).toBe(true)
  expect(exact.minus(payout).lt('0.000002')).toBe(true)
  expect(new Big(payoutFor('0.1', { ...trade, fixed: true })).lt(payout)).toBe(true)
})

test('an amount is never finer than its currency and never has an exponent', () => {
  fc.assert(
    fc.property(anyTrade, anyMultiple, (trade, multiple) => {
      const payout = payoutFor(amountOf(trade, false, multiple), trade)
      const deposit = depositFor(amountOf(trade, true, multiple), trade)
      expect(payout).toMatch(PLAIN)
      expect(deposit).toMatch(PLAIN)
      expect(payoutFee(trade)).toMatch(PLAIN)
      expect(decimalsIn(payout)).toBeLessThanOrEqual(amountDecimals(trade.to))
      expect(decimalsIn(payoutFee(trade))).toBeLessThanOrEqual(amountDecimals(trade.to))
      expect(decimalsIn(deposit)).toBeLessThanOrEqual(amountDecimals(trade.from))
    }),
  )
})

test('the quoted deposit always pays out at least the requested amount', () => {
  fc.assert(
    fc.property(anyTrade, anyMultiple, (trade, multiple) => {
      const wanted = amountOf(trade, true, multiple)
      expect(new Big(payoutFor(depositFor(wanted, trade), trade)).gte(wanted)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a deposit one unit below the quoted one no longer pays out the requested amount', () => {
  fc.assert(
    fc.property(anyTrade, anyMultiple, (trade, multiple) => {
      const wanted = amountOf(trade, true, multiple)
      const less = new Big(depositFor(wanted, trade)).minus(`1e-${amountDecimals(trade.from)}`).toFixed()
      expect(new Big(payoutFor(less, trade)).lt(wanted)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('who sends more never gets less', () => {
  fc.assert(
    fc.property(anyTrade, anyMultiple, anyMultiple, (trade, one, other) => {
      const less = payoutFor(amountOf(trade, false, Math.min(one, other)), trade)
      const more = payoutFor(amountOf(trade, false, Math.max(one, other)), trade)
      expect(new Big(more).gte(less)).toBe(true)
    }),
  )
})

test('the minimum of every pair pays out something, from every currency into every other', () => {
  fc.assert(
    fc.property(anyTrade, (trade) => {
      expect(new Big(payoutFor(limitsOf(trade, false).min, trade)).gt(0)).toBe(true)
      expect(new Big(depositFor(limitsOf(trade, true).min, trade)).gt(0)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('limits have at most three digits, fit the currency’s decimals and stay within the configured limits', () => {
  fc.assert(
    fc.property(anyTrade, fc.boolean(), (trade, reverse) => {
      const typed = reverse ? trade.to : trade.from
      const { min, max } = limitsOf(trade, reverse)
      const price = priceAt(typed.symbol, trade.at - (trade.at % hour))
      expect(new Big(min).times(price).gte(programmes.limits.minimumUsd)).toBe(true)
      if (max === null) throw new Error('a maximum without end')
      for (const limit of [min, max]) {
        expect(limit).toMatch(PLAIN)
        expect(decimalsIn(limit)).toBeLessThanOrEqual(amountDecimals(typed))
        expect(limit.replace('.', '').replace(/^0+|0+$/g, '').length).toBeLessThanOrEqual(3)
      }
      const { fixedMaximumUsd, maximumUsd } = programmes.limits
      expect(new Big(max).times(price).lte(trade.fixed ? fixedMaximumUsd : maximumUsd)).toBe(true)
      expect(new Big(max).gt(min)).toBe(true)
    }),
  )
})

test('the minimum grows with what the payout costs', () => {
  const { min } = limitsOf({ from: coin('btc'), to: coin('eth'), fixed: false, at: noon }, false)
  const { minimumUsd, minimumPayoutFees } = programmes.limits
  const fee = programmes.fees.payoutUsd.byNetwork.eth ?? 0
  const minimum = new Big(minimumPayoutFees).times(fee).plus(minimumUsd)
  expect(new Big(min).times(priceAt('btc', noon)).gte(minimum)).toBe(true)
})

test('the minimum for a dear coin without decimals buys at least one of it', () => {
  const bitcoin = coin('btc')
  const whole = { ...bitcoin, fullInfo: { ...bitcoin.fullInfo, precision: 0 } }
  const trade: Trade = { from: coin('eth'), to: whole, fixed: false, at: noon }
  expect(new Big(payoutFor(limitsOf(trade, false).min, trade)).gte(1)).toBe(true)
})

test('limits stand still for the hour they were shown in', () => {
  const trade: Trade = { from: coin('eth'), to: coin('btc'), fixed: true, at: noon }
  expect(limitsOf({ ...trade, at: noon + hour - 1 }, false)).toEqual(limitsOf(trade, false))
})

test('an amount on the wire has at most eighteen decimals, also where the chain has more', () => {
  const finest = catalogue().filter((currency) => currency.fullInfo.precision > 18)
  expect(finest.length).toBeGreaterThan(0)
  expect(new Set(finest.map(amountDecimals))).toEqual(new Set([18]))
})

test('every network with a fee of its own is one of the catalogue', () => {
  const networks = new Set(catalogue().map((currency) => currency.network))
  expect(Object.keys(programmes.fees.payoutUsd.byNetwork).filter((id) => !networks.has(id))).toEqual([])
})
