import { expect, test } from 'vitest'
import { findCurrency } from '@/server/currencies/catalogue'
import { limitsOf, payoutFor } from '@/server/providers/sandbox/pricing'
import { sandboxAsset, sandboxProvider } from '@/server/providers/sandbox/sandboxProvider'
import { describeProvider } from '../providerContract'

const currencyOf = (symbol: string) => {
  const currency = findCurrency(symbol)
  if (!currency) throw new Error(`no ${symbol}`)
  return currency
}
const ORDER = {
  amount: '1',
  rateKey: null,
  expectedFrom: '1',
  expectedTo: '20',
  addressTo: '0xde2642b2120fd3011fe9659688f76e9E4676F472',
  extraIdTo: null,
  refundAddress: null,
  refundExtraId: null,
  orderKey: 'a-public-id',
}
const MINIMUM =
  limitsOf({ from: currencyOf('btc'), to: currencyOf('eth'), fixed: false, at: Date.now() }, false).min ?? ''
/** Not part of the port that it implements: its orders are rows of our own table. */
const never = () => Promise.reject(new Error('the sandbox reads no orders of others'))

describeProvider('sandbox', {
  isLocal: true,
  make: () => ({ ...sandboxProvider, read: never }),
  secrets: [],
  routes: {},
  assets: {
    offered: { btc: { network: 'btc', memo: 'none', isFixed: true }, xrp: { memo: 'required' } },
    absent: ['none'],
    unmatched: [],
  },
  pair: { from: 'btc', to: 'eth' },
  quotes: [
    { title: 'floating', question: { amount: '1' }, offer: { fixed: false, amountFrom: '1' } },
    { title: 'fixed', question: { amount: '0.01', fixed: true }, offer: { fixed: true, amountFrom: '0.01' } },
    {
      title: 'of what is received',
      question: { amount: '2', reverse: true },
      offer: { fixed: false, amountTo: '2', validUntil: null },
    },
  ],
  refusals: [
    {
      title: 'below the minimum',
      on: 'quote',
      question: { amount: '0.00000001' },
      routes: {},
      code: 'below_min',
      ...{ limit: MINIMUM, side: 'from' },
    },
    {
      title: 'for a fixed rate of a currency that has none',
      on: 'quote',
      question: { fixed: true, pair: { from: 'btc', to: 'eur' } },
      routes: {},
      code: 'fixed_unavailable',
    },
    {
      title: 'for a pair of one currency',
      on: 'create',
      question: { pair: { from: 'btc', to: 'btc' } },
      routes: {},
      code: 'pair_unavailable',
    },
  ],
  amountOf: () => ({}),
  amounts: [],
  order: ORDER,
  isEffect: () => true,
  createRoute: '',
  creates: [
    {
      title: 'at the terms that were promised',
      created: {
        ref: { id: 'a-public-id', secret: null },
        depositExtraId: null,
        ...{ amountFrom: '1', amountTo: '20' },
      },
    },
  ],
  ref: { id: 'a-public-id', secret: null },
  readRoute: '',
  stateOf: () => ({}),
  words: {},
  listWithBrokenRow: {},
  wrongAmounts: {},
  states: [],
})

test('a price is that of the time it is wanted for', async () => {
  const assets = { from: sandboxAsset(currencyOf('btc')), to: sandboxAsset(currencyOf('eth')) }
  const question = { ...assets, amount: '1', reverse: false, fixed: false }
  const at = Date.UTC(2026, 0, 1)
  const deal = { from: currencyOf('btc'), to: currencyOf('eth'), fixed: false, at }
  expect((await sandboxProvider.quote(question, { at })).amountTo).toBe(payoutFor('1', deal))
  expect((await sandboxProvider.quote(question, {})).amountTo).not.toBe(payoutFor('1', deal))
})
