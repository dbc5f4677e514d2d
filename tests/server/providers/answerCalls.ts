import { readFileSync } from 'node:fs'
import { findCurrency, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import type { ProviderAsset, ProviderOrder } from '@/domain/exchange/providerOrder'
import type { Provider, ProviderContext } from '@/server/providers/provider'
import type { ProviderErrorCode } from '@/server/outbound/ProviderError'
import { anAsset } from './aProvider'
import { EVERY_ADAPTER } from './fiveAdapters'
import { COINS } from './sideshiftServer'
import { CURRENCIES } from './simpleswapServer'

/** When the answers were recorded (README.md beside them). */
export const RECORDED_AT = Date.parse('2026-07-29T14:04:56.287Z')
const at = (minutes: number) => new Date(RECORDED_AT + minutes * 60_000).toISOString()

/** As it came from the provider; what no record shows is written as its documentation says. */
const recorded = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), 'utf8'))

export type AnswerCall = {
  title: string
  /** What comes of it. */
  kind: 'list' | 'offer' | 'created' | 'state' | 'verdict'
  make: () => Provider
  call: (provider: Provider, context: ProviderContext) => Promise<unknown>
  /** Whose answer is changed; the others of the call stay. */
  route: string
  answers: Readonly<Record<string, unknown>>
  /** Of the changed answer; absent: 200. */
  status?: number
  /** Of `created`. */
  order?: ProviderOrder
  /** What the unchanged answer is; absent: none. */
  refusal?: ProviderErrorCode
}

const URL_OF_ALL = 'http://provider.test'
const makerOf = (id: string) => () => {
  const adapter = EVERY_ADAPTER.find((one) => one.id === id)
  if (!adapter) throw new Error(`no ${id}`)
  return adapter.make(URL_OF_ALL)
}

export const currencyOf = (symbol: string): CatalogueCurrency => {
  const found = findCurrency(symbol)
  if (!found) throw new Error(`no ${symbol}`)
  return found
}
/** Of the lists below, and beside them what their rows could be taken for. */
const LISTED =
  'btc eth etharb usdterc20 usdttrc20 usdtton usdcerc20 usdcarb usdcxlm usdcsui xrp xlm bch pol zec dash sui trx ton xpl near'.split(
    ' ',
  )

const VISITOR = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const anOrder = (from: ProviderAsset, to: ProviderAsset, changes: Partial<ProviderOrder>): ProviderOrder => ({
  from,
  to,
  amount: '0.01',
  reverse: false,
  fixed: false,
  basisPoints: 0,
  rateKey: null,
  expectedFrom: '0.01',
  expectedTo: '0.01',
  addressTo: VISITOR,
  extraIdTo: null,
  refundAddress: VISITOR.replace('d8', '12').toLowerCase(),
  refundExtraId: null,
  orderKey: 'ours',
  ...changes,
})
const asset = (symbol: string, code: string, network: string, precision: number | null = null) =>
  anAsset(symbol, { code, network, precision })

const list = (id: string, route: string, answers: Record<string, unknown>): AnswerCall => ({
  title: `${id}, list of currencies`,
  kind: 'list',
  make: makerOf(id),
  call: async (provider, context) => (await provider.assets(LISTED.map(currencyOf), context)).assets,
  route,
  answers,
})
const offer = (
  id: string,
  title: string,
  route: string,
  answers: Record<string, unknown>,
  order: ProviderOrder,
  refused: Pick<AnswerCall, 'status' | 'refusal'> = {},
): AnswerCall => ({
  title: `${id}, ${title}`,
  kind: 'offer',
  make: makerOf(id),
  call: (provider, context) => provider.quote(order, context),
  route,
  answers,
  ...refused,
})
const creation = (
  id: string,
  title: string,
  route: string,
  answer: unknown,
  order: ProviderOrder,
): AnswerCall => ({
  title: `${id}, ${title}`,
  kind: 'created',
  make: makerOf(id),
  call: (provider, context) => provider.create(order, context),
  route,
  answers: { [route]: answer },
  order,
})
const search = (
  id: string,
  title: string,
  route: string,
  answers: Record<string, unknown>,
  order: ProviderOrder,
): AnswerCall => ({
  title: `${id}, ${title}`,
  kind: 'created',
  make: makerOf(id),
  call: async (provider, context) => provider.find?.(order, RECORDED_AT - 60_000, context),
  route,
  answers,
  order,
})
const state = (
  id: string,
  title: string,
  route: string,
  answers: Record<string, unknown>,
  secret: string | null = null,
): AnswerCall => ({
  title: `${id}, ${title}`,
  kind: 'state',
  make: makerOf(id),
  call: (provider, context) => provider.read({ id: 'theirs', secret }, context),
  route,
  answers,
})

