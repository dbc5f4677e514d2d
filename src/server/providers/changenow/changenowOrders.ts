import Big from 'big.js'
import type * as z from 'zod/mini'
import { OWNER_SECRET_HEADER } from '@/domain/exchange/ownerHeader'
import type { ExchangeActionName } from '@/domain/exchange/exchange'
import type { ProviderAsset, ProviderOrder } from '@/domain/exchange/providerOrder'
import { siteBehind } from '@/domain/partner/compatPath'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { echoOf } from '@/server/providers/echoOf'
import { depositExtraIdOf } from '@/server/providers/orderNames'
import type {
  CreatedOrder,
  OrderRef,
  ProviderAction,
  ProviderContext,
  ProviderState,
} from '@/server/providers/provider'
import type { ChangenowCall } from './changenowCall'
import { flowOf } from './changenowQuote'
import {
  actedResponse,
  addressResponse,
  changenowActions,
  changenowOrder,
  type ChangenowOrder,
  createdResponse,
  LIST_LENGTH,
  listResponse,
} from './changenowResponses'
import { changenowState } from './changenowState'

export async function createChangenow(
  call: ChangenowCall,
  order: ProviderOrder,
  { signal }: ProviderContext,
  url: string,
): Promise<CreatedOrder> {
  if (order.fixed && order.rateKey === null) throw new ProviderError('rate_expired')
  if (order.reverse && !order.fixed) throw new ProviderError('pair_unavailable')
  const request = { method: 'POST' as const, path: '/exchange', body: bodyOf(order), isEffect: true }
  const response = await call({ ...request, schema: createdResponse, signal }, order)
  const amounts = { amountFrom: response.fromAmount, amountTo: response.toAmount }
  return createdOf(order, { ...response, ...amounts }, url)
}

const bodyOf = (order: ProviderOrder) => ({
  fromCurrency: order.from.code,
  fromNetwork: order.from.network,
  toCurrency: order.to.code,
  toNetwork: order.to.network,
  fromAmount: order.reverse ? '' : order.amount,
  toAmount: order.reverse ? order.amount : '',
  type: order.reverse ? 'reverse' : 'direct',
  address: order.addressTo,
  extraId: order.extraIdTo ?? '',
  refundAddress: order.refundAddress ?? '',
  refundExtraId: order.refundExtraId ?? '',
  flow: flowOf(order.fixed),
  rateId: order.fixed ? order.rateKey : '',
})

type OrderResponse = Omit<z.output<typeof createdResponse>, 'fromAmount' | 'toAmount' | 'ownerSecret'> & {
  ownerSecret?: string | null
  amountFrom: string
  amountTo: string
}

const createdOf = (order: ProviderOrder, response: OrderResponse, url: string): CreatedOrder => ({
  ref: { id: response.id, secret: response.ownerSecret ?? null },
  depositAddress: response.payinAddress,
  depositExtraId: depositExtraIdOf({
    deposit: response.payinExtraId,
    payout: response.payoutExtraId,
    ofNoSide: response.anyExtraId,
  }),
  amountFrom: response.amountFrom,
  amountTo: response.amountTo,
  echo: {
    addressTo: response.payoutAddress,
    extraIdTo: response.payoutExtraId,
    from: echoOf(order.from, response.fromCurrency, response.fromNetwork),
    to: echoOf(order.to, response.toCurrency, response.toNetwork),
  },
  validUntil: response.validUntil,
  url: pageOf(response.id, url),
})

function pageOf(id: string, url: string): string {
  const site = siteBehind(url)
  const name = encodeURIComponent(id)
  return site ? `${site.origin}/exchange?id=${name}` : `https://changenow.io/exchange/txs/${name}`
}

export async function readChangenow(
  call: ChangenowCall,
  { id }: OrderRef,
  { signal }: ProviderContext,
): Promise<ProviderState> {
  const order = await call({ path: '/exchange/by-id', query: { id }, schema: changenowOrder, signal })
  const actions = order.actionsAvailable ? await actionsOf(call, id, signal) : []
  return changenowState(order, actions)
}

export async function checkChangenowAddress(
  call: ChangenowCall,
  asset: ProviderAsset,
  address: string,
  { signal }: ProviderContext,
): Promise<'valid' | 'invalid' | 'unknown'> {
  // The call names a ticker without its network.
  if (asset.code !== asset.network) return 'unknown'
  const query = { currency: asset.code, address }
  const { result } = await call({ path: '/validate/address', query, schema: addressResponse, signal })
  return result ? 'valid' : 'invalid'
}

