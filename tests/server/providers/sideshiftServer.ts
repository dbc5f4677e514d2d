import Big from 'big.js'
import type { RecordedRequest, Reply, Routes } from './fakeProvider'

/** SideShift v2 as docs.sideshift.ai describes it; whoever does not name the visitor is blocked. */
export const SIDESHIFT_SECRET = '2d880aab08340f43c3803515f19a0ebf'
export const SIDESHIFT_AFFILIATE = 'YQMi62XMb'

export const COINS = [
  { coin: 'BTC', networks: ['bitcoin', 'lightning'], networksWithMemo: [], mainnet: 'bitcoin' },
  {
    coin: 'ETH',
    networks: ['ethereum', 'arbitrum'],
    networksWithMemo: [],
    mainnet: 'ethereum',
    fixedOnly: ['arbitrum'],
  },
  { coin: 'XRP', networks: ['ripple'], networksWithMemo: ['ripple'], mainnet: 'ripple' },
  { coin: 'ZEC', networks: ['shielded'], networksWithMemo: [], mainnet: 'shielded', variableOnly: true },
  { coin: 'DOGE', networks: ['doge'], networksWithMemo: [], mainnet: 'doge', depositOffline: true },
  {
    coin: 'USDT',
    networks: ['tron', 'bsc', 'ethereum', 'liquid'],
    networksWithMemo: [],
    settleOffline: ['bsc'],
    tokenDetails: {
      tron: { contractAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', decimals: 6 },
      bsc: { contractAddress: '0x55d398326f99059ff775485246999027b3197955', decimals: 18 },
      ethereum: { contractAddress: '0xdac17f958d2ee523a2206206994597c13d831ec7', decimals: 8 },
      liquid: {
        contractAddress: 'ce091c998b83c78bb71a632313ba3760f1763d9cfcffae02258ffa9865a37bd2',
        decimals: 8,
      },
    },
  },
  {
    coin: 'USDC',
    networks: ['polygon'],
    networksWithMemo: [],
    tokenDetails: {
      polygon: { contractAddress: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174', decimals: 6 },
    },
  },
].map((coin) => ({
  name: coin.coin,
  hasMemo: coin.networksWithMemo.length > 0,
  fixedOnly: false,
  variableOnly: false,
  depositOffline: false,
  settleOffline: false,
  ...coin,
}))

export const sideshiftError = (status: number, message: string, others: object = {}): Reply => ({
  status,
  body: { error: { code: 'BAD_USER_INPUT', message, ...others } },
})

/** Only what comes from the account and for a visitor is answered. */
const guarded =
  (reply: (request: RecordedRequest) => Reply) =>
  (request: RecordedRequest): Reply => {
    if (!request.headers['x-user-ip']) return sideshiftError(400, 'Invalid IP address')
    if (request.headers['x-sideshift-secret'] !== SIDESHIFT_SECRET)
      return { status: 401, body: { error: { message: 'Invalid account' } } }
    return reply(request)
  }

type Body = Record<string, string | null | undefined>
const bodyOf = ({ body }: RecordedRequest) => body as Body
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const PAIR = { min: '0.00010771', max: '1.43608988', rate: '17.298009817772' }

/** In basis points, of a request; null: a wrong one. Where none is named it is half a percent. */
export function sideshiftCommission({ query, body }: Pick<RecordedRequest, 'query' | 'body'>): number | null {
  const { affiliateId, commissionRate = '0.005' } = { ...query, ...(body as Body | undefined) }
  const isRight = /^0(\.\d{1,6})?$/.test(commissionRate ?? '') && Number(commissionRate) <= 0.02
  return isRight && affiliateId === SIDESHIFT_AFFILIATE ? Math.round(Number(commissionRate) * 10_000) : null
}
const lessCommission = (rate: string, request: RecordedRequest) => {
  const basisPoints = sideshiftCommission(request) ?? 0
  return basisPoints === 0
    ? rate
    : new Big(rate)
        .times(10_000 - basisPoints)
        .div(10_000)
        .toFixed()
}
const withCommission = (reply: (request: RecordedRequest) => Reply) =>
  guarded((request) =>
    sideshiftCommission(request) === null
      ? sideshiftError(400, 'Invalid affiliateId or commissionRate')
      : reply(request),
  )
/** Of the last quote: a shift of it names the same one. */
let quotedCommission: number | null = null

/** A rate that is none is left as it is. */
const pairReply = (pair: { rate: unknown }, request: RecordedRequest): Reply => {
  const { rate } = pair
  const isRate = typeof rate === 'string' && /^\d+(\.\d+)?$/.test(rate)
  return { body: isRate ? { ...pair, rate: lessCommission(rate, request) } : pair }
}

/** 1 BTC buys 16 ETH at a fixed rate, less the commission. */
function quote(request: RecordedRequest): Reply {
  const { depositAmount, settleAmount, affiliateId, ...pair } = bodyOf(request)
  quotedCommission = sideshiftCommission(request)
  const rate = lessCommission('16', request)
  const deposit = depositAmount ?? new Big(settleAmount ?? 0).div(rate).toFixed(8)
  const settle = settleAmount ?? new Big(depositAmount ?? 0).times(rate).toFixed()
  const amounts = { depositAmount: deposit, settleAmount: settle, rate }
  return {
    status: 201,
    body: {
      id: QUOTE_ID,
      createdAt: inMinutes(0),
      expiresAt: inMinutes(15),
      ...pair,
      ...amounts,
      affiliateId,
    },
  }
}
export const QUOTE_ID = '75cb6e56-a81b-45a9-8ab4-1f95bf92246f'
export const SHIFT_ID = '8c9ba87d02a801a2f254'
export const DEPOSIT_ADDRESS = '19dENFt4wVwos6xtgwStA6n8bbA57WCS58'

const SHIFT = {
  id: SHIFT_ID,
  depositCoin: 'BTC',
  depositNetwork: 'mainnet',
  settleCoin: 'ETH',
  settleNetwork: 'ethereum',
  depositAddress: DEPOSIT_ADDRESS,
  depositMin: '0.01',
  depositMax: '0.01',
  expiresAt: '2026-11-22T12:15:00.000Z',
  averageShiftSeconds: '44.526343',
  status: 'waiting',
}

function fixedShift(request: RecordedRequest): Reply {
  const { settleAddress, settleMemo, refundAddress, quoteId } = bodyOf(request)
  if (quoteId !== QUOTE_ID) return sideshiftError(404, 'Quote not found')
  if (quotedCommission !== null && sideshiftCommission(request) !== quotedCommission)
    return sideshiftError(400, 'commissionRate is not that of the quote')
  const amounts = { depositAmount: '0.01', settleAmount: '0.16', rate: '16' }
  const addresses = { settleAddress, settleMemo, refundAddress }
  return { status: 201, body: { ...SHIFT, ...amounts, ...addresses, type: 'fixed', quoteId } }
}

function variableShift(request: RecordedRequest): Reply {
  const { affiliateId: _, commissionRate: __, externalId, ...shift } = bodyOf(request)
  const deposit =
    shift.depositCoin === 'XRP'
      ? { depositAddress: 'rsTAYkk7VQfBdD5btt2WzXYphER6F2BTuN', depositMemo: '109' }
      : {}
  return { status: 201, body: { ...SHIFT, ...shift, ...deposit, type: 'variable', externalId } }
}

export const sideshiftRoutes: Routes = {
  'GET /coins': { body: COINS },
  'GET /permissions': guarded(() => ({ body: { createShift: true } })),
  'GET /pair/{from}/{to}': withCommission((request) => pairReply(PAIR, request)),
  'POST /quotes': withCommission(quote),
  'POST /shifts/fixed': withCommission(fixedShift),
  'POST /shifts/variable': withCommission(variableShift),
  'GET /shifts/{id}': { body: SHIFT },
  'POST /shifts/{id}/set-refund-address': { status: 201, body: SHIFT },
}

/** A shift that was just made. */
export const sideshiftOrder = (fields: object) => ({ ...SHIFT, ...fields })
/** A shift that is read, with these fields over those of one that waits. */
export const sideshiftShift = (fields: object): Routes => ({
  'GET /shifts/{id}': { body: { ...SHIFT, ...fields } },
})
export const sideshiftPair = (fields: object): Routes => ({
  'GET /pair/{from}/{to}': (request) => pairReply({ ...PAIR, ...fields }, request),
})
