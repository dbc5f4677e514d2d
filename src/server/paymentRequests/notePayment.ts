import Big from 'big.js'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { extraIdOf } from '@/domain/address/payee'
import { eventOf, settledEvent } from '@/domain/payment/paymentRequest'
import type { Transaction } from '@/server/database/database'
import { requestPayments, type StoredExchange, type StoredPaymentRequest } from '@/server/database/schema'
import { lockRequest, writeEvent } from '@/server/paymentRequests/storedRequests'

/** In the transaction that stores a change of an exchange: what it means for the request that it pays. */
export async function notePayment(
  transaction: Transaction,
  stored: StoredExchange,
  last: StoredExchange,
): Promise<void> {
  if (last.status === stored.status && last.txTo === stored.txTo) return
  const ofKey = eq(requestPayments.keyHash, last.idempotencyKey)
  const [payment] = await transaction.select().from(requestPayments).where(ofKey)
  if (!payment) return
  const request = await lockRequest(transaction, payment.requestId)
  if (!request || !isFor(request, last)) return
  const settled = last.status === 'finished' && last.txTo !== null
  await transaction
    .update(requestPayments)
    .set({
      ...{ publicId: last.publicId, status: last.status, updatedAt: Date.now() },
      ...(settled && { amount: last.amountTo, tx: last.txTo }),
    })
    .where(ofKey)
  // One without an amount stays open for others.
  const isOpenEnded = request.amount === null
  if (!settled) {
    if (isOpenEnded) return
    // Its provider says that it is done, and no transaction shows it.
    const event = last.status === 'finished' ? 'exchanging' : eventOf(last.status)
    if (event) await writeEvent(transaction, request, { event })
    return
  }
  const received = await receivedBy(transaction, request.id)
  const { amount, tolerancePercent } = request
  const event = amount === null ? null : settledEvent(received, { amount, tolerancePercent })
  await writeEvent(transaction, request, { event, received })
}

/** An exchange under the same key that goes elsewhere pays nothing. */
const isFor = (request: StoredPaymentRequest, exchange: StoredExchange) =>
  exchange.tickerTo === request.ticker &&
  exchange.networkTo === request.network &&
  exchange.addressTo === request.address &&
  exchange.extraIdTo === extraIdOf(request.network, request.address, request.extraId ?? '')

async function receivedBy(transaction: Transaction, requestId: string): Promise<string> {
  const [sum] = await transaction
    .select({ received: sql<string>`coalesce(sum(${requestPayments.amount}), 0)::text` })
    .from(requestPayments)
    .where(and(eq(requestPayments.requestId, requestId), isNotNull(requestPayments.tx)))
  return new Big(sum?.received ?? '0').toFixed()
}
