import { SANDBOX_DEPOSITS, type SandboxDeposit } from '@/domain/exchange/exchange'
import { findCurrency } from '@/server/catalogue/catalogue'
import { withDeposit } from '@/server/sandbox/exchangeSteps'
import { limitsOf } from '@/server/sandbox/pricing'
import { sandboxProvider, sandboxRules } from '@/server/sandbox/sandboxProvider'
import { anExchange, MADE_AT } from '../exchanges/anExchange'
import { describeLocalProvider } from '../providers/providerContract'

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

/** A fixed order, which takes no other amount than its own. */
const afterDeposit = (kind: SandboxDeposit) => {
  const row = withDeposit(anExchange({ type: 'fixed' }), kind, MADE_AT, sandboxRules())
  if (!row) throw new Error('no deposit was wanted')
  return row
}
const ENDS = {
  full: { ends: 'finished', actions: [] },
  too_small: { ends: 'verifying', actions: ['refund', 'continue'] },
  too_large: { ends: 'verifying', actions: ['refund', 'continue'] },
  late: { ends: 'verifying', actions: ['refund', 'continue'] },
  expire: { ends: 'expired', actions: [] },
} as const

describeLocalProvider('sandbox', {
  make: () => sandboxProvider,
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
  order: ORDER,
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
  rows: [
    { title: 'waits', row: anExchange(), ends: 'expired', actions: [] },
    ...SANDBOX_DEPOSITS.map((kind) => ({
      title: `had a deposit of the kind ${kind}`,
      row: afterDeposit(kind),
      ends: ENDS[kind].ends,
      actions: [...ENDS[kind].actions],
    })),
  ],
})
