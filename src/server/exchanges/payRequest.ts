import { and, eq, isNotNull } from 'drizzle-orm'
import { env } from '@/config/env'
import { offersFixedRates } from '@/config/offersFixedRates'
import type { ExchangeOrder } from '@/contract/exchanges'
import type { PayBody, paymentRequests as contract } from '@/contract/paymentRequests'
import { missingAmount } from '@/domain/payment/paymentRequest'
import { database } from '@/server/database/database'
import { customers, requestPayments, type StoredPaymentRequest } from '@/server/database/schema'
import { orderExchange } from '@/server/exchanges/exchanges'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { hashIdempotencyKey, validateIdempotencyKey } from '@/server/kernel/idempotencyKey'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { findRequest } from '@/server/paymentRequests/storedRequests'
import { simulation } from '@/server/sandbox/simulation'

/**
 * POST /api/v4/payment-requests/{id}/exchanges. Address and amount come from what is stored. The request is noted under
 * the hash of the key before the exchange exists, so that no exchange is made for it that it does not know.
 */
export const payRequest: ApiHandler<typeof contract.pay> = async (request) => {
  const { params, body, headers } = request
  const key = headers['idempotency-key'] ?? ''
  const refused = validateIdempotencyKey(key)
  if (hasErrors(refused)) throw validationError(refused)
  const wanted = await findRequest(params.id, Date.now())
  if (wanted.status !== 'open' || (await isMakerFrozen(wanted)))
    throw new ApiError(409, 'action_unavailable', 'This request cannot be paid now.')
  const now = Date.now()
  const db = await database()
  await db
    .insert(requestPayments)
    .values({
      ...{ keyHash: hashIdempotencyKey(key), requestId: wanted.id, createdAt: now, updatedAt: now },
      ...{ publicId: null, status: null, amount: null, tx: null },
    })
    .onConflictDoNothing()
  return orderExchange({ ...request, params: {}, body: orderOf(wanted, body) }, true)
}

/** Nothing more is paid to an account that is frozen. */
async function isMakerFrozen({ customerId }: StoredPaymentRequest): Promise<boolean> {
  if (customerId === null) return false
  const db = await database()
  return (await db.$count(customers, and(eq(customers.id, customerId), isNotNull(customers.frozenAt)))) > 0
}

/** A fixed rate pays out exactly; where no provider has one, 1Click pays out what was ordered. */
const isFixedPayment = (): boolean => simulation() !== null || offersFixedRates(env.providers)

const orderOf = (wanted: StoredPaymentRequest, body: PayBody): ExchangeOrder => ({
  ...{ tickerFrom: body.tickerFrom, networkFrom: body.networkFrom },
  ...{ tickerTo: wanted.ticker, networkTo: wanted.network },
  amount: wanted.amount === null ? body.amount : missingAmount(wanted.received, wanted.amount),
  ...{ reverse: true, fixed: isFixedPayment(), rateId: body.rateId || null },
  ...(body.provider && { provider: body.provider }),
  ...{ addressTo: wanted.address, extraIdTo: wanted.extraId ?? '', notProvideMemo: wanted.extraId === null },
  ...{ userRefundAddress: body.userRefundAddress, userRefundExtraId: body.userRefundExtraId },
  ...{ notProvideRefundMemo: body.notProvideRefundMemo, unregEmail: '' },
  ...(body.promoCode && { promoCode: body.promoCode }),
  ...{ referral: null, source: null, medium: null, campaign: null, firstPage: null },
})
