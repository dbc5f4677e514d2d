import type { RecordedRequest, Reply, Routes } from '../../server/providers/fakeProvider'
import { EXOLIX_KEY, exolixRoutes, exolixTransaction, TRANSACTION } from '../../server/providers/exolixServer'
import {
  SIDESHIFT_AFFILIATE,
  SIDESHIFT_SECRET,
  sideshiftError,
  sideshiftOrder,
  sideshiftRoutes,
  sideshiftShift,
} from '../../server/providers/sideshiftServer'
import {
  SIMPLESWAP_KEY,
  simpleswapError,
  simpleswapEstimate,
  simpleswapExchange,
  simpleswapRoutes,
} from '../../server/providers/simpleswapServer'
import type { Code, Kind } from './refusals'

export const PAYOUT_ADDRESS = '0xde2642b2120fd3011fe9659688f76e9E4676F472'
const OTHER_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** Limits that a provider names. */
export const LIMITS = { min: '0.02', max: '0.005' }
const [BELOW, ABOVE] = ['Amount is less than the minimum', 'Amount exceeds the maximum']

type Body = Record<string, string>
const bodyOf = ({ body }: RecordedRequest) => body as Body
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** How one provider says a kind of refusal; `code` and `because` where it can or does not say it in so many words. */
export type Refused = {
  routes: Routes
  fixed?: boolean
  code?: Code
  because?: string
  /** It names no limit. */
  limitless?: true
}
export type Adapter = {
  id: string
  settings: (url: string) => Record<string, string>
  routes: Routes
  quoteRoute: string
  /** The route that makes a floating order. */
  createRoute: string
  quoting: Record<Exclude<Kind, Fault>, Refused>
  creating: Record<Exclude<Kind, Fault>, Refused>
  finished: { routes: Routes; hash: string }
}
export type Fault = 'unauthorised' | 'tooMany' | 'broken' | 'silent' | 'cut' | 'torn'

/** The same words at every route that may carry them. */
const said = (route: string, reply: Reply, others: Omit<Refused, 'routes'> = {}): Refused => ({
  routes: { [route]: reply },
  ...others,
})

const currency = (ticker: string) => ({
  ...{ ticker, network: ticker, hasExternalId: false, isExtraIdSupported: false, isFiat: false },
  ...{ supportsFixedRate: true, tokenContract: null, buy: true, sell: true },
})
const cn =
  (error: string, message = '', others: Omit<Refused, 'routes'> = {}, status = 400) =>
  (route: string) =>
    said(route, { status, body: { error, message } }, others)
const CHANGENOW_WORDS = {
  below: cn('out_of_range', `Amount is less then minimal: ${LIMITS.min} BTC`),
  above: cn('out_of_range', `Amount exceeds the maximum: ${LIMITS.max} BTC`),
  address: cn('not_valid_address'),
  refundAddress: cn('not_valid_refund_address'),
  region: cn(
    'forbidden',
    '',
    { code: 'unauthorised', because: 'it documents no word for a region; 403 is its key' },
    403,
  ),
  paused: cn('pair_is_inactive', '', {
    code: 'pair_unavailable',
    because: 'it calls a paused pair inactive',
  }),
  expired: cn('rate_id_expired', '', { fixed: true }),
}
const wordsAt = (words: Record<string, (route: string) => Refused>, route: string) =>
  Object.fromEntries(Object.entries(words).map(([kind, at]) => [kind, at(route)])) as Record<
    'below' | 'above' | 'address' | 'refundAddress' | 'region' | 'paused' | 'expired',
    Refused
  >
