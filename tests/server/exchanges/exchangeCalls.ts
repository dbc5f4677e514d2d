import { randomUUID } from 'node:crypto'
import type { ApiErrorBody } from '@/domain/text/apiError'
import type { Receipt } from '@/contract/receipts'
import type { AmountDecisionBody, Exchange, ExchangeOrder, OwnedExchange } from '@/contract/exchanges'
import type { SandboxDeposit } from '@/domain/exchange/exchange'
import type { Estimate, Range } from '@/contract/quotes'
import { dispatch } from '@/server/entry/dispatch'
import { undescribed } from '../openApi/document'

/** Examples of the chains' own papers: BIP-173, EIP-55, the XRP Ledger's genesis account. */
export const ADDRESS = {
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  xrp: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
}

/** From where the next calls come. */
export const caller = { ip: '' }

type Answered<Result> = { status: number; result: Result; error: ApiErrorBody }

async function request<Result>(
  method: 'GET' | 'POST',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered<Result>> {
  const [path = '', search] = url.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  const readBody = () => Promise.resolve(JSON.stringify(body))
  const reply = await dispatch({ method, path, query, headers, ip: caller.ip, readBody })
  const json = JSON.parse(typeof reply.body === 'string' ? reply.body : '{}') as {
    result: Result
  } & ApiErrorBody
  // Responses that no test checks are held against their description all the same.
  const faults = typeof reply.body === 'string' ? undescribed(method, path, reply.status, json) : []
  if (faults.length > 0) throw new Error(`the answer is not as it is described: ${faults.join('; ')}`)
  return { status: reply.status, result: json.result, error: json }
}

/** As the device that created it keeps them. */
const ownerSecrets = new Map<string, string>()
function keepSecret({ publicId, ownerSecret }: OwnedExchange) {
  if (ownerSecret) ownerSecrets.set(publicId, ownerSecret)
}
export const secretOf = (publicId: string) => ownerSecrets.get(publicId) ?? ''
/** What the creating device sends with the calls of an owner. */
export const owner = (publicId: string) => ({ 'x-exchange-secret': secretOf(publicId) })

/** A floating order of 0.1 BTC into ETH that nothing is wrong with. */
export const anOrder = (changes: Partial<ExchangeOrder> = {}): Partial<ExchangeOrder> => ({
  tickerFrom: 'btc',
  networkFrom: 'btc',
  tickerTo: 'eth',
  networkTo: 'eth',
  amount: '0.1',
  addressTo: ADDRESS.eth,
  ...changes,
})

export async function create(order: unknown, key: string = randomUUID(), headers = {}) {
  const response = await request<OwnedExchange>('POST', '/api/v4/exchanges-new', order, {
    'idempotency-key': key,
    ...headers,
  })
  if (response.status < 300) keepSecret(response.result)
  return response
}

/** An exchange that was surely made. */
export async function made(changes: Partial<ExchangeOrder> = {}): Promise<Exchange> {
  const { status, result, error } = await create(anOrder(changes))
  if (status !== 201) throw new Error(`not made: ${JSON.stringify(error)}`)
  const { ownerSecret: _, ...exchange } = result
  return exchange
}

const query = (order: Partial<ExchangeOrder>, fixed: boolean) =>
  new URLSearchParams({
    tickerFrom: order.tickerFrom ?? '',
    networkFrom: order.networkFrom ?? '',
    tickerTo: order.tickerTo ?? '',
    networkTo: order.networkTo ?? '',
    amount: order.amount ?? '',
    fixed: String(fixed),
  }).toString()

export const estimate = async (order = anOrder(), fixed = false) =>
  (await request<Estimate>('GET', `/api/v4/estimates?${query(order, fixed)}`)).result

export const range = async (order = anOrder()) =>
  (await request<Range>('GET', `/api/v4/ranges?${query(order, false)}`)).result

/** A fixed-rate exchange, made with a rate of its own. */
export async function madeFixed(changes: Partial<ExchangeOrder> = {}): Promise<Exchange> {
  const { rateId } = await estimate(anOrder(changes), true)
  return made({ ...changes, fixed: true, rateId })
}

export const read = (publicId: string) => request<Exchange>('GET', `/api/v3/exchanges-new/${publicId}`)
export const deposit = (publicId: string, kind: SandboxDeposit) =>
  request<Exchange>('POST', `/api/v4/sandbox/exchanges/${publicId}/deposits`, { kind })
export const act = (publicId: string, body: unknown, headers: Record<string, string> = owner(publicId)) =>
  request<Exchange>('POST', `/api/v4/exchanges-new/${publicId}/actions`, body, headers)
export const decideAmount = (
  publicId: string,
  body: AmountDecisionBody,
  headers: Record<string, string> = owner(publicId),
) => request<Exchange>('POST', `/api/v4/exchanges-new/${publicId}/amount`, body, headers)
export const receipt = (publicId: string) =>
  request<Receipt>('GET', `/api/v4/exchanges-new/${publicId}/receipt`)
export const lastExchanges = async () =>
  (await request<object[]>('GET', '/api/v3/exchanges-new/header')).result
export { request }