const CN_PAIR = { fromCurrency: 'eth', fromNetwork: 'eth', toCurrency: 'usdt', toNetwork: 'eth' }
const CN_ORDER = anOrder(asset('eth', 'eth', 'eth'), asset('usdterc20', 'usdt', 'eth'), {
  expectedTo: '18.373221',
})
const cnCurrency = (ticker: string, network: string, others: object = {}) => ({
  ticker,
  name: ticker,
  image: 'https://content-api.changenow.io/uploads/x.svg',
  hasExternalId: false,
  isExtraIdSupported: false,
  isFiat: false,
  featured: false,
  isStable: false,
  supportsFixedRate: true,
  network,
  tokenContract: null,
  buy: true,
  sell: true,
  legacyTicker: ticker,
  ...others,
})
const CN_BY_ID = recorded('changenow-by-id')
const CN_RANGE = { ...CN_PAIR, flow: 'standard', minAmount: 0.0045, maxAmount: 1250.5 }
const cnEstimate = (others: object) => ({
  ...CN_PAIR,
  flow: 'standard',
  type: 'direct',
  rateId: '',
  validUntil: null,
  transactionSpeedForecast: '10-60',
  warningMessage: null,
  depositFee: 0,
  withdrawalFee: 0.85,
  userId: null,
  fromAmount: 0.01,
  toAmount: 18.373221,
  ...others,
})
const CN_FIXED = cnEstimate({ flow: 'fixed-rate', rateId: 'rate-1', validUntil: at(2) })
const cnQuote = (estimate: unknown, range: unknown = CN_RANGE) => ({
  '/exchange/estimated-amount': estimate,
  '/exchange/range': range,
})
const CN_FOUND = {
  '/exchanges': {
    count: 1,
    exchanges: [
      {
        createdAt: '2026-07-29T14:04:27.001Z',
        updatedAt: '2026-07-29T14:04:27.010Z',
        requestId: 'c0000000000001',
        status: 'waiting',
        validUntil: null,
        flow: 'standard',
        payin: { currency: 'eth', address: '0x8617', extraId: null, amount: null, expectedAmount: 0.01 },
        payout: {
          currency: 'usdt',
          address: VISITOR,
          extraId: null,
          hash: null,
          amount: null,
          expectedAmount: 18.373221,
        },
        refund: { currency: 'eth', address: null, extraId: null, hash: null, amount: null },
      },
    ],
  },
  '/exchange/by-id': CN_BY_ID,
}

const EXOLIX_ORDER = anOrder(asset('eth', 'ETH', 'ETH'), asset('usdterc20', 'USDT', 'ETH'), {
  expectedTo: '16.467474',
})
const EXOLIX_CREATED = recorded('exolix-create-transaction')
const exolixCoin = (code: string, network: string, others: object = {}) => ({
  code,
  name: code,
  icon: '',
  notes: '',
  networks: [
    {
      network,
      name: network,
      shortName: '',
      notes: '',
      addressRegex: '^[A-Za-z0-9]{20,80}$',
      isDefault: true,
      depositMinAmount: null,
      memoNeeded: false,
      memoName: '',
      memoRegex: '',
      precision: 8,
      decimal: null,
      contract: '',
      icon: '',
      ...others,
    },
  ],
})
const EXOLIX_RATE = {
  fromAmount: 0.01,
  toAmount: 16.467474,
  rate: 1646.7474,
  message: null,
  minAmount: 0.0045,
  withdrawMin: 7.5,
  maxAmount: 125.5,
  withdrawMax: 200_000,
  rateId: 'r-77',
}

