import Big from 'big.js'
import { contract } from '@/contract/contract'
import { currencies, type CurrencyRecord } from '@/contract/currencies'
import type { Endpoint, Endpoints } from '@/contract/endpoint'
import { exchanges } from '@/contract/exchanges'
import { quotes, type Range } from '@/contract/quotes'
import { tierOf } from '@/contract/tier'
import { type Finding, probeRead, probeWrite, resultOf, type Target } from '@/server/conformance/probe'

type Order = { addressTo: string; extraIdTo?: string; userRefundAddress?: string }
/** `publicId`: an exchange that exists there. */
type Options = { order?: Order; publicId?: string }
export type Check = Finding & { endpoint: Endpoint }

type Query = Record<string, string>

/** The other probes are made of their results. */
const FIRST = [currencies.list, quotes.range, quotes.estimate]
const UNKNOWN_ID = 'conformance00'

/** Nothing is created: what writes is sent a body that is no JSON, unless there is an `order` to place. */
export async function checkBackEnd(target: Target, { order, publicId }: Options = {}): Promise<Check[]> {
  const list = await probeRead(target, currencies.list, { query: { extended: 'true', limit: '1600' } })
  const pair = pairQuery((resultOf(list) ?? []) as CurrencyRecord[])
  const range = await probeRead(target, quotes.range, { query: pair })
  const amount = probeAmount(resultOf(range) as Range | undefined)
  const quote = { ...pair, amount }
  const estimate = await probeRead(target, quotes.estimate, { query: quote })
  const created = order && (await place(target, { ...quote, ...order }))
  const checks: Check[] = [list, range, estimate].map((finding, at) => ({
    ...finding,
    endpoint: FIRST[at] ?? currencies.list,
  }))
  for (const endpoint of Object.values<Endpoints>(contract).flatMap(Object.values<Endpoint>)) {
    if (endpoint.tag === 'Desk' || FIRST.some((done) => done === endpoint)) continue
    if (endpoint === exchanges.create && created) checks.push({ ...created.finding, endpoint })
    else checks.push({ ...(await probe(target, endpoint, quote, created?.publicId ?? publicId)), endpoint })
  }
  return checks
}

async function probe(
  target: Target,
  endpoint: Endpoint,
  quote: Query,
  publicId = UNKNOWN_ID,
): Promise<Finding> {
  const params = {
    ...{ publicId, symbol: quote.symbol ?? '', id: UNKNOWN_ID, code: UNKNOWN_ID },
    ...{ refreshToken: UNKNOWN_ID, deliveryId: UNKNOWN_ID, month: '2020-01' },
  }
  if (endpoint.method !== 'GET') return probeWrite(target, endpoint, params)
  const finding = await probeRead(target, endpoint, { params, query: queryOf(endpoint, quote) })
  return isPaged(endpoint) && finding.verdict === 'supported'
    ? checkLimit(target, endpoint, { finding, params })
    : finding
}

const isPaged = ({ query }: Endpoint) =>
  query !== undefined && 'limit' in query.shape && 'offset' in query.shape

type Read = { finding: Finding; params: Record<string, string> }

async function checkLimit(target: Target, endpoint: Endpoint, { finding, params }: Read): Promise<Finding> {
  const page = await probeRead(target, endpoint, { params, query: { limit: '1' } })
  if (page.verdict !== 'supported') return { ...page, detail: `with limit=1: ${page.detail}` }
  const rows = rowsIn(resultOf(page)).length
  return rows > 1 ? { verdict: 'wrong', detail: `sends ${rows} rows for limit=1` } : finding
}

const rowsIn = (result: unknown): unknown[] => {
  if (Array.isArray(result)) return result
  if (typeof result !== 'object' || result === null) return []
  return (Object.values(result) as unknown[]).find(Array.isArray) ?? []
}

function queryOf(endpoint: Endpoint, { symbol = '', ...quote }: Query): Query {
  if (endpoint === quotes.offers) return quote
  if (endpoint === contract.markets.prices || endpoint === contract.markets.list) return { symbols: symbol }
  if (endpoint === contract.markets.history) return { range: '7d' }
  return endpoint === contract.signIn.refresh ? { type: 'customer' } : {}
}

function pairQuery(list: readonly CurrencyRecord[]): Query {
  const [from, to] = list.filter(({ isFiat }) => !isFiat)
  return {
    symbol: from?.symbol ?? '',
    tickerFrom: from?.cmcTicker ?? '',
    networkFrom: from?.network ?? '',
    tickerTo: to?.cmcTicker ?? '',
    networkTo: to?.network ?? '',
  }
}

const probeAmount = (range: Range | undefined) =>
  range && new Big(range.min).gt(0) ? new Big(range.min).times(2).toFixed() : '1'

async function place(target: Target, body: Query) {
  const finding = await probeWrite(target, exchanges.create, {}, body)
  const { publicId } = (resultOf(finding) ?? {}) as { publicId?: string }
  // That its refusals are of the contract does not say that orders can be placed.
  const isNotDone = finding.verdict === 'supported' && publicId === undefined
  const said: Finding = isNotDone
    ? { verdict: 'wrong', detail: `no order was placed: ${finding.detail}` }
    : finding
  return { finding: said, publicId }
}

export const isConforming = (checks: readonly Check[]): boolean =>
  checks.every(
    ({ verdict, endpoint }) =>
      verdict === 'supported' || (verdict === 'missing' && tierOf(endpoint) !== 'core'),
  )
