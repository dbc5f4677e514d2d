import { expect, test } from 'vitest'
import { recordedCosts, type PriceRecord } from '@/domain/money/priceRecord'

const RECORD: PriceRecord = {
  amountFrom: '0.1',
  amountTo: '2',
  networkFee: '0.001',
  usdFrom: '64000',
  usdTo: '3200',
  at: '2026-11-21T12:00:00.000Z',
}
const UNKNOWN = { networkFee: null, prices: null }

test('a record gives the network fee and the market prices of its own amounts', () => {
  expect(recordedCosts(RECORD, '0.1', '2')).toEqual({
    networkFee: '0.001',
    prices: { from: '64000', to: '3200' },
  })
})

test.each([
  ['another deposit', RECORD, '0.2', '2'],
  ['another payout', RECORD, '0.1', '2.1'],
  ['an exchange without a record', null, '0.1', '2'],
] as const)('of %s nothing is said', (_, record, sent, got) => {
  expect(recordedCosts(record, sent, got)).toEqual(UNKNOWN)
})

test('without one of the market prices there is no comparison with the market', () => {
  expect(recordedCosts({ ...RECORD, usdTo: null }, '0.1', '2').prices).toBeNull()
})
