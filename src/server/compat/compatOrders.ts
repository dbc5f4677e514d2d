import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import { type Exchange, exchanges, type OwnedExchange } from '@/contract/exchanges'
import type { ExchangeStatus } from '@/domain/exchange/exchange'
import { database } from '@/server/database/database'
import { orderAttributions } from '@/server/database/schema'
import { badParams, CompatError } from '@/server/compat/CompatError'
import { callOwnApi, type CompatRequest } from '@/server/compat/compatCall'
import { compatName, textOf } from '@/server/compat/compatCurrencies'
import { numberOf } from '@/server/compat/compatJson'
import { compatPair, ourPair, pairNames, typedAmount, withRange } from '@/server/compat/compatQuotes'
import { COMPAT_KEY_HEADER } from '@/domain/partner/compatPath'
import { PARTNER_KEY_HEADER } from '@/domain/partner/partnerKey'
import { findByTicker } from '@/server/catalogue/catalogue'

/** Milliseconds: a provider that has not answered by then is left to the worker, and its address is never shown. */
const PATIENCE = 12_000
const STEP = 500

export const idOf = (values: Record<string, unknown>): string => {
  const id = textOf(values.id)
  // An empty id or a path of it must not reach another call.
  if (!/^[\w-]{1,64}$/.test(id)) throw badParams('id is required')
  return id
}

/** POST exchange: an order of the API, made with the partner's key. */
export async function compatCreate(request: CompatRequest) {
  const values = objectOf(request.body)
  const pair = compatPair(values)
  const { amount, isReverse } = typedAmount(values, pair)
  const { fixed: _, ...named } = ourPair(pair)
  const payload = objectOf(values.payload ?? {})
  const refundAddress = textOf(values.refundAddress)
  const order = {
    ...named,
    ...{ amount, reverse: isReverse, fixed: pair.isFixed, rateId: textOf(values.rateId) },
    ...{ addressTo: textOf(values.address), extraIdTo: textOf(values.extraId) },
    ...{ userRefundAddress: refundAddress, userRefundExtraId: textOf(values.refundExtraId) },
    // Their orders know no other way to say that a wallet needs none.
    notProvideMemo: textOf(values.extraId) === '',
    notProvideRefundMemo: textOf(values.refundExtraId) === '',
    unregEmail: textOf(values.contactEmail),
    ...{ subId: textOf(payload.subId), clickId: textOf(payload.clickId) },
  }
  const made = await callOwnApi<OwnedExchange>(request, {
    method: 'POST',
    path: exchanges.create.path,
    body: order,
    headers: {
      [PARTNER_KEY_HEADER]: request.headers[COMPAT_KEY_HEADER] ?? '',
      'idempotency-key': request.headers['idempotency-key'] ?? randomUUID(),
    },
  }).catch((error: unknown) => withRange(error, request, pair, isReverse))
  const exchange = await placedOrder(request, made)
  return {
    ...pairNames(pair),
    type: isReverse ? 'reverse' : 'direct',
    ...placeOf(exchange),
    fromAmount: numberOf(exchange.expectedAmountFrom),
    toAmount: numberOf(exchange.expectedAmountTo),
    ...(isReverse ? {} : { directedAmount: numberOf(exchange.expectedAmountFrom) }),
    id: exchange.publicId,
    validUntil: exchange.validUntil,
    // Beyond the dialect: with it, the header `x-exchange-secret`, refund and continue prove who ordered.
    ownerSecret: made.ownerSecret ?? null,
  }
}

/** Waits for its provider. @throws CompatError where it has no address that money could go to */
async function placedOrder(request: CompatRequest, made: OwnedExchange): Promise<Exchange> {
  let exchange: Exchange = made
  for (let waited = 0; exchange.status === 'creating' && waited < PATIENCE; waited += STEP) {
    if (exchange.issue === 'under_review') break
    await wait(STEP)
    exchange = await readOrder(request, made.publicId)
  }
  if (exchange.extendedInfo.addressFrom !== '') return exchange
  if (exchange.status === 'failed')
    throw new CompatError(400, 'pair_is_inactive', 'The exchange could not be made.')
  if (exchange.amountChange?.decision === 'open') {
    await declineChange(request, made)
    throw new CompatError(400, 'rate_changed', 'The amounts have changed: estimate them again.')
  }
  const isHeld = exchange.issue === 'under_review'
  throw new CompatError(
    503,
    isHeld ? 'under_review' : 'service_unavailable',
    `Exchange ${made.publicId} has no deposit address yet.`,
  )
}

