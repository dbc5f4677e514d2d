import { makeChangenow } from '@/server/providers/changenow/makeChangenow'
import { makeExolix } from '@/server/providers/exolix/makeExolix'
import { makeNear } from '@/server/providers/near/makeNear'
import type { ProviderAsset, ProviderOrder } from '@/domain/exchange/providerOrder'
import type { Provider } from '@/server/providers/provider'
import { makeSideshift } from '@/server/providers/sideshift/makeSideshift'
import { makeSimpleswap } from '@/server/providers/simpleswap/makeSimpleswap'
import { anAsset } from './aProvider'
import { makeTemplate } from './template/makeTemplate'

type Answer = Record<string, unknown>

/** One adapter, an order of it from a chain with memos to one with memos, and the answer of a healthy service. */
export type AdapterCase = {
  id: string
  make: (url: string) => Provider
  order: ProviderOrder
  createRoute: string
  /** Where the answer is in its envelope. */
  created: Answer
  /** As paths in `created`. */
  names: { id: string; depositAddress: string; depositMemo: string; payoutMemo: string | null }
  /** What stands round `created`. */
  envelope: (created: Answer) => unknown
}

export const XRP_DEPOSIT = 'rfkE1aSy9G8Upk4JssnwBxhEv5p4mn2KTy'
export const XLM_PAYOUT = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'
const XRP_PAYOUT = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'
const XLM_DEPOSIT = 'GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6'

const anOrder = (from: ProviderAsset, to: ProviderAsset, changes: Partial<ProviderOrder> = {}) => ({
  from,
  to,
  amount: '100',
  reverse: false,
  fixed: false,
  basisPoints: 50,
  rateKey: null,
  expectedFrom: '100',
  expectedTo: '600',
  addressTo: XLM_PAYOUT,
  extraIdTo: '0',
  refundAddress: XRP_PAYOUT,
  refundExtraId: '0',
  orderKey: 'ours',
  ...changes,
})
const asset = (symbol: string, code: string, network: string, memo: ProviderAsset['memo'] = 'optional') =>
  anAsset(symbol, { code, network, memo })
const bare = (created: Answer) => created
const soon = () => new Date(Date.now() + 600_000).toISOString()

const TEMPLATE: AdapterCase = {
  id: 'template',
  make: (url) => makeTemplate({ url, apiKey: 'key-of-template' }),
  order: anOrder(asset('xrp', 'XRP', 'XRP'), asset('xlm', 'XLM', 'XLM')),
  createRoute: 'POST /orders',
  created: {
    id: 't0000000000001',
    deposit: XRP_DEPOSIT,
    depositTag: '7',
    receive: 600,
    address: XLM_PAYOUT,
    tagTo: '0',
    from: 'XRP',
    to: 'XLM',
  },
  names: { id: 'id', depositAddress: 'deposit', depositMemo: 'depositTag', payoutMemo: 'tagTo' },
  envelope: bare,
}

