import { describe, expect, test } from 'vitest'
import { findByTicker } from '@/server/catalogue/catalogue'
import { type CreationFault, creationFault, isSameAddress } from '@/server/exchanges/creationFault'
import type { ProviderAsset, ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder } from '@/server/providers/provider'
import { anAsset } from '../../providers/aProvider'
import { ADDRESS } from '../exchangeCalls'
import { aCreatedOrder, newBtcAddress } from './liveProvider'

const NOW = 1_800_000_000_000
const currency = (ticker: string) => {
  const found = findByTicker(ticker, ticker)
  if (!found) throw new Error(`no ${ticker}`)
  return found
}
const memoAsset = (memo: ProviderAsset['memo']) => anAsset('xrp', { memo })

const anOrderOf = (from: ProviderAsset, changes: Partial<ProviderOrder> = {}): ProviderOrder => ({
  ...{ from, to: anAsset('eth'), amount: '0.1', reverse: false, fixed: false, rateKey: null },
  ...{ expectedFrom: '0.1', expectedTo: '2', addressTo: ADDRESS.eth, extraIdTo: null },
  ...{ refundAddress: null, refundExtraId: null, orderKey: 'key', basisPoints: 0, ...changes },
})
const faultOf = (order: ProviderOrder, changes: Partial<CreatedOrder>, to = 'eth') =>
  creationFault(
    order,
    aCreatedOrder(order, changes),
    { from: currency(order.from.symbol), to: currency(to) },
    NOW,
  )
const echoed = (changes: Partial<CreatedOrder['echo']>) => ({
  echo: { addressTo: ADDRESS.eth, extraIdTo: null, from: 'BTC', to: 'ETH', ...changes },
})

describe('a text that cannot be stored', () => {
  const btc = anOrderOf(anAsset('btc'))
  const xrp = anOrderOf(memoAsset('required'))
  test.each(['\u0000', '\u0007', '\n', '\u0085', '\u202e', '\ud800'])(
    'with the character %j',
    (character) => {
      const odd = `theirs${character}1`
      expect(faultOf(btc, { ref: { id: odd, secret: null } })).toBe('text')
      expect(faultOf(btc, { ref: { id: 'theirs', secret: odd } })).toBe('text')
      expect(faultOf(btc, { depositAddress: odd })).toBe('text')
      expect(faultOf(btc, { url: `https://acme.example/${odd}` })).toBe('text')
      expect(faultOf(xrp, { depositExtraId: odd })).toBe('text')
    },
  )
})

describe('an answer', () => {
  const btc = anOrderOf(anAsset('btc'))
  const cases: [string, Partial<CreatedOrder>, CreationFault | null][] = [
    ['that is just what was ordered', {}, null],
    ['of 0.5 % less', { amountTo: '1.99' }, null],
    ['of more than 0.5 % less, which its owner decides on', { amountTo: '1.9899' }, null],
    ['of more than 0.5 % more', { amountTo: '2.011' }, null],
    ['of less than a tenth', { amountTo: '0.19' }, 'amount'],
    ['of more than ten times as much', { amountTo: '20.1' }, 'amount'],
    ['of a deposit rounded to eight places', { amountFrom: '0.10000001' }, null],
    ['of a larger deposit than was typed', { amountFrom: '0.1001' }, 'amount'],
    ['of nothing', { amountTo: '0' }, 'amount'],
    ['in powers of ten', { amountTo: '2e0' }, 'amount'],
    [
      'with another payout address',
      echoed({ addressTo: '0x52908400098527886E0F7030069857D2E4169EE7' }),
      'echo',
    ],
    ['with the address in small letters', echoed({ addressTo: ADDRESS.eth.toLowerCase() }), null],
    ['with an extra id that nobody gave', echoed({ extraIdTo: '7' }), 'echo'],
    ['for another coin', echoed({ to: 'ETC' }), 'echo'],
    ['with another commission', echoed({ basisPoints: 7 }), 'echo'],
    ['that repeats nothing', echoed({ addressTo: null, from: null, to: null }), null],
    ['with a deadline in seconds', { validUntil: NOW / 1000 }, 'deadline'],
    ['with a deadline in microseconds', { validUntil: NOW * 1000 }, 'deadline'],
    ['with a deadline that is no number', { validUntil: Number.NaN }, 'deadline'],
    ['with a deadline to come', { validUntil: NOW + 60_000 }, null],
  ]
  test.each(cases)('%s', (_, changes, fault) => expect(faultOf(btc, changes)).toBe(fault))

  test('at a fixed rate is exact', () => {
    const fixed = { ...btc, fixed: true }
    expect(faultOf(fixed, { amountTo: '2.00' })).toBeNull()
    expect(faultOf(fixed, { amountTo: '2.0001' })).toBe('amount')
  })

  test('must not lead back to the visitor', () => {
    const depositAddress = newBtcAddress()
    const refundAddress = depositAddress.toUpperCase()
    expect(faultOf({ ...btc, refundAddress }, { depositAddress })).toBe('deposit_address')
    const own = { ...anOrderOf(anAsset('eth')), addressTo: ADDRESS.eth.toLowerCase() }
    expect(faultOf(own, { depositAddress: ADDRESS.eth })).toBe('deposit_address')
  })

  test('must not lead to the contract of a token', () => {
    const depositAddress = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
    expect(faultOf(anOrderOf(anAsset('eth')), { depositAddress })).toBe('deposit_address')
  })

  test('that has dropped the extra id of the payout is another order', () => {
    const order = anOrderOf(anAsset('btc'), { extraIdTo: '7', addressTo: ADDRESS.xrp, to: anAsset('xrp') })
    expect(faultOf(order, {}, 'xrp')).toBeNull()
    const echo = { addressTo: ADDRESS.xrp, extraIdTo: null, from: null, to: null }
    expect(faultOf(order, { echo }, 'xrp')).toBe('echo')
  })
})

test.each([
  ['required', null, 'memo'],
  ['required', ' ', 'memo'],
  ['required', '7', null],
  ['optional', null, null],
  ['optional', '7', null],
  ['none', '7', 'memo'],
  ['none', null, null],
] as const)('where a memo is %s, %j is %s', (memo, depositExtraId, fault) => {
  const order = anOrderOf(memoAsset(memo))
  expect(faultOf(order, { depositAddress: ADDRESS.xrp, depositExtraId })).toBe(fault)
})

test('an address is the same with and without the name of its chain', () => {
  const bare = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'
  expect(isSameAddress('bch', `bitcoincash:${bare}`, bare)).toBe(true)
  expect(isSameAddress('bch', `bitcoincash:${bare}`, bare.replace('q', 'p'))).toBe(false)
})