const NEAR_QUOTE = recorded('near-quote-live')
const NEAR_ORDER = anOrder(
  asset('usdcarb', 'nep141:arb-0xaf88d065e77c8cc2239327c5edb3a432268e5831.omft.near', 'arb', 6),
  asset('near', 'nep141:wrap.near', 'near', 24),
  {
    amount: '10',
    expectedFrom: '10',
    expectedTo: '6.160820348891358620689654',
    addressTo: 'example.near',
    refundAddress: VISITOR,
  },
)
const NEAR_STATUS = recorded('near-status') as Record<string, object>
const NEAR_PAID = {
  ...NEAR_STATUS,
  status: 'SUCCESS',
  swapDetails: {
    ...NEAR_STATUS.swapDetails,
    depositedAmount: '10000000',
    depositedAmountFormatted: '10.0',
    amountIn: '10000000',
    amountInFormatted: '10.0',
    amountOut: '6160820348891358620689654',
    amountOutFormatted: '6.160820348891358620689654',
    originChainTxHashes: [{ hash: '0xin', explorerUrl: '' }],
    destinationChainTxHashes: [{ hash: 'out', explorerUrl: '' }],
  },
}

const SIDESHIFT_ORDER = anOrder(asset('btc', 'BTC', 'bitcoin', 8), asset('eth', 'ETH', 'ethereum', 18), {
  expectedTo: '0.33019083',
  refundAddress: null,
})
const SIDESHIFT_PAIR = {
  '/pair/': recorded('sideshift-pair-with-amount'),
  '/permissions': { createShift: true },
}
const SIDESHIFT_FIXED = { ...SIDESHIFT_ORDER, fixed: true, rateKey: 'quote-1' }
const SHIFT = {
  id: 'theirs',
  createdAt: at(-1),
  depositCoin: 'BTC',
  settleCoin: 'ETH',
  depositNetwork: 'bitcoin',
  settleNetwork: 'ethereum',
  depositAddress: '19dENFt4wVwos6xtgwStA6n8bbA57WCS58',
  settleAddress: VISITOR,
  depositMin: '0.00004641',
  depositMax: '0.92821782',
  type: 'variable',
  expiresAt: at(60 * 24 * 7),
  status: 'waiting',
  averageShiftSeconds: '44.526343',
  externalId: 'ours',
}
const FIXED_SHIFT = {
  ...SHIFT,
  type: 'fixed',
  quoteId: 'quote-1',
  depositAmount: '0.01',
  settleAmount: '0.33019083',
  rate: '33.019083',
  expiresAt: at(15),
}
const SETTLED = {
  ...FIXED_SHIFT,
  status: 'settled',
  depositHash: 'b'.repeat(64),
  settleHash: `0x${'c'.repeat(64)}`,
  depositReceivedAt: at(3),
  updatedAt: at(4),
}
const MULTIPLE = {
  ...SHIFT,
  status: 'multiple',
  deposits: [
    { ...SETTLED, depositAddress: null },
    { ...SETTLED, status: 'refunded', depositAmount: '0.01', settleAmount: null },
  ],
}

const SIMPLESWAP_ORDER = anOrder(asset('btc', 'btc', 'btc'), asset('eth', 'eth', 'eth'), {
  expectedTo: '0.16',
  refundAddress: null,
})
const SIMPLESWAP_ESTIMATES = (fixed: boolean) => ({
  '/ranges': { result: { min: '0.003', max: '25' }, traceId: 't' },
  '/estimates': {
    result: {
      estimatedAmount: '0.16',
      rateId: fixed ? 'rate-5b1f' : null,
      validUntil: fixed ? at(20) : null,
    },
    traceId: 't',
  },
})
const SIMPLESWAP_EXCHANGE = {
  result: {
    id: 'mp4xk1qz7r2v9w0t',
    publicId: 'mp4xk1qz7r2v9w0t',
    type: 'floating',
    timestamp: at(0),
    updatedAt: at(0),
    validUntil: at(30),
    tickerFrom: 'btc',
    networkFrom: 'btc',
    tickerTo: 'eth',
    networkTo: 'eth',
    amountFrom: '0.01',
    amountTo: '0.16',
    addressFrom: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    addressTo: VISITOR,
    extraIdFrom: '',
    extraIdTo: '',
    userRefundAddress: '',
    userRefundExtraId: '',
    txFrom: '',
    txTo: '',
    status: 'waiting',
  },
  traceId: 't',
}
const SIMPLESWAP_FINISHED = {
  ...SIMPLESWAP_EXCHANGE,
  result: { ...SIMPLESWAP_EXCHANGE.result, status: 'finished', txFrom: 'in', txTo: 'out' },
}

