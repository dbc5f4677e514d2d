import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { webhookLog } from '@/config/timings'
import { MINUTE } from '@/domain/time/durations'
import { FAILING_LIMIT, nextTryAt } from '@/domain/partner/webhooks'
import { database, type Transaction } from '@/server/database/database'
import {
  type StoredDelivery,
  type StoredEndpoint,
  type WebhookAttempt,
  webhookDeliveries,
  webhookEndpoints,
} from '@/server/database/schema'

/** Milliseconds: longer than a try takes. Whoever is killed meanwhile has sent it, or will not: it is due again then. */
export const LEASE = MINUTE

export type Due = { delivery: StoredDelivery; endpoint: StoredEndpoint }

/** Of several processes one gets it. */
export async function claimDelivery(now: number): Promise<Due | null> {
  const db = await database()
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.dueAt, now))
    .orderBy(asc(webhookDeliveries.dueAt), asc(webhookDeliveries.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({ dueAt: now + LEASE })
    .where(and(eq(webhookDeliveries.id, due), lte(webhookDeliveries.dueAt, now)))
    .returning()
  if (!delivery) return null
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, delivery.endpointId))
  return endpoint ? { delivery, endpoint } : null
}

const MOST_ATTEMPTS = 50

/** Beside what other tries have written meanwhile. */
const withAttempt = (attempt: WebhookAttempt) =>
  sql`case when jsonb_array_length(${webhookDeliveries.attempts}) < ${MOST_ATTEMPTS}
    then ${webhookDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb
    else ${webhookDeliveries.attempts} end`

export const isDelivered = ({ status }: WebhookAttempt): boolean =>
  status !== null && status >= 200 && status < 300

type Disable = (transaction: Transaction) => Promise<void>

/** The endpoint is locked before its deliveries everywhere: another order could deadlock.
 * @param disable what is done where that was one failure too many
 * @returns whether the endpoint was switched off by it */
export async function recordAttempt(
  { delivery: { id, tries, endpointId } }: Due,
  attempt: WebhookAttempt,
  now: number,
  disable: Disable,
): Promise<boolean> {
  const db = await database()
  return db.transaction(async (transaction) => {
    const isEndpoint = eq(webhookEndpoints.id, endpointId)
    const [endpoint] = await transaction
      .select()
      .from(webhookEndpoints)
      .where(isEndpoint)
      .for('no key update')
    if (!endpoint) return false
    const isDone = isDelivered(attempt)
    const isOff = endpoint.disabledAt !== null || endpoint.removedAt !== null
    const next = isDone || isOff ? null : nextTryAt(tries + 1, now)
    await transaction
      .update(webhookDeliveries)
      .set({
        ...{ tries: tries + 1, attempts: withAttempt(attempt), dueAt: next },
        state: isDone ? 'delivered' : next === null ? 'failed' : 'pending',
      })
      .where(eq(webhookDeliveries.id, id))
    if (isOff) return false
    const failingSince = isDone ? null : (endpoint.failingSince ?? now)
    if (failingSince !== endpoint.failingSince)
      await transaction.update(webhookEndpoints).set({ failingSince }).where(isEndpoint)
    // Only a change of the settings could switch the operator's on again.
    if (endpoint.ownerKind === 'operator') return false
    if (failingSince === null || now - failingSince < FAILING_LIMIT) return false
    await switchOff(transaction, endpointId, now)
    await disable(transaction)
    return true
  })
}

async function switchOff(transaction: Transaction, id: string, now: number): Promise<void> {
  await transaction
    .update(webhookEndpoints)
    .set({ disabledAt: now, disabledReason: 'failures' })
    .where(eq(webhookEndpoints.id, id))
  await stopDeliveries(transaction, id)
}

/** Nothing more is sent of what waits; it can be sent again by hand. */
export async function stopDeliveries(transaction: Transaction, endpointId: string): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ state: 'failed', dueAt: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'pending')))
}

export async function deleteOldDeliveries(now: number): Promise<void> {
  const db = await database()
  await db
    .delete(webhookDeliveries)
    .where(and(isNull(webhookDeliveries.dueAt), lt(webhookDeliveries.createdAt, now - webhookLog)))
}
