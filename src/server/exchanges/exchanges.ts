import type { exchanges } from '@/contract/exchanges'
import { requireOrdersOpen } from '@/server/announcements/requireOrdersOpen'
import { localOrders } from '@/server/sandbox/localOrders'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { exchanges as exchangesTable, type StoredExchange } from '@/server/database/schema'
import {
  hashIdempotencyKey,
  requestFingerprint,
  validateIdempotencyKey,
} from '@/server/kernel/idempotencyKey'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { requireNotBlocked, requireNotDenied } from '@/server/screening/screen'
import { isBlocked } from '@/server/screening/storedBlocks'
import { screenedOrder } from '@/server/screening/screenedOrder'
import { checkOrder } from '@/server/exchanges/checkOrder'
import { deriveOwnerSecret, hashOwnerSecret, isOwner, isOwnerSecret } from '@/server/exchanges/exchangeOwner'
import { exchangeView, ownerView } from '@/server/exchanges/exchangeView'
import { withHold } from '@/server/exchanges/heldOrder'
import { newExchange } from '@/server/exchanges/newExchange'
import { placeOrder } from '@/server/exchanges/placeOrder'
import { requireStillOffered } from '@/server/exchanges/requireStillOffered'
import { attributeOrder } from '@/server/partners/attributeOrder'
import { newPublicId } from '@/server/kernel/publicId'
import { currentExchange, findByKey, insertExchange } from '@/server/exchanges/storedExchanges'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { database } from '@/server/database/database'
import { appliedVersion, refreshSettings } from '@/server/settings/appliedSettings'
import type { sandbox } from '@/contract/sandbox'
import { simulation } from '@/server/sandbox/simulation'

export const getExchange: ApiHandler<typeof exchanges.get> = async (request) => {
  const exchange = await currentExchange(request.params.publicId)
  await notePageLook(exchange)
  const view = isOwner(exchange, request) ? ownerView : exchangeView
  return { result: view(exchange, Date.now()) }
}

/** Milliseconds between two looks that are worth a write. */
const NOTED_EVERY = 30_000
/** Between two calls of a provider for one order that somebody looks at. */
const READ_EVERY = 15_000

/** Somebody looks at the page of a live order: its provider is called sooner, by the worker. */
async function notePageLook(exchange: StoredExchange): Promise<void> {
  const { publicId, dueAt, status, pageAskedAt, readAt } = exchange
  const now = Date.now()
  if (localOrders(exchange) || dueAt === null || status === 'creating') return
  if (pageAskedAt !== null && now - pageAskedAt < NOTED_EVERY) return
  const soon = Math.max(now, (readAt ?? now) + READ_EVERY)
  const db = await database()
  await db
    .update(exchangesTable)
    .set({ pageAskedAt: now, dueAt: sql`least(${exchangesTable.dueAt}, ${new Date(soon).toISOString()})` })
    .where(and(eq(exchangesTable.publicId, publicId), isNotNull(exchangesTable.dueAt)))
}

/** POST /api/v4/exchanges-new. A lost response is not a lost order: the same call under the same `idempotency-key`
 * returns its exchange (200 instead of 201), and its secret. A signed-in customer's order is theirs. A provider is called
 * only by the call that inserted the row, so that no order reaches it twice. */
export const createExchange: Create = (request) => orderExchange(request)

type Create = ApiHandler<typeof exchanges.create>

