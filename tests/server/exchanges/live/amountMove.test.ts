import Big from 'big.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountMove } from '@/server/exchanges/amountMove'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import { anAsset } from '../../providers/aProvider'
import { ADDRESS } from '../exchangeCalls'

const order = (changes: Partial<ProviderOrder> = {}): ProviderOrder => ({
  ...{ from: anAsset('btc'), to: anAsset('eth'), amount: '0.1', reverse: false, fixed: false, rateKey: null },
  ...{ expectedFrom: '0.1', expectedTo: '2', addressTo: ADDRESS.eth, extraIdTo: null },
  ...{ refundAddress: null, refundExtraId: null, orderKey: 'key', basisPoints: 0, ...changes },
})
const moveOf = (changes: Partial<ProviderOrder>, amountFrom: string, amountTo: string) =>
  amountMove(order(changes), { amountFrom, amountTo })

test.each([
  [{}, '0.1', '2', 'kept'],
  [{}, '0.1', '1.99', 'kept'],
  [{}, '0.1', '1.9899', 'worse'],
  [{}, '0.1', '2.0101', 'better'],
  [{}, '0.1', '0.1999', 'wrong'],
  [{}, '0.1', '20.01', 'wrong'],
  [{}, '0.1', '0', 'wrong'],
  [{}, '0.1', '2e0', 'wrong'],
  [{}, '0.1001', '2', 'wrong'],
  [{}, '0.0999', '1.9', 'wrong'],
  [{ reverse: true }, '0.1006', '2', 'worse'],
  [{ reverse: true }, '0.0994', '2', 'better'],
  [{ reverse: true }, '0.1', '1.99', 'worse'],
  [{ reverse: true }, '0.1', '2.01', 'better'],
  [{ reverse: true }, '0.11', '1.9', 'wrong'],
  [{ fixed: true }, '0.1', '2.0001', 'wrong'],
  [{ fixed: true }, '0.1', '1.9', 'wrong'],
  [{ fixed: true, reverse: true }, '0.2', '2', 'wrong'],
] as const)('of %j to %s and %s is %s', (changes, amountFrom, amountTo, move) => {
  expect(moveOf(changes, amountFrom, amountTo)).toBe(move)
})

test('a fixed rate never moves, and a floating one is asked about only where the visitor loses', () => {
  const percents = fc.integer({ min: -89, max: 800 })
  fc.assert(
    fc.property(percents, fc.boolean(), fc.boolean(), (percent, reverse, fixed) => {
      const amountTo = new Big(2)
        .times(100 + percent)
        .div(100)
        .toFixed()
      const move = moveOf({ reverse, fixed }, '0.1', amountTo)
      const expected = percent === 0 ? 'kept' : fixed ? 'wrong' : percent < 0 ? 'worse' : 'better'
      expect(move).toBe(expected)
    }),
  )
})