const changenowOrder = ({ body }: RecordedRequest, payoutAddress = (body as Body).address): Reply => {
  const { fromAmount, address: _, ...order } = body as Body
  return {
    body: {
      ...order,
      ...{ fromAmount: Number(fromAmount), toAmount: Number(fromAmount) * 30, payoutAddress },
      ...{
        payinAddress: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
        payinExtraId: null,
        payoutExtraId: order.extraId,
      },
      ...{ id: 'cn-built-1', refundExtraId: '' },
    },
  }
}
const changenowEstimate = ({ query }: RecordedRequest, factor = 1): Reply => ({
  body: {
    ...(query.flow === 'fixed-rate' ? { rateId: 'rate-1', validUntil: inHours(24) } : { rateId: '' }),
    ...{ fromAmount: Number(query.fromAmount) * factor, toAmount: Number(query.fromAmount) * 30 },
    transactionSpeedForecast: '10-60',
  },
})
const changenowState = (fields: object): Routes => ({
  'GET /exchange/by-id': {
    body: {
      ...{ id: 'cn-built-1', status: 'waiting', actionsAvailable: false, payinHash: null, payoutHash: null },
      ...{ fromCurrency: 'btc', fromNetwork: 'btc', toCurrency: 'eth', toNetwork: 'eth', refundHash: null },
      ...{ amountFrom: null, amountTo: null, validUntil: null, payinExtraId: null, payoutExtraId: null },
      ...{ payinAddress: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', payoutAddress: PAYOUT_ADDRESS },
      ...{ expectedAmountFrom: 0.01, expectedAmountTo: 0.3, createdAt: inHours(0), updatedAt: inHours(0) },
      ...fields,
    },
  },
})
const CN_QUOTE = 'GET /exchange/estimated-amount'
const changenow: Adapter = {
  id: 'changenow',
  settings: (url) => ({ CHANGENOW_URL: url, CHANGENOW_API_KEY: 'changenow-key' }),
  quoteRoute: CN_QUOTE,
  createRoute: 'POST /exchange',
  routes: {
    'GET /exchange/currencies': { body: [currency('btc'), currency('eth')] },
    'GET /exchange/range': { body: { minAmount: 0.001, maxAmount: null } },
    [CN_QUOTE]: (request) => changenowEstimate(request),
    'POST /exchange': (request) => changenowOrder(request),
    ...changenowState({}),
  },
  quoting: {
    ...wordsAt(CHANGENOW_WORDS, CN_QUOTE),
    echo: { routes: { [CN_QUOTE]: (request) => changenowEstimate(request, 2) } },
  },
  creating: {
    ...wordsAt(CHANGENOW_WORDS, 'POST /exchange'),
    echo: { routes: { 'POST /exchange': (request) => changenowOrder(request, OTHER_ADDRESS) } },
  },
  finished: {
    routes: changenowState({ status: 'finished', amountFrom: 0.01, amountTo: 0.3, payoutHash: 'cn-hash' }),
    hash: 'cn-hash',
  },
}

const token = (assetId: string, symbol: string, decimals: number, price: number) => ({
  ...{ assetId, blockchain: symbol.toLowerCase(), symbol, decimals, price, contractAddress: null },
  priceUpdatedAt: '2026-02-27T15:18:30.437Z',
})
/** Also of an order, which goes to `recipient`; `factor`: the amount it names is another one. */
function nearQuote({ body }: RecordedRequest, { factor = 1n, recipient = '' } = {}): Reply {
  const request = body as {
    amount: string
    dry: boolean
    recipient: string
    appFees?: { recipient: string; fee: number }[]
  }
  const fee = request.appFees?.reduce((sum, one) => sum + one.fee, 0) ?? 0
  const amountIn = String(BigInt(request.amount) * factor)
  const quote = {
    amountIn,
    minAmountIn: '1',
    amountOut: String(BigInt(request.amount) * 29n * 10n ** 6n * BigInt(10_000 - fee)),
  }
  const order = {
    depositAddress: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    depositMemo: null,
    deadline: inHours(24),
  }
  return {
    status: 201,
    body: {
      quoteRequest: { ...request, ...(recipient && { recipient }) },
      quote: { ...(request.dry ? {} : order), ...quote, timeEstimate: 100 },
    },
  }
}
const near400 =
  (message: string, others: Omit<Refused, 'routes'> = {}) =>
  (route: string) =>
    said(route, { status: 400, body: { message } }, others)
const NEAR_WORDS = {
  below: near400('Amount is too low for bridge, try at least 2000000'),
  above: near400('Temporary swap limits: maximum swap amount is $250'),
  address: near400('recipient is not valid'),
  refundAddress: near400('refundTo is not valid'),
  region: near400('Not in your region'),
  paused: near400('No liquidity available', {
    code: 'pair_unavailable',
    because: 'liquidity is all it speaks of',
  }),
  expired: near400('Quote expired'),
}
const nearStatus = (status: string, swapDetails: object): Routes => ({
  'GET /status': { body: { status, quoteResponse: { quote: { deadline: inHours(24) } }, swapDetails } },
})
/** A dry quote and an order are one call of theirs: this answers the other healthily. */
const nearOnly = (dry: boolean, refused: Refused): Refused => {
  const route = refused.routes['POST /quote']
  const reply = (request: RecordedRequest) => {
    if (!route || (request.body as { dry: boolean }).dry !== dry) return nearQuote(request)
    return typeof route === 'function' ? route(request) : route
  }
  return { ...refused, routes: { 'POST /quote': reply } }
}
const nearWords = (dry: boolean) =>
  Object.fromEntries(
    Object.entries(wordsAt(NEAR_WORDS, 'POST /quote')).map(([kind, one]) => [kind, nearOnly(dry, one)]),
  ) as ReturnType<typeof wordsAt>
const near: Adapter = {
  id: 'near',
  settings: (url) => ({ NEAR_URL: url }),
  quoteRoute: 'POST /quote',
  createRoute: 'POST /quote',
  routes: {
    'GET /tokens': {
      body: [token('nep141:btc.omft.near', 'BTC', 8, 50_000), token('nep141:eth.omft.near', 'ETH', 18, 2000)],
    },
    'POST /quote': (request) => nearQuote(request),
    ...nearStatus('PENDING_DEPOSIT', {}),
  },
  quoting: {
    ...nearWords(true),
    echo: nearOnly(true, { routes: { 'POST /quote': (request) => nearQuote(request, { factor: 2n }) } }),
  },
  creating: {
    ...nearWords(false),
    echo: nearOnly(false, {
      routes: { 'POST /quote': (request) => nearQuote(request, { recipient: OTHER_ADDRESS }) },
    }),
  },
  finished: {
    routes: nearStatus('SUCCESS', {
      ...{ originChainTxHashes: [{ hash: 'in' }], destinationChainTxHashes: [{ hash: 'near-hash' }] },
      ...{ depositedAmountFormatted: '0.01', amountOutFormatted: '0.29' },
    }),
    hash: 'near-hash',
  },
}
/** A fault of the orders of a provider that quotes by the same call. */
export const ofOrdersOnly = (adapter: Adapter, routes: Routes): Routes =>
  adapter.id === 'near' ? nearOnly(false, { routes }).routes : routes

const ss =
  (message: string, others: object = {}, more: Omit<Refused, 'routes'> = {}) =>
  (route: string) =>
    said(route, sideshiftError(400, message, others), more)
const SIDESHIFT_WORDS = {
  below: ss('Amount too low', { depositRangeMin: LIMITS.min }),
  above: ss('Amount too high', { depositRangeMax: LIMITS.max }),
  address: ss('Invalid receiving address'),
  refundAddress: ss('This refund address belongs to SideShift.ai'),
  region: ss('Access denied', { code: 'ACCESS_DENIED' }),
  paused: ss('Deposit method btc is disabled'),
  expired: ss('Quote expired'),
}
const shift =
  (address?: string) =>
  (request: RecordedRequest): Reply => {
    const { affiliateId: _, ...order } = bodyOf(request)
    const settleAddress = address ?? order.settleAddress
    return {
      status: 201,
      body: sideshiftOrder({ ...order, settleAddress, expiresAt: inHours(24), type: 'variable' }),
    }
  }
const sideshift: Adapter = {
  id: 'sideshift',
  settings: (url) => ({
    ...{ SIDESHIFT_URL: url, SIDESHIFT_SECRET, SIDESHIFT_AFFILIATE_ID: SIDESHIFT_AFFILIATE },
  }),
  quoteRoute: 'GET /pair/{from}/{to}',
  createRoute: 'POST /shifts/variable',
  routes: {
    ...sideshiftRoutes,
    'POST /shifts/variable': shift(),
    'POST /quotes': {
      status: 201,
      body: { id: 'quote-1', expiresAt: inHours(24), depositAmount: '0.01', settleAmount: '0.16' },
    },
  },
  quoting: {
    ...wordsAt(SIDESHIFT_WORDS, 'GET /pair/{from}/{to}'),
    echo: {
      fixed: true,
      routes: {
        'POST /quotes': {
          status: 201,
          body: { id: 'q', expiresAt: inHours(24), depositAmount: '10', settleAmount: '160' },
        },
      },
    },
  },
  creating: {
    ...wordsAt(SIDESHIFT_WORDS, 'POST /shifts/variable'),
    expired: { fixed: true, routes: { 'POST /shifts/fixed': sideshiftError(404, 'Quote not found') } },
    echo: { routes: { 'POST /shifts/variable': shift(OTHER_ADDRESS) } },
  },
  finished: {
    routes: sideshiftShift({
      ...{ status: 'settled', depositHash: 'in', depositReceivedAt: inHours(0), depositAmount: '0.01' },
      ...{ settleHash: 'ss-hash', settleAmount: '0.17' },
    }),
    hash: 'ss-hash',
  },
}

const sw =
  (description: string, more: Omit<Refused, 'routes'> = {}, status = 422) =>
  (route: string) =>
    said(route, simpleswapError(status, 'Refused', description), more)
const REGION_403 = {
  code: 'unauthorised' as const,
  because: 'it documents no word for a region; 403 is its key',
}
const SIMPLESWAP_WORDS = {
  below: sw(BELOW, { limitless: true }),
  above: sw(ABOVE, { limitless: true }),
  address: sw('Invalid address'),
  refundAddress: sw('Invalid userRefundAddress'),
  region: sw('Forbidden', REGION_403, 403),
  paused: sw('Temporarily disabled'),
  expired: sw('Rate was expired', { fixed: true }),
}
const exchange =
  (address?: string) =>
  (request: RecordedRequest): Reply => {
    const order = request.body as Record<string, string | boolean>
    const reply = simpleswapRoutes['POST /exchanges']
    const made = typeof reply === 'function' ? reply(request) : reply
    const { result } = (made?.body ?? {}) as { result?: object }
    const addressFrom = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'
    const own = { addressFrom, validUntil: inHours(24), addressTo: address ?? order.addressTo }
    return { status: 201, body: { result: { ...result, ...own }, traceId: 't' } }
  }
const ranges = (limits: object) => ({ 'GET /ranges': { body: { result: limits, traceId: 't' } } })
/** Its rate outlasts the clock that is moved. */
const simpleswapPrice = ({ query }: RecordedRequest): Reply => {
  const isFixed = query.fixed === 'true'
  const rate = { rateId: isFixed ? 'rate-1' : null, validUntil: isFixed ? inHours(24) : null }
  return { body: { result: { estimatedAmount: String(Number(query.amount) * 16), ...rate }, traceId: 't' } }
}
const simpleswap: Adapter = {
  id: 'simpleswap',
  settings: (url) => ({ SIMPLESWAP_URL: url, SIMPLESWAP_API_KEY: SIMPLESWAP_KEY }),
  quoteRoute: 'GET /estimates',
  createRoute: 'POST /exchanges',
  routes: { ...simpleswapRoutes, 'GET /estimates': simpleswapPrice, 'POST /exchanges': exchange() },
  quoting: {
    ...wordsAt(SIMPLESWAP_WORDS, 'GET /estimates'),
    below: { routes: ranges({ min: LIMITS.min, max: null }) },
    above: { routes: ranges({ min: '0.001', max: LIMITS.max }) },
    echo: { routes: simpleswapEstimate({ estimatedAmount: 'NaN' }), because: 'it repeats no amount' },
  },
  creating: {
    ...wordsAt(SIMPLESWAP_WORDS, 'POST /exchanges'),
    echo: { routes: { 'POST /exchanges': exchange(OTHER_ADDRESS) } },
  },
  finished: {
    routes: simpleswapExchange({ status: 'finished', txFrom: 'in', txTo: 'sw-hash', amountTo: '0.159' }),
    hash: 'sw-hash',
  },
}

const priced = (fields: object, status = 422): Reply => ({
  status,
  body: {
    fromAmount: 0.01,
    toAmount: 0,
    rate: 0,
    minAmount: 0.002,
    withdrawMin: 0.032,
    maxAmount: 12.5,
    ...fields,
  },
})
const transaction =
  (address?: string) =>
  ({ body }: RecordedRequest): Reply => {
    const { withdrawalAddress, coinFrom, coinTo, networkFrom, networkTo } = body as Body
    const depositAddress = '1JvXhnHCi6XqcanvrZJ5s2Qiv4tsmm2UMy'
    const coin = (coinCode = '', network = '') => ({ ...TRANSACTION.coinFrom, coinCode, network })
    const coins = { coinFrom: coin(coinFrom, networkFrom), coinTo: coin(coinTo, networkTo) }
    return {
      status: 201,
      body: { ...TRANSACTION, ...coins, depositAddress, withdrawalAddress: address ?? withdrawalAddress },
    }
  }
const EX_ORDER = 'POST /transactions'
const ex = (body: object, more: Omit<Refused, 'routes'> = {}, status = 422) =>
  said(EX_ORDER, { status, body }, more)
const exolix: Adapter = {
  id: 'exolix',
  settings: (url) => ({ EXOLIX_URL: url, EXOLIX_API_KEY: EXOLIX_KEY }),
  quoteRoute: 'GET /rate',
  createRoute: EX_ORDER,
  routes: { ...exolixRoutes, [EX_ORDER]: transaction() },
  quoting: {
    below: said('GET /rate', priced({ minAmount: Number(LIMITS.min), message: BELOW })),
    above: said('GET /rate', priced({ maxAmount: Number(LIMITS.max), message: ABOVE })),
    address: said('GET /rate', priced({ message: 'withdrawalAddress is not valid' })),
    refundAddress: said('GET /rate', priced({ message: 'refundAddress is not valid' })),
    region: said('GET /rate', { status: 403, body: { message: 'Forbidden' } }, REGION_403),
    paused: said('GET /rate', priced({ message: 'Exchange is temporarily not available' })),
    expired: said('GET /rate', priced({ message: 'Rate has expired' })),
    echo: said('GET /rate', priced({ fromAmount: 1, toAmount: 16, rate: 16, message: null }, 200)),
  },
  creating: {
    below: ex({ message: BELOW }, { limitless: true }),
    above: ex({ message: ABOVE }, { limitless: true }),
    address: ex({ error: { withdrawalAddress: 'not valid' } }),
    refundAddress: ex({ errors: { refundAddress: ['not an address'] } }),
    region: ex({ message: 'Forbidden' }, REGION_403, 403),
    paused: ex(
      { message: 'Such exchange pair is not available' },
      { code: 'pair_unavailable', because: 'orders know no pause' },
    ),
    expired: ex({ message: 'Rate has expired' }, { fixed: true }),
    echo: { routes: { [EX_ORDER]: transaction(OTHER_ADDRESS) } },
  },
  finished: {
    routes: exolixTransaction({ status: 'success', hashOut: { hash: 'ex-hash', link: null } }),
    hash: 'ex-hash',
  },
}

/** In the operator's order. */
export const ADAPTERS: readonly Adapter[] = [near, changenow, sideshift, simpleswap, exolix]
