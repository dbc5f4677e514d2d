import { createHash, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { SentEvent, WebhookEvent, WebhookOwner } from '@/domain/partner/webhooks'
import type { Transaction } from '@/server/database/database'
import { type StoredDelivery, webhookDeliveries, webhookEndpoints } from '@/server/database/schema'

export type EventOwner = { ownerKind: WebhookOwner; ownerId: string }

export type Event = EventOwner & {
  types: readonly WebhookEvent[]
  /** What makes it this one event: written again under the same key it is the same. */
  key: string
  /** Only where somebody wants it. */
  data: () => Promise<Record<string, string | null>>
  at: number
}

/** In the transaction of what has happened: it is sent if and only if that is stored. */
export async function enqueueWebhooks(transaction: Transaction, event: Event): Promise<void> {
  if (event.types.length === 0) return
  const endpoints = await transaction
    .select({ id: webhookEndpoints.id, events: webhookEndpoints.events })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.ownerKind, event.ownerKind),
        eq(webhookEndpoints.ownerId, event.ownerId),
        isNull(webhookEndpoints.disabledAt),
        isNull(webhookEndpoints.removedAt),
      ),
    )
  const wanted = endpoints.flatMap(({ id, events }) =>
    event.types.filter((type) => events.includes(type)).map((type) => ({ endpointId: id, type })),
  )
  if (wanted.length === 0) return
  const data = await event.data()
  await insertDeliveries(
    transaction,
    wanted.map((one) => ({ ...one, eventId: eventIdOf(event, one.type), data, at: event.at })),
  )
}

type NewDelivery = Pick<StoredDelivery, 'endpointId' | 'eventId' | 'type' | 'data'> & { at: number }

/** Not those whose event waits for that endpoint already, or was sent there. */
export async function insertDeliveries(
  transaction: Transaction,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  const rows = deliveries.map(({ at, ...delivery }) => ({
    ...{ ...delivery, id: randomUUID(), state: 'pending' as const, tries: 0, createdAt: at, dueAt: at },
  }))
  await transaction.insert(webhookDeliveries).values(rows).onConflictDoNothing()
}

type EventKey = EventOwner & Pick<Event, 'key'>

export const eventIdOf = ({ ownerKind, ownerId, key }: EventKey, type: SentEvent): string => {
  const hash = createHash('sha256').update([ownerKind, ownerId, type, key].join('\n'))
  return `evt_${hash.digest('base64url').slice(0, 27)}`
}
