import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { PaymentRequest, PublicPaymentRequest } from '@/contract/paymentRequests'
import { missingAmount } from '@/domain/payment/paymentRequest'
import { nextPayment, type PaymentEvent } from '@/domain/payment/paymentState'
import { database, type Transaction } from '@/server/database/database'
import {
  exchanges,
  partners,
  paymentRequests,
  requestPayments,
  type StoredPaymentRequest,
} from '@/server/database/schema'
import { enqueueWebhooks, type EventOwner } from '@/server/outbox/enqueueWebhooks'
import { operatorOwner } from '@/server/outbox/operatorOutbox'
import { ApiError } from '@/server/kernel/ApiError'

/** @param customerId null: the operator */
export const ofMaker = (customerId: string | null) =>
  customerId === null ? isNull(paymentRequests.customerId) : eq(paymentRequests.customerId, customerId)

const ofId = (id: string) => eq(paymentRequests.id, id)
const iso = (at: number) => new Date(at).toISOString()

/** As it is now: a request whose time has passed is expired, whether or not a job has written it. */
export async function findRequest(id: string, now: number): Promise<StoredPaymentRequest> {
  const db = await database()
  const [found] = await db.select().from(paymentRequests).where(ofId(id))
  if (!found) throw noRequest()
  return { ...found, ...stateNow(found, now) }
}

export const noRequest = () => new ApiError(404, 'not_found', 'There is no such payment request.')

const stateNow = ({ status, exception, expiresAt }: StoredPaymentRequest, now: number) => {
  const isOver = expiresAt !== null && expiresAt <= now
  return isOver ? nextPayment({ status, exception }, 'expire') : { status, exception }
}

/** Its row is locked last of all. @returns the request, null where it has gone */
export async function lockRequest(
  transaction: Transaction,
  id: string,
): Promise<StoredPaymentRequest | null> {
  const [found] = await transaction.select().from(paymentRequests).where(ofId(id)).for('update')
  return found ?? null
}

/** @returns null where the event changes nothing */
export async function writeEvent(
  transaction: Transaction,
  request: StoredPaymentRequest,
  { event, received = request.received }: { event: PaymentEvent | null; received?: string },
): Promise<StoredPaymentRequest | null> {
  const now = Date.now()
  const before = stateNow(request, now)
  const next = event === null ? before : nextPayment(before, event)
  const isIgnored = next === before && event !== 'expire'
  const isSame = next.status === request.status && next.exception === request.exception
  if ((isIgnored || isSame) && received === request.received) return null
  const [written] = await transaction
    .update(paymentRequests)
    .set({ ...next, received, version: request.version + 1, updatedAt: now })
    .where(ofId(request.id))
    .returning()
  if (written) await noteChange(transaction, written)
  return written ?? null
}

/** Once for each version, to the programs of whoever made it: the operator, or a customer who is a partner. */
async function noteChange(transaction: Transaction, request: StoredPaymentRequest): Promise<void> {
  const { id, customerId, version, updatedAt: at, status, exception } = request
  const owner =
    customerId === null ? await operatorOwner(transaction) : await partnerOwner(transaction, customerId)
  if (!owner) return
  const { reference, ticker, network, amount, received } = request
  await enqueueWebhooks(transaction, {
    ...{ ...owner, types: ['payment.changed'], key: `${id} ${version}`, at },
    data: () =>
      Promise.resolve({
        ...{ payment: id, version: String(version), status, exception },
        ...{ reference, ticker, network, amount, received },
      }),
  })
}

async function partnerOwner(transaction: Transaction, customerId: string): Promise<EventOwner | null> {
  const [partner] = await transaction
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.customerId, customerId))
  return partner ? { ownerKind: 'partner', ownerId: partner.id } : null
}

/** Those whose time has passed, although nobody looks at them. */
export async function expireRequests(now: number): Promise<void> {
  const db = await database()
  const due = await db
    .select({ id: paymentRequests.id })
    .from(paymentRequests)
    .where(and(eq(paymentRequests.status, 'open'), lte(paymentRequests.expiresAt, now)))
  for (const { id } of due)
    await db.transaction(async (transaction) => {
      const request = await lockRequest(transaction, id)
      if (request) await writeEvent(transaction, request, { event: 'expire' })
    })
}

export async function requestsOf(
  customerId: string | null,
  { limit = Number.MAX_SAFE_INTEGER, offset = 0 } = {},
): Promise<StoredPaymentRequest[]> {
  const db = await database()
  return db
    .select()
    .from(paymentRequests)
    .where(ofMaker(customerId))
    .orderBy(desc(paymentRequests.createdAt), paymentRequests.id)
    .limit(limit)
    .offset(offset)
}

/** A payment is noted before its exchange is made, which may be refused; and an old exchange may be gone. */
async function paidBy(requestId: string): Promise<Pick<PaymentRequest, 'transactions' | 'exchanges'>> {
  const db = await database()
  const found = await db
    .select({ tx: requestPayments.tx, noted: requestPayments.publicId, made: exchanges.publicId })
    .from(requestPayments)
    .leftJoin(exchanges, eq(exchanges.idempotencyKey, requestPayments.keyHash))
    .where(eq(requestPayments.requestId, requestId))
    .orderBy(requestPayments.updatedAt)
  return {
    transactions: found.flatMap(({ tx }) => tx ?? []),
    exchanges: found.filter(({ noted, made }) => (noted ?? made) !== null).length,
  }
}

export function publicView(stored: StoredPaymentRequest): PublicPaymentRequest {
  const { id, title, ticker, network, address, extraId, amount, received, version } = stored
  const { status, exception } = stateNow(stored, Date.now())
  return {
    ...{ id, title, ticker, network, address, extraId, amount, received, status, exception, version },
    missing: amount === null ? null : missingAmount(received, amount),
    createdAt: iso(stored.createdAt),
    updatedAt: iso(stored.updatedAt),
    expiresAt: stored.expiresAt === null ? null : iso(stored.expiresAt),
  }
}

export const ownView = async (stored: StoredPaymentRequest): Promise<PaymentRequest> => ({
  ...publicView(stored),
  reference: stored.reference,
  tolerancePercent: stored.tolerancePercent,
  ...(await paidBy(stored.id)),
})
