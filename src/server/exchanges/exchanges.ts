import type { ExchangeOrder, exchanges } from '@/contract/exchanges'
import { tickerOf } from '@/domain/currency'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import type { StoredExchange } from '@/server/database/schema'
import { sandboxExtraId } from '@/server/depositAddress'
import { hashIdempotencyKey, requestFingerprint, validateIdempotencyKey } from '@/server/idempotencyKey'
import type { OrderTerms } from '@/server/orderTerms'
import { hasErrors, validationError } from '@/server/validationError'
import { checkOrder } from '@/server/exchanges/checkOrder'
import { deriveOwnerSecret, hashOwnerSecret, isOwnerSecret } from '@/server/exchanges/exchangeOwner'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { newPublicId } from '@/server/exchanges/publicId'
import { depositAddressOf } from '@/server/exchanges/depositAddressOf'
import { currentExchange, findByKey, insertExchange } from '@/server/exchanges/storedExchanges'

export const getExchange: ApiHandler<typeof exchanges.get> = async ({ params }) => {
  const exchange = await currentExchange(params.publicId)
  return { result: exchangeView(exchange, Date.now()) }
}

/** POST /api/v4/exchanges-new. A lost response is not a lost order: the same call under the same `idempotency-key`
 * returns its exchange (200 instead of 201), and its secret. A signed-in customer's order is theirs. */
export const createExchange: ApiHandler<typeof exchanges.create> = async (request) => {
  const { headers, body: order, signedIn } = request
  const customerId = signedIn?.customer.id ?? null
  const idempotencyKey = headers['idempotency-key'] ?? ''
  const refusedKey = validateIdempotencyKey(idempotencyKey)
  const orderHash = requestFingerprint(order)

  // Looked up before the order is judged: what was accepted then may have run out since, such as its rate.
  const known = hasErrors(refusedKey) ? null : await findByKey(idempotencyKey)
  if (known) return repeated(known, { idempotencyKey, orderHash, customerId })

  const now = Date.now()
  const terms = await checkOrder(order, now, refusedKey)
  const publicId = newPublicId()
  const ownerSecret = await deriveOwnerSecret(publicId, idempotencyKey)
  const keys = {
    publicId,
    idempotencyKey: hashIdempotencyKey(idempotencyKey),
    orderHash,
    ownerSecretHash: hashOwnerSecret(ownerSecret),
    customerId,
  }
  const exchange = newExchange(order, terms, keys, now)
  if (await insertExchange(exchange)) {
    return { status: 201, result: { ...exchangeView(exchange, now), ownerSecret } }
  }

  const rival = await findByKey(idempotencyKey)
  if (rival) return repeated(rival, { idempotencyKey, orderHash, customerId })
  throw validationError({ rateId: { code: 'rate_expired', description: 'This rate has been used.' } })
}

type Repetition = { idempotencyKey: string; orderHash: string; customerId: string | null }

async function repeated(known: StoredExchange, { idempotencyKey, orderHash, customerId }: Repetition) {
  if (known.orderHash !== orderHash) {
    throw new ApiError(409, 'idempotency_conflict', 'Another order was made under this idempotency-key.')
  }
  const view = exchangeView(await currentExchange(known.publicId), Date.now())
  const ownerSecret = await deriveOwnerSecret(known.publicId, idempotencyKey)
  // Rows from before there were secrets have none; and a customer's is returned to that customer only.
  const isAllowed = known.customerId === null || known.customerId === customerId
  const isGiven = isAllowed && isOwnerSecret(known.ownerSecretHash, ownerSecret)
  return { result: isGiven ? { ...view, ownerSecret } : view }
}

type Keys = Pick<
  StoredExchange,
  'publicId' | 'idempotencyKey' | 'orderHash' | 'ownerSecretHash' | 'customerId'
>

function newExchange(order: ExchangeOrder, terms: OrderTerms, keys: Keys, now: number): StoredExchange {
  const { from, to } = terms
  const { publicId } = keys
  const validUntil = Date.parse(terms.validUntil)
  return {
    ...keys,
    rateJti: terms.rateJti,
    version: 1,
    type: order.fixed ? 'fixed' : 'floating',
    status: 'waiting',
    issue: null,
    depositKind: null,
    tickerFrom: tickerOf(from),
    networkFrom: from.network,
    tickerTo: tickerOf(to),
    networkTo: to.network,
    expectedAmountFrom: terms.expectedAmountFrom,
    expectedAmountTo: terms.expectedAmountTo,
    amountFrom: null,
    amountTo: null,
    addressFrom: depositAddressOf(from, publicId),
    extraIdFrom: from.has_extra_id ? sandboxExtraId(from.network, publicId) : null,
    addressTo: order.addressTo,
    extraIdTo: order.extraIdTo || null,
    userRefundAddress: order.userRefundAddress || null,
    userRefundExtraId: (order.userRefundAddress && order.userRefundExtraId) || null,
    txFrom: null,
    txTo: null,
    refundTx: null,
    confirmations: 0,
    confirmationsNeeded: Math.max(1, Number(from.confirmations_from ?? 1)),
    unregEmail: order.unregEmail || null,
    volumeBtc: null,
    claimedAt: null,
    referral: order.referral,
    source: order.source,
    medium: order.medium,
    campaign: order.campaign,
    firstPage: order.firstPage,
    createdAt: now,
    updatedAt: now,
    validUntil,
    depositedAt: null,
    dueAt: validUntil,
  }
}