/** Calls whose answers name a tag on either side. */
const withTags = EVERY_ADAPTER.map(({ id, order, createRoute, created, envelope }): AnswerCall => {
  const soon = (answer: unknown): unknown =>
    JSON.parse(JSON.stringify(answer).replaceAll(/"20\d\d-[^"]*Z"/g, JSON.stringify(at(10))))
  return creation(id, 'order with tags', createRoute.replace(/^\w+ /, ''), soon(envelope(created)), order)
})

export const NEAR_TOKENS = recorded('near-tokens') as readonly {
  assetId: string
  blockchain: string
  symbol: string
  contractAddress?: string
}[]
/** Of the long list one row of every kind: coins, with a memo, renamed, and tokens by each form of contract. */
const nearRows = NEAR_TOKENS.filter(
  ({ blockchain, symbol, contractAddress }) =>
    ['eth', 'stellar', 'ton', 'sui', 'tron', 'plasma'].includes(blockchain) ||
    (blockchain === 'arb' && contractAddress !== undefined && symbol === 'USDC'),
).map((row) => ({ ...list('near', '/tokens', { '/tokens': [row] }), title: `near, ${row.assetId}` }))

export const ANSWER_CALLS: readonly AnswerCall[] = [
  list('changenow', '/exchange/currencies', {
    '/exchange/currencies': [
      cnCurrency('btc', 'btc'),
      cnCurrency('usdt', 'eth', { tokenContract: '0xdac17f958d2ee523a2206206994597c13d831ec7' }),
      cnCurrency('xrp', 'xrp', { hasExternalId: true, isExtraIdSupported: true }),
      cnCurrency('xlm', 'xlm', { isExtraIdSupported: true, supportsFixedRate: false, sell: false }),
      cnCurrency('usd', 'usd', { isFiat: true }),
    ],
  }),
  offer('changenow', 'estimate', '/exchange/estimated-amount', cnQuote(cnEstimate({})), CN_ORDER),
  offer('changenow', 'range', '/exchange/range', cnQuote(cnEstimate({})), CN_ORDER),
  offer('changenow', 'fixed estimate', '/exchange/estimated-amount', cnQuote(CN_FIXED), {
    ...CN_ORDER,
    fixed: true,
  }),
  offer(
    'changenow',
    'estimate below the minimum',
    '/exchange/estimated-amount',
    cnQuote(recorded('changenow-estimated-amount-below-min'), {}),
    { ...CN_ORDER, amount: '0.0001' },
    { status: 400, refusal: 'below_min' },
  ),
  creation('changenow', 'order', '/exchange', recorded('changenow-create-exchange'), CN_ORDER),
  search('changenow', 'list of orders', '/exchanges', CN_FOUND, CN_ORDER),
  search('changenow', 'order of the list', '/exchange/by-id', CN_FOUND, CN_ORDER),
  state('changenow', 'status', '/exchange/by-id', { '/exchange/by-id': CN_BY_ID }),
  state('changenow', 'status of a finished order', '/exchange/by-id', {
    '/exchange/by-id': {
      ...(CN_BY_ID as object),
      status: 'finished',
      amountFrom: 0.01,
      amountTo: 18.373221,
      payinHash: `0x${'a'.repeat(64)}`,
      payoutHash: `0x${'b'.repeat(64)}`,
    },
  }),
  state('changenow', 'actions', '/exchange/actions', {
    '/exchange/by-id': { ...(CN_BY_ID as object), status: 'verifying', actionsAvailable: true },
    '/exchange/actions': {
      refund: { available: true, type: 'BTC', amount: 0.5, currency: 'eth', network: 'eth' },
      continue: { available: false, expectedPayout: null },
    },
  }),
  {
    title: 'changenow, address',
    kind: 'verdict',
    make: makerOf('changenow'),
    call: async (provider, context) =>
      provider.checkAddress?.(asset('eth', 'eth', 'eth'), VISITOR, null, context),
    route: '/validate/address',
    answers: {
      '/validate/address': { result: true, message: null, isActivated: null },
    },
  },
  list('sideshift', '/coins', { '/coins': COINS.filter(({ coin }) => !['DOGE', 'USDC'].includes(coin)) }),
  offer('sideshift', 'pair', '/pair/', SIDESHIFT_PAIR, SIDESHIFT_ORDER),
  offer('sideshift', 'permissions', '/permissions', SIDESHIFT_PAIR, SIDESHIFT_ORDER),
  offer(
    'sideshift',
    'fixed quote',
    '/quotes',
    {
      ...SIDESHIFT_PAIR,
      '/quotes': {
        id: 'quote-1',
        createdAt: at(0),
        depositCoin: 'BTC',
        settleCoin: 'ETH',
        depositNetwork: 'bitcoin',
        settleNetwork: 'ethereum',
        expiresAt: at(15),
        depositAmount: '0.01',
        settleAmount: '0.33019083',
        rate: '33.019083',
        affiliateId: 'ours',
      },
    },
    SIDESHIFT_FIXED,
  ),
  creation('sideshift', 'variable shift', '/shifts/variable', SHIFT, SIDESHIFT_ORDER),
  creation('sideshift', 'fixed shift', '/shifts/fixed', FIXED_SHIFT, SIDESHIFT_FIXED),
  state('sideshift', 'status', '/shifts/', { '/shifts/': SHIFT }),
  state('sideshift', 'status of a settled shift', '/shifts/', { '/shifts/': SETTLED }),
  state('sideshift', 'status of several deposits', '/shifts/', { '/shifts/': MULTIPLE }),
  list('simpleswap', '/currencies', {
    '/currencies': {
      result: CURRENCIES.filter(({ ticker }) => ['btc', 'xrp', 'usdt', 'bch'].includes(ticker)),
      traceId: 't',
    },
  }),
  offer('simpleswap', 'range', '/ranges', SIMPLESWAP_ESTIMATES(false), SIMPLESWAP_ORDER),
  offer('simpleswap', 'estimate', '/estimates', SIMPLESWAP_ESTIMATES(false), SIMPLESWAP_ORDER),
  offer('simpleswap', 'fixed estimate', '/estimates', SIMPLESWAP_ESTIMATES(true), {
    ...SIMPLESWAP_ORDER,
    fixed: true,
  }),
  creation('simpleswap', 'order', '/exchanges', SIMPLESWAP_EXCHANGE, SIMPLESWAP_ORDER),
  state('simpleswap', 'status', '/exchanges/', { '/exchanges/': SIMPLESWAP_EXCHANGE }),
  state('simpleswap', 'status of a finished order', '/exchanges/', { '/exchanges/': SIMPLESWAP_FINISHED }),
  list('exolix', '/currencies', {
    '/currencies': {
      data: [
        exolixCoin('BTC', 'BTC'),
        exolixCoin('XRP', 'XRP', {
          memoNeeded: true,
          memoName: 'Destination Tag',
          memoRegex: '^[0-9]{1,10}$',
        }),
        exolixCoin('USDT', 'ETH', { contract: '0xdac17f958d2ee523a2206206994597c13d831ec7' }),
      ],
      count: 3,
    },
  }),
  offer('exolix', 'rate', '/rate', { '/rate': EXOLIX_RATE }, EXOLIX_ORDER),
  offer(
    'exolix',
    'rate in reverse',
    '/rate',
    { '/rate': EXOLIX_RATE },
    {
      ...EXOLIX_ORDER,
      amount: '16.467474',
      reverse: true,
    },
  ),
  offer('exolix', 'fixed rate', '/rate', { '/rate': EXOLIX_RATE }, { ...EXOLIX_ORDER, fixed: true }),
  offer(
    'exolix',
    'rate below the minimum',
    '/rate',
    {
      '/rate': {
        ...EXOLIX_RATE,
        fromAmount: 0.001,
        toAmount: 0,
        message: 'Amount to exchange is below the possible min amount to exchange',
        rateId: null,
      },
    },
    { ...EXOLIX_ORDER, amount: '0.001' },
    { status: 422, refusal: 'below_min' },
  ),
  creation('exolix', 'order', '/transactions', EXOLIX_CREATED, EXOLIX_ORDER),
  search(
    'exolix',
    'list of orders',
    '/transactions',
    {
      '/transactions': { data: [EXOLIX_CREATED], count: 1 },
    },
    EXOLIX_ORDER,
  ),
  state('exolix', 'status', '/transactions/', { '/transactions/': EXOLIX_CREATED }),
  state('exolix', 'status of a finished order', '/transactions/', {
    '/transactions/': {
      ...(EXOLIX_CREATED as object),
      status: 'success',
      hashIn: { hash: `0x${'a'.repeat(64)}`, link: null },
      hashOut: { hash: `0x${'b'.repeat(64)}`, link: null },
    },
  }),
  offer('near', 'quote', '/quote', { '/quote': NEAR_QUOTE }, NEAR_ORDER),
  creation('near', 'order', '/quote', NEAR_QUOTE, NEAR_ORDER),
  state('near', 'status', '/status', { '/status': NEAR_STATUS }),
  state('near', 'status of a paid order', '/status', { '/status': NEAR_PAID }),
  ...nearRows,
  ...withTags,
]