/** Nobody could accept it in this dialect. */
const declineChange = (request: CompatRequest, { publicId, amountChange, ownerSecret }: OwnedExchange) =>
  callOwnApi<Exchange>(request, {
    method: 'POST',
    path: exchanges.decideAmount.path.replace('{publicId}', publicId),
    body: { decision: 'decline', amountFrom: amountChange?.amountFrom, amountTo: amountChange?.amountTo },
    headers: { 'x-exchange-secret': ownerSecret ?? '' },
  })

const readOrder = (request: CompatRequest, publicId: string) =>
  callOwnApi<Exchange>(request, { path: exchanges.get.path.replace('{publicId}', publicId) })

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw badParams('The body must be a JSON object.')
}

/** @throws CompatError 404 for an order of nobody or of another partner, or one that no key has made */
export async function requireOwnOrder({ caller }: CompatRequest, publicId: string): Promise<void> {
  const db = await database()
  const [found] = await db
    .select({ publicId: orderAttributions.publicId })
    .from(orderAttributions)
    .where(
      and(
        eq(orderAttributions.publicId, publicId),
        eq(orderAttributions.partnerId, caller?.partner.id ?? ''),
        isNotNull(orderAttributions.keyId),
      ),
    )
  if (!found) throw new CompatError(404, 'not_found', 'There is no such exchange.')
}

/** GET exchange/by-id */
export async function compatOrder(request: CompatRequest) {
  const id = idOf(request.query)
  await requireOwnOrder(request, id)
  return orderView(await readOrder(request, id))
}

export const compatStatus = (status: ExchangeStatus): string => (status === 'creating' ? 'new' : status)

const placeOf = ({ extendedInfo, tickerTo, networkTo }: Exchange) => ({
  payinAddress: extendedInfo.addressFrom,
  payinExtraId: extendedInfo.extraIdFrom,
  payoutAddress: extendedInfo.addressTo,
  payoutExtraId: extendedInfo.extraIdTo,
  payoutExtraIdName: findByTicker(tickerTo, networkTo)?.extra_id || null,
  refundAddress: extendedInfo.userRefundAddress ?? '',
  refundExtraId: extendedInfo.userRefundExtraId ?? '',
})

function orderView(exchange: Exchange) {
  const from = compatName(exchange.tickerFrom, exchange.networkFrom)
  const to = compatName(exchange.tickerTo, exchange.networkTo)
  const { extendedInfo } = exchange
  return {
    id: exchange.publicId,
    status: compatStatus(exchange.status),
    actionsAvailable: exchange.actions.length > 0,
    ...{ fromCurrency: from.ticker, fromNetwork: from.network },
    ...{ toCurrency: to.ticker, toNetwork: to.network },
    expectedAmountFrom: numberOf(exchange.expectedAmountFrom),
    expectedAmountTo: numberOf(exchange.expectedAmountTo),
    amountFrom: numberOf(exchange.amountFrom),
    amountTo: numberOf(exchange.amountTo),
    ...placeOf(exchange),
    createdAt: exchange.createdAt,
    updatedAt: exchange.updatedAt,
    validUntil: exchange.validUntil,
    depositReceivedAt: null,
    payinHash: extendedInfo.txFrom,
    payoutHash: extendedInfo.txTo,
    fromLegacyTicker: symbolOf(exchange.tickerFrom, exchange.networkFrom),
    toLegacyTicker: symbolOf(exchange.tickerTo, exchange.networkTo),
    refundHash: extendedInfo.refundTx,
    refundAmount: null,
    userId: null,
    ...{ originalExchangeInfo: null, relatedExchangesInfo: [], repeatedExchangesInfo: [] },
  }
}

const symbolOf = (ticker: string, network: string) => findByTicker(ticker, network)?.symbol ?? ticker