/** @param isPayment of a payment request */
export async function orderExchange(
  request: Parameters<Create>[0],
  isPayment = false,
): Promise<Awaited<ReturnType<Create>>> {
  const { headers, body: order, signedIn } = request
  const customerId = signedIn?.customer.id ?? null
  const idempotencyKey = headers['idempotency-key'] ?? ''
  const refusedKey = validateIdempotencyKey(idempotencyKey)
  const orderHash = requestFingerprint(order)

  // Looked up before the order is judged: what was accepted then may have run out since, such as its rate.
  const known = hasErrors(refusedKey) ? null : await findByKey(idempotencyKey)
  if (known) return repeated(known, { idempotencyKey, orderHash, customerId })

  const now = Date.now()
  await Promise.all([requireOrdersOpen(now), refreshSettings()])
  const settings = appliedVersion()
  const terms = await checkOrder(order, now, { refusedBefore: refusedKey, userIp: request.ip || null })
  const screened = screenedOrder(order, terms, signedIn, request.ip)
  const holdReason = await requireNotDenied(screened)
  const publicId = newPublicId()
  const ownerSecret = await deriveOwnerSecret(publicId, idempotencyKey)
  const keys = {
    publicId,
    idempotencyKey: hashIdempotencyKey(idempotencyKey),
    orderHash,
    ownerSecretHash: hashOwnerSecret(ownerSecret),
    customerId,
    isPayment,
  }
  const attribution = await attributeOrder(request, {
    publicId,
    customer: signedIn?.customer ?? null,
    now,
  })
  const ordered = await newExchange({ ...order, referral: attribution?.code ?? null }, terms, keys, now)
  const exchange = holdReason === null ? ordered : withHold(ordered, holdReason, request.ip)
  await requireStillOffered(terms, settings)
  if (await insertExchange(exchange, isBlocked(screened), attribution)) {
    const provider = holdReason === null ? terms.live?.provider : undefined
    const placed = provider
      ? await inTime(exchange, placeOrder(exchange, provider, request.ip), now)
      : exchange
    return { status: 201, result: { ...exchangeView(placed, Date.now()), ownerSecret } }
  }

  await requireNotBlocked(screened)
  const rival = await findByKey(idempotencyKey)
  if (rival) return repeated(rival, { idempotencyKey, orderHash, customerId })
  throw validationError({ rateId: { code: 'rate_expired', description: 'This rate has been used.' } })
}

/** Milliseconds; browsers give a call up after ten seconds (config/timings). */
const ANSWERED_AFTER = 8000

/** The exchange as it is after a while at the latest: a slow provider answers to its page. */
export async function inTime(exchange: StoredExchange, placing: Promise<StoredExchange>, since: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<StoredExchange>((settle) => {
    timer = setTimeout(
      () => {
        // Refused from here on, it has failed: nobody gets the error any more.
        placing.catch(() => undefined)
        settle(exchange)
      },
      since + ANSWERED_AFTER - Date.now(),
    )
  })
  return Promise.race([placing, late]).finally(() => clearTimeout(timer))
}

type Repetition = { idempotencyKey: string; orderHash: string; customerId: string | null }

export async function repeated(known: StoredExchange, { idempotencyKey, orderHash, customerId }: Repetition) {
  if (known.orderHash !== orderHash) {
    throw new ApiError(409, 'idempotency_conflict', 'Another order was made under this idempotency-key.')
  }
  const ownerSecret = await deriveOwnerSecret(known.publicId, idempotencyKey)
  // Rows from before there were secrets have none; and a customer's is returned to that customer only.
  const isAllowed = known.customerId === null || known.customerId === customerId
  const isGiven = isAllowed && isOwnerSecret(known.ownerSecretHash, ownerSecret)
  const current = await currentExchange(known.publicId)
  return {
    result: isGiven ? { ...ownerView(current, Date.now()), ownerSecret } : exchangeView(current, Date.now()),
  }
}

/** POST /api/v4/sandbox/exchanges/{publicId}/deposits: what a chain would do, done by hand. */
export const simulateDeposit: ApiHandler<typeof sandbox.deposit> = async ({ params, body }) => {
  const exchange = await currentExchange(params.publicId, (current, now) => {
    const orders = simulation() && localOrders(current)
    if (!orders) throw new ApiError(404, 'not_found', 'There is no such exchange in the sandbox.')
    const deposited = orders.deposit(current, body.kind, now)
    if (!deposited) throw new ApiError(409, 'action_unavailable', 'This exchange waits for no deposit.')
    return deposited
  })
  return { result: exchangeView(exchange, Date.now()) }
}
