import type { RecordedRequest, Reply, Routes } from './fakeProvider'

/** SimpleSwap v3 as its documentation describes it, with what Edge found out about it live. */
export const SIMPLESWAP_KEY = 'sk-7f1d2c3b4a5968778695a4b3c2d1e0ff'
export const EXCHANGE_ID = 'mp4xk1qz7r2v9w0t'
export const RATE_ID = 'rate-5b1f'

const BTC = '^[13][a-km-zA-HJ-NP-Z1-9]{25,80}$|^(bc1)[0-9A-Za-z]{25,80}$'
const record = (ticker: string, network: string, others: object = {}) => ({
  name: ticker,
  ticker,
  network,
  legacySymbol: ticker + network,
  contractAddress: null,
  extraId: '',
  hasExtraId: false,
  validationAddress: null,
  validationExtra: null,
  ...others,
})
const EVM = '^(0x)[0-9A-Fa-f]{40}$'
export const CURRENCIES = [
  record('btc', 'btc', { validationAddress: BTC }),
  record('eth', 'eth', { validationAddress: EVM }),
  record('eth', 'arbitrum', { validationAddress: EVM }),
  record('bnb-bsc', 'bsc', { validationAddress: EVM }),
  record('avaxc', 'avaxc', { validationAddress: '^(a+)+$' }),
  record('bch', 'bch', { validationAddress: '^[qp][a-z0-9]{41}$' }),
  record('zec', 'zec', { validationAddress: '^[a-zA-Z0-9]{20,100}$' }),
  record('dgb', 'dgb'),
  record('xrp', 'xrp', {
    hasExtraId: true,
    extraId: 'Destination tag',
    validationAddress: '^r[1-9A-HJ-NP-Za-km-z]{25,34}$',
    validationExtra: '^([0-9]{1,19})$',
  }),
  record('usdt', 'trx', { contractAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }),
  record('usdt', 'eth', { contractAddress: '0xDAC17F958D2EE523A2206206994597C13D831EC7' }),
  record('usdc', 'matic', { contractAddress: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174' }),
  record('usdt', 'erc20', { contractAddress: '0xdac17f958d2ee523a2206206994597c13d831ec7' }),
  record('hype', 'hypercore'),
]
const FLOATING_ONLY = new Set(['zec', 'dgb'])

const envelope = (result: unknown): Reply => ({ body: { result, traceId: 'trace-1' } })
export const simpleswapError = (code: number, error: string, description = error): Reply => ({
  status: code,
  body: { code, error, description, traceId: 'trace-1' },
})

const guarded =
  (reply: (request: RecordedRequest) => Reply) =>
  (request: RecordedRequest): Reply =>
    request.headers['x-api-key'] === SIMPLESWAP_KEY ? reply(request) : simpleswapError(401, 'Unauthorized')

/** Limits are of the coin whose amount is typed; one BTC is sixteen ETH. */
const range = ({ query }: RecordedRequest) =>
  envelope(query.reverse === 'true' ? { min: '0.05', max: null } : { min: '0.003', max: '25' })

function estimate({ query }: RecordedRequest): Reply {
  const amount = Number(query.amount)
  return envelope({
    estimatedAmount: String(query.reverse === 'true' ? amount / 16 : amount * 16),
    rateId: query.fixed === 'true' ? RATE_ID : null,
    validUntil: query.fixed === 'true' ? new Date(Date.now() + 20 * 60_000).toISOString() : null,
  })
}

type Body = Record<string, string | boolean | null>

function exchange({ body }: RecordedRequest): Reply {
  const order = body as Body
  // A fixed order to a chain with extra ids breaks something of theirs.
  if (order.fixed === true && order.networkTo === 'xrp') return simpleswapError(500, 'Internal server error')
  if (order.addressTo === '' || String(order.addressTo).includes(':'))
    return simpleswapError(422, 'Unprocessable Entity', 'Invalid address')
  return {
    status: 201,
    body: {
      result: { ...EXCHANGE, ...order, amountFrom: order.amount, amountTo: '0.16' },
      traceId: 'trace-1',
    },
  }
}

const EXCHANGE = {
  id: EXCHANGE_ID,
  type: 'fixed',
  timestamp: '2026-11-22T12:00:00.000Z',
  updatedAt: '2026-11-22T12:00:00.000Z',
  validUntil: '2026-11-22T12:20:00.000Z',
  tickerFrom: 'btc',
  networkFrom: 'btc',
  tickerTo: 'eth',
  networkTo: 'eth',
  amountFrom: '0.01',
  amountTo: '0.16',
  expectedAmount: '0.01',
  addressFrom: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  addressTo: '0xde2642b2120fd3011fe9659688f76e9E4676F472',
  extraIdFrom: '',
  extraIdTo: '',
  userRefundAddress: '',
  userRefundExtraId: '',
  txFrom: '',
  txTo: '',
  status: 'waiting',
}

export const simpleswapRoutes: Routes = {
  'GET /currencies': guarded(({ query }) =>
    envelope(CURRENCIES.filter(({ ticker }) => query.fixed === 'false' || !FLOATING_ONLY.has(ticker))),
  ),
  'GET /ranges': guarded(range),
  'GET /estimates': guarded(estimate),
  'POST /exchanges': guarded(exchange),
  'GET /exchanges/{id}': guarded(() => envelope(EXCHANGE)),
}

export const simpleswapExchange = (fields: object): Routes => ({
  'GET /exchanges/{id}': envelope({ ...EXCHANGE, ...fields }),
})
export const simpleswapEstimate = (fields: object): Routes => ({
  'GET /estimates': envelope({ estimatedAmount: '16', rateId: null, validUntil: null, ...fields }),
})
export const simpleswapCreated = (fields: object): Routes => ({
  'POST /exchanges': { status: 201, body: { result: { ...EXCHANGE, ...fields }, traceId: 'trace-1' } },
})
