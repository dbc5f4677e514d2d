import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { TEST_EVENT, type WebhookOwner } from '@/domain/partner/webhooks'
import { database, type Transaction } from '@/server/database/database'
import {
  type StoredDelivery,
  type StoredEndpoint,
  webhookDeliveries,
  webhookEndpoints,
} from '@/server/database/schema'

export type Owner = { kind: WebhookOwner; id: string }

const isOf = ({ kind, id }: Owner) =>
  and(
    eq(webhookEndpoints.ownerKind, kind),
    eq(webhookEndpoints.ownerId, id),
    isNull(webhookEndpoints.removedAt),
  )

export async function endpointsOf(owner: Owner): Promise<StoredEndpoint[]> {
  const db = await database()
  return db
    .select()
    .from(webhookEndpoints)
    .where(isOf(owner))
    .orderBy(desc(webhookEndpoints.createdAt), webhookEndpoints.id)
}

/** Whoever calls holds a lock of the owner, so that the limit holds. */
export async function countEndpoints(transaction: Transaction, owner: Owner): Promise<number> {
  const [found] = await transaction.select({ total: count() }).from(webhookEndpoints).where(isOf(owner))
  return found?.total ?? 0
}

/** Null for one of another owner, or one that was removed. */
export async function findEndpoint(owner: Owner, id: string): Promise<StoredEndpoint | null> {
  const db = await database()
  const [found] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(isOf(owner), eq(webhookEndpoints.id, id)))
  return found ?? null
}

export type EndpointChanges = { [Name in keyof StoredEndpoint]?: StoredEndpoint[Name] | SQL }

/** Null as for `findEndpoint`. */
export async function changeEndpoint(
  owner: Owner,
  id: string,
  changes: EndpointChanges,
  alsoDo?: (transaction: Transaction, id: string) => Promise<void>,
): Promise<StoredEndpoint | null> {
  const db = await database()
  return db.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(webhookEndpoints)
      .set(changes)
      .where(and(isOf(owner), eq(webhookEndpoints.id, id)))
      .returning()
    if (changed) await alsoDo?.(transaction, id)
    return changed ?? null
  })
}

export async function deliveriesOf(endpointId: string, limit: number, offset: number) {
  const db = await database()
  const where = eq(webhookDeliveries.endpointId, endpointId)
  const [rows, [found]] = await Promise.all([
    db
      .select()
      .from(webhookDeliveries)
      .where(where)
      .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(webhookDeliveries).where(where),
  ])
  return { rows, total: found?.total ?? 0 }
}

/** @param data in the form of the events that are sent there */
export async function addTest(
  endpointId: string,
  data: StoredDelivery['data'],
  now: number,
): Promise<StoredDelivery> {
  const db = await database()
  const [added] = await db
    .insert(webhookDeliveries)
    .values({
      ...{ id: randomUUID(), endpointId, eventId: randomUUID(), type: TEST_EVENT, data },
      ...{ state: 'pending', tries: 0, createdAt: now, dueAt: now },
    })
    .returning()
  if (!added) throw new Error('a test of a webhook was not stored')
  return added
}

/** With all its tries before it again, under the same id. One that is being sent is left alone. */
export async function resendDelivery(
  endpointId: string,
  id: string,
  now: number,
): Promise<StoredDelivery | null> {
  const db = await database()
  const where = and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.id, id))
  const [sent] = await db
    .update(webhookDeliveries)
    .set({ state: 'pending', tries: 0, dueAt: now })
    .where(and(where, isNull(webhookDeliveries.dueAt)))
    .returning()
  if (sent) return sent
  const [waiting] = await db.select().from(webhookDeliveries).where(where)
  return waiting ?? null
}

/** @returns how many */
export async function resendFailed(endpointId: string, now: number): Promise<number> {
  const db = await database()
  const isFailed = and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'failed'))
  const sent = await db
    .update(webhookDeliveries)
    .set({ state: 'pending', tries: 0, dueAt: now })
    .where(and(isFailed, isNull(webhookDeliveries.dueAt)))
    .returning({ id: webhookDeliveries.id })
  return sent.length
}
