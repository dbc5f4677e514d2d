import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payoutFault } from '@/server/programmes/payoutFault'
import { BTC } from './aLedger'

const paid = (...outputs: [string | null, string][]) => ({
  outputs: outputs.map(([address, amountBtc]) => ({ address, amountBtc })),
  confirmations: 0,
})
const payout = { address: BTC, amountBtc: '0.004' }
const LEGACY = '1BitcoinEaterAddressDontSendf59kuE'

test.each([
  ['its amount to its address', paid([BTC, '0.004']), null],
  ['its amount written with more zeros', paid([BTC, '0.00400000']), null],
  ['its address in capitals', paid([BTC.toUpperCase(), '0.004']), null],
  [
    'others too, and its change',
    paid(['1other', '1'], [BTC, '0.004'], [null, '0'], ['bc1qchange', '3']),
    null,
  ],
  ['two amounts to its address', paid([BTC, '0.001'], [BTC, '0.004']), null],
  ['another address', paid(['bc1qother', '0.004']), 'it pays nothing to this address'],
  ['no address', paid([null, '0.004']), 'it pays nothing to this address'],
  ['nobody', paid(), 'it pays nothing to this address'],
  [
    'a satoshi too little',
    paid([BTC, '0.00399999']),
    'it pays 0.00399999 BTC to this address, not 0.004 BTC',
  ],
  ['a satoshi too much', paid([BTC, '0.00400001']), 'it pays 0.00400001 BTC to this address, not 0.004 BTC'],
  [
    'it in two parts',
    paid([BTC, '0.001'], [BTC, '0.003']),
    'it pays 0.001 and 0.003 BTC to this address, not 0.004 BTC',
  ],
])('a transaction that pays %s', (_, seen, fault) => {
  expect(payoutFault(payout, [], seen)).toBe(fault)
})

test('capitals and small letters of an older address are different addresses', () => {
  const old = { address: LEGACY, amountBtc: '1' }
  expect(payoutFault(old, [], paid([LEGACY, '1']))).toBeNull()
  expect(payoutFault(old, [], paid([LEGACY.toLowerCase(), '1']))).toBe('it pays nothing to this address')
})

test('as many payouts of one amount and address fit as there are such outputs, never more', () => {
  fc.assert(
    fc.property(fc.nat(6), fc.nat(6), (outputs, others) => {
      const seen = paid(...Array.from({ length: outputs }, (): [string, string] => [BTC, '0.004']))
      const fault = payoutFault(
        payout,
        Array.from({ length: others }, () => payout),
        seen,
      )
      expect(fault === null).toBe(others < outputs)
    }),
  )
})