export const FIVE_ADAPTERS: readonly AdapterCase[] = [
  {
    id: 'changenow',
    make: (url) => makeChangenow({ url, apiKey: 'key-of-changenow' }),
    order: anOrder(asset('xrp', 'xrp', 'xrp', 'required'), asset('xlm', 'xlm', 'xlm')),
    createRoute: 'POST /exchange',
    created: {
      id: 'c0000000000001',
      fromAmount: 100,
      toAmount: 600,
      payinAddress: XRP_DEPOSIT,
      payinExtraId: '7',
      payoutAddress: XLM_PAYOUT,
      payoutExtraId: '0',
      fromCurrency: 'xrp',
      fromNetwork: 'xrp',
      toCurrency: 'xlm',
      toNetwork: 'xlm',
    },
    names: {
      id: 'id',
      depositAddress: 'payinAddress',
      depositMemo: 'payinExtraId',
      payoutMemo: 'payoutExtraId',
    },
    envelope: bare,
  },
  {
    id: 'sideshift',
    make: (url) => makeSideshift({ url, secret: 'key-of-sideshift', affiliateId: 'ours' }),
    order: anOrder(asset('xrp', 'XRP', 'ripple'), asset('xlm', 'XLM', 'stellar')),
    createRoute: 'POST /shifts/variable',
    created: {
      id: 's0000000000001',
      depositCoin: 'XRP',
      depositNetwork: 'ripple',
      settleCoin: 'XLM',
      settleNetwork: 'stellar',
      depositAddress: XRP_DEPOSIT,
      depositMemo: '7',
      settleAddress: XLM_PAYOUT,
      settleMemo: '0',
      expiresAt: soon(),
    },
    names: {
      id: 'id',
      depositAddress: 'depositAddress',
      depositMemo: 'depositMemo',
      payoutMemo: 'settleMemo',
    },
    envelope: bare,
  },
  {
    id: 'simpleswap',
    make: (url) => makeSimpleswap({ url, apiKey: 'key-of-simpleswap' }),
    order: anOrder(asset('xrp', 'xrp', 'xrp', 'required'), asset('xlm', 'xlm', 'xlm', 'required')),
    createRoute: 'POST /exchanges',
    created: {
      publicId: 'p0000000000001',
      amountFrom: '100',
      amountTo: '600',
      addressFrom: XRP_DEPOSIT,
      extraIdFrom: '7',
      addressTo: XLM_PAYOUT,
      extraIdTo: '0',
      tickerFrom: 'xrp',
      networkFrom: 'xrp',
      tickerTo: 'xlm',
      networkTo: 'xlm',
    },
    names: {
      id: 'publicId',
      depositAddress: 'addressFrom',
      depositMemo: 'extraIdFrom',
      payoutMemo: 'extraIdTo',
    },
    envelope: (result) => ({ result, traceId: 't' }),
  },
  {
    id: 'exolix',
    make: (url) => makeExolix({ url, apiKey: 'key-of-exolix' }),
    order: anOrder(asset('xrp', 'XRP', 'XRP'), asset('xlm', 'XLM', 'XLM')),
    createRoute: 'POST /transactions',
    created: {
      id: 'e0000000000001',
      amount: 100,
      amountTo: 600,
      coinFrom: { coinCode: 'XRP', network: 'XRP' },
      coinTo: { coinCode: 'XLM', network: 'XLM' },
      depositAddress: XRP_DEPOSIT,
      depositExtraId: '7',
      withdrawalAddress: XLM_PAYOUT,
      withdrawalExtraId: '0',
    },
    names: {
      id: 'id',
      depositAddress: 'depositAddress',
      depositMemo: 'depositExtraId',
      payoutMemo: 'withdrawalExtraId',
    },
    envelope: bare,
  },
  {
    // It pays to no memo.
    id: 'near',
    make: (url) => makeNear({ url, jwt: null, referral: null, fee: null }),
    order: anOrder(
      { ...asset('xlm', 'nep245:xlm', 'stellar', 'required'), precision: 7 },
      { ...asset('xrp', 'nep141:xrp.omft.near', 'xrp', 'none'), precision: 6 },
      { addressTo: XRP_PAYOUT, extraIdTo: null, refundAddress: XLM_PAYOUT, refundExtraId: null },
    ),
    createRoute: 'POST /quote',
    created: {
      quoteRequest: {
        recipient: XRP_PAYOUT,
        originAsset: 'nep245:xlm',
        destinationAsset: 'nep141:xrp.omft.near',
        deadline: soon(),
      },
      quote: {
        amountIn: '1000000000',
        amountOut: '600000000',
        depositAddress: XLM_DEPOSIT,
        depositMemo: '7',
        deadline: soon(),
      },
    },
    names: {
      id: 'quote.depositAddress',
      depositAddress: 'quote.depositAddress',
      depositMemo: 'quote.depositMemo',
      payoutMemo: null,
    },
    envelope: bare,
  },
]

/** What every adapter does, the one to begin from does too. */
export const EVERY_ADAPTER: readonly AdapterCase[] = [...FIVE_ADAPTERS, TEMPLATE]

/** A copy whose member at the path is another; `undefined` leaves it out, `rename` gives it another name. */
export function changed(answer: Answer, path: string, value: unknown, rename?: string): Answer {
  const [name = '', ...rest] = path.split('.')
  return Object.fromEntries(
    Object.entries(answer).flatMap(([member, before]): [string, unknown][] => {
      if (member !== name) return [[member, before]]
      if (rest.length > 0) return [[member, changed(before as Answer, rest.join('.'), value, rename)]]
      return value === undefined ? [] : [[rename ?? member, value]]
    }),
  )
}
