import fc from 'fast-check'
import Big from 'big.js'
import { expect, test } from 'vitest'
import {
  commissionBtc,
  type CommissionFacts,
  settledCommission,
  toMillionths,
} from '@/domain/partner/partnerCommission'

const terms = (rate: string, share = '100') => ({
  rateMillionths: toMillionths(rate),
  shareMillionths: toMillionths(share),
})

test('a percent becomes whole millionths, rounded down', () => {
  expect(['0.4', '0.125', '0.12345', '100', '0'].map(toMillionths)).toEqual([4000, 1250, 1234, 1_000_000, 0])
})

test.each([
  ['the rate decides', '1', '0.01', '0', terms('0.4'), '0.004'],
  ['the share of the earning decides', '1', '0.0025', '0', terms('0.4', '60'), '0.0015'],
  ['cashback comes first', '1', '0.005', '0.002', terms('0.4'), '0.003'],
  ['cashback took everything', '1', '0.002', '0.002', terms('0.4'), '0'],
  ['cashback took more', '1', '0.002', '0.003', terms('0.4'), '0'],
  ['nothing was earned', '1', '0', '0', terms('0.4'), '0'],
  ['below the smallest unit', '0.00000100', '1', '0', terms('0.4'), '0'],
  ['the smallest unit', '0.00000250', '1', '0', terms('0.4'), '0.00000001'],
  [
    'more than a number of JavaScript counts exactly',
    '123456789.12345678',
    '99999999',
    '0',
    terms('0.4'),
    '493827.15649382',
  ],
])('%s', (_, volumeBtc, earnedBtc, cashback, agreed, expected) => {
  expect(commissionBtc({ volumeBtc, earnedBtc, cashbackBtc: cashback }, agreed)).toBe(expected)
})

test('with cashback it is never more than what was earned, nor than the promised share', () => {
  const units = fc.integer({ min: 0, max: 2_000_000_000 })
  const property = fc.property(
    units,
    units,
    units,
    fc.integer({ min: 0, max: 20_000 }),
    (volume, earned, back, rate) => {
      const btc = (amount: number) => new Big(amount).div(1e8).toFixed()
      const given = commissionBtc(
        { volumeBtc: btc(volume), earnedBtc: btc(earned), cashbackBtc: btc(Math.min(back, earned)) },
        { rateMillionths: rate, shareMillionths: 1_000_000 },
      )
      expect(new Big(given).plus(btc(Math.min(back, earned))).lte(btc(earned))).toBe(true)
      expect(new Big(given).lte(new Big(btc(volume)).times(rate).div(1_000_000))).toBe(true)
    },
  )
  fc.assert(property, { numRuns: 2000, seed: 58 })
})

const facts = (changes: Partial<CommissionFacts> = {}): CommissionFacts => ({
  ...{ isCounted: true, volumeBtc: '1', cashbackBtc: '0', terms: terms('0.4'), correctedBtc: null },
  earning: { kind: 'exact', state: 'estimated', valueBtc: '0.005', isRefunded: false },
  ...changes,
})
const earning = (changes: Partial<NonNullable<CommissionFacts['earning']>>) => ({
  earning: { kind: 'exact', state: 'estimated', valueBtc: '0.005', isRefunded: false, ...changes } as const,
})

test.each<[string, Partial<CommissionFacts>, string, string]>([
  ['a rate that the order names', {}, 'earned', '0.004'],
  ['a rate that is only stated', earning({ kind: 'stated' }), 'unconfirmed', '0.004'],
  ['a stated one that is confirmed', earning({ kind: 'stated', state: 'confirmed' }), 'earned', '0.004'],
  ['an own order', { isCounted: false }, 'not_counted', '0'],
  ['no price', { volumeBtc: null }, 'volume_unknown', '0'],
  ['no earning', { earning: null }, 'earning_unknown', '0'],
  ['an earning without a price', earning({ valueBtc: null }), 'earning_unknown', '0'],
  ['no commission of the provider', earning({ kind: 'none', valueBtc: null }), 'nothing_left', '0'],
  ['a correction up to all that was earned', { correctedBtc: '0.0049' }, 'earned', '0.0049'],
  ['a correction above it', { correctedBtc: '0.1', cashbackBtc: '0.001' }, 'earned', '0.004'],
  ['a correction to nothing', { correctedBtc: '0' }, 'nothing_left', '0'],
  ['a correction without a price', { correctedBtc: '0.001', volumeBtc: null }, 'earned', '0.001'],
  ['a corrected own order', { correctedBtc: '0.001', isCounted: false }, 'earned', '0.001'],
  [
    'a correction of what is only stated',
    { ...earning({ kind: 'stated' }), correctedBtc: '0.001' },
    'unconfirmed',
    '0.001',
  ],
  [
    'a refund of a corrected one',
    { ...earning({ isRefunded: true }), correctedBtc: '0.001' },
    'refunded',
    '0',
  ],
  ['a refund', { ...earning({ isRefunded: true, valueBtc: '0' }), isCounted: false }, 'refunded', '0'],
])('%s', (_, changes, outcome, amountBtc) => {
  expect(settledCommission(facts(changes))).toEqual({ outcome, amountBtc })
})