/** None without that permission; the order is read all the same. */
async function actionsOf(
  call: ChangenowCall,
  id: string,
  signal: AbortSignal,
): Promise<ExchangeActionName[]> {
  try {
    const response = await call({
      path: '/exchange/actions',
      query: { id },
      schema: changenowActions,
      signal,
    })
    return (['refund', 'continue'] as const).filter((name) => response[name]?.available === true)
  } catch (error) {
    if (error instanceof ProviderError) return []
    throw error
  }
}

/** CNmd: `POST exchange/refund` and `POST exchange/continue`. */
export async function actChangenow(
  call: ChangenowCall,
  { id, secret }: OrderRef,
  { action, address, extraId }: ProviderAction,
  { signal }: ProviderContext,
): Promise<void> {
  const body =
    action === 'refund' ? { id, address: address ?? undefined, extraId: extraId ?? undefined } : { id }
  const request = {
    method: 'POST' as const,
    path: `/exchange/${action}`,
    body,
    schema: actedResponse,
    isEffect: true,
    headers: ownerHeaders(secret),
  }
  try {
    const { result } = await call({ ...request, signal })
    if (result === false) throw new ProviderError('action_unavailable')
  } catch (error) {
    throw isRefused(error) ? new ProviderError('action_unavailable', { cause: error }) : error
  }
}

/** Of a site behind `siteBehind`; ChangeNOW gives none. */
const ownerHeaders = (secret: string | null): Record<string, string> =>
  secret === null ? {} : { [OWNER_SECRET_HEADER]: secret }

const NOT_ALLOWED: readonly ProviderErrorCode[] = ['unauthorised', 'not_found']
const isRefused = (error: unknown) => error instanceof ProviderError && NOT_ALLOWED.includes(error.code)

type Listed = z.output<typeof listResponse>['exchanges'][number]

export async function findChangenow(
  call: ChangenowCall,
  order: ProviderOrder,
  searched: { since: number; url: string },
  context: ProviderContext,
): Promise<CreatedOrder | 'none' | 'unknown'> {
  try {
    return await searchOrders(call, order, searched, context)
  } catch (error) {
    if (isRefused(error)) return 'unknown'
    throw error
  }
}

/** Several of the same payout and amount cannot be distinguished. */
async function searchOrders(
  call: ChangenowCall,
  order: ProviderOrder,
  { since, url }: { since: number; url: string },
  { signal }: ProviderContext,
): Promise<CreatedOrder | 'none' | 'unknown'> {
  const query = {
    limit: String(LIST_LENGTH),
    sortField: 'createdAt',
    sortDirection: 'DESC',
    dateField: 'createdAt',
    dateFrom: new Date(since).toISOString(),
    payoutAddress: order.addressTo,
  }
  const { exchanges } = await call({ path: '/exchanges', query, schema: listResponse, signal })
  const [found, ...others] = exchanges.filter((listed) => isOrder(listed, order, since))
  if (!found) return exchanges.length < LIST_LENGTH ? 'none' : 'unknown'
  if (others.length > 0) return 'unknown'
  const read = await call({
    path: '/exchange/by-id',
    query: { id: found.requestId },
    schema: changenowOrder,
    signal,
  })
  return foundOf(order, read, url)
}

function isOrder({ createdAt, flow, payin, payout }: Listed, order: ProviderOrder, since: number): boolean {
  const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()
  return (
    // The list begins at that time, whether or not a row says its own.
    (createdAt ?? since) >= since &&
    (flow === null || flow === flowOf(order.fixed)) &&
    isSame(payin.currency, order.from.code) &&
    isSame(payout.currency, order.to.code) &&
    payout.address === order.addressTo &&
    payout.extraId === order.extraIdTo &&
    new Big(payin.expectedAmount ?? 0).eq(order.expectedFrom)
  )
}

function foundOf(order: ProviderOrder, read: ChangenowOrder, url: string): CreatedOrder | 'unknown' {
  const { payinAddress, expectedAmountFrom, expectedAmountTo } = read
  if (payinAddress === null || !expectedAmountFrom || !expectedAmountTo) return 'unknown'
  const amounts = { amountFrom: expectedAmountFrom, amountTo: expectedAmountTo }
  return createdOf(order, { ...read, ...amounts, payinAddress }, url)
}
