import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceBreakdown } from '@/domain/money/priceBreakdown'

const PRICES = { from: '64000', to: '2500' }
const QUOTE = { sent: '0.1', got: '2.5462', networkFee: '0.001' }

test('what is sent at the market rate, less both fees, is what arrives', () => {
  expect(priceBreakdown(QUOTE, PRICES, 18)).toEqual({
    rate: '25.6',
    isMarketRate: true,
    costs: {
      atMarket: '2.56',
      serviceFee: '0.0128',
      networkFee: '0.001',
      got: '2.5462',
      totalUsd: '34.5',
      servicePercent: '0.5',
    },
  })
})

test('a payout with more decimals than are shown is cut, never rounded up', () => {
  const finer = { ...QUOTE, got: '2.546299999999' }
  for (const prices of [PRICES, null]) {
    const shown = priceBreakdown(finer, prices, 6)?.costs?.got ?? '0'
    expect(new Big(shown).lte(finer.got), shown).toBe(true)
    expect(finer.got.startsWith(shown), shown).toBe(true)
    expect(shown.length).toBeLessThan(finer.got.length)
  }
})

test('the rate is the market’s, whatever the amount, also before there is a quote', () => {
  const none = { sent: null, got: null, networkFee: null }
  expect(priceBreakdown(none, PRICES, 18)).toEqual({ rate: '25.6', isMarketRate: true, costs: null })
  expect(priceBreakdown({ ...QUOTE, sent: '0.0003', got: '0.005' }, PRICES, 18)?.rate).toBe('25.6')
})

test('the rate of a coin worth next to nothing is not zero', () => {
  const none = { sent: null, got: null, networkFee: null }
  const { rate } = priceBreakdown(none, { from: '0.0000182', to: '65000' }, 8) ?? {}
  expect(rate).toBe('0.00000000028')
})

test('it adds up exactly as it is shown, whatever is sent and with however many decimals', () => {
  const price = fc.integer({ min: 1, max: 1e9 }).map((value) => new Big(value).div(1e4).toFixed())
  const amount = fc
    .bigInt({ min: 1n, max: 10n ** 24n })
    .map((value) => new Big(value.toString()).div('1e12').toFixed())
  const precision = fc.integer({ min: 0, max: 18 })
  const cut = fc.record({ from: price, to: price, sent: amount, got: amount, networkFee: amount, precision })
  fc.assert(
    fc.property(cut, ({ from, to, sent, got, networkFee, precision }) => {
      const costs = priceBreakdown({ sent, got, networkFee }, { from, to }, precision)?.costs
      const sum = new Big(costs?.atMarket ?? 'NaN')
        .minus(costs?.serviceFee ?? 'NaN')
        .minus(costs?.networkFee ?? 'NaN')
      expect(sum.eq(costs?.got ?? 'NaN')).toBe(true)
      expect(new Big(costs?.networkFee ?? 0).gt(0)).toBe(true)
    }),
  )
})

test('a quote better than the market has a service fee below zero, not none', () => {
  const costs = priceBreakdown({ ...QUOTE, got: '2.57' }, PRICES, 18)?.costs
  expect(costs?.serviceFee).toBe('-0.011')
})

test('without market prices only what the quote itself says is known', () => {
  expect(priceBreakdown(QUOTE, null, 18)).toEqual({
    rate: '25.462',
    isMarketRate: false,
    costs: {
      atMarket: null,
      serviceFee: null,
      networkFee: '0.001',
      got: '2.5462',
      totalUsd: null,
      servicePercent: null,
    },
  })
  expect(priceBreakdown({ sent: null, got: null, networkFee: null }, null, 18)).toBeNull()
})

test('a network fee that the back end does not tell apart is part of all fees', () => {
  const costs = priceBreakdown({ ...QUOTE, networkFee: '0' }, PRICES, 18)?.costs
  expect([costs?.networkFee, costs?.serviceFee]).toEqual([null, '0.0138'])
})

test('a network fee of few units in a large payout keeps its digits', () => {
  const costs = priceBreakdown({ sent: '50', got: '1272.35999', networkFee: '0.00001' }, PRICES, 18)?.costs
  expect(costs?.networkFee).toBe('0.00001')
})
