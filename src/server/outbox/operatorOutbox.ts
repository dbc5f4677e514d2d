import { env } from '@/config/env'
import type { OperatorEvent } from '@/domain/account/operatorEvents'
import type { Transaction } from '@/server/database/database'
import { webhookEndpoints } from '@/server/database/schema'
import { eventIdOf, type EventOwner, insertDeliveries } from '@/server/outbox/enqueueWebhooks'

/** Ids of the rows that deliveries refer to; addresses, secrets and events stay in the settings. */
export const OPERATOR_ENDPOINTS = { payments: 'operator', events: 'operator_events' } as const
type EndpointId = (typeof OPERATOR_ENDPOINTS)[keyof typeof OPERATOR_ENDPOINTS]

export async function ensureOperatorEndpoint(transaction: Transaction, id: EndpointId): Promise<EventOwner> {
  const owner = { ownerKind: 'operator', ownerId: id } as const
  await transaction
    .insert(webhookEndpoints)
    .values({
      ...{ id, ...owner, kind: 'webhook', method: 'POST', url: '', label: '', secret: '' },
      ...{ events: ['payment.changed'], createdAt: Date.now() },
    })
    .onConflictDoNothing()
  return owner
}

/** Of payment links. Null: nothing is to be sent. */
export const operatorOwner = async (transaction: Transaction): Promise<EventOwner | null> =>
  env.paymentLinksWebhookUrl ? ensureOperatorEndpoint(transaction, OPERATOR_ENDPOINTS.payments) : null

/** Then what happens is written in one transaction with its events. */
export const sendsToOperator = (): boolean => env.webhookUrl !== ''

export type OperatorNote = {
  type: OperatorEvent
  /** What makes it this one event of its type. */
  key: string
  at: number
  data: Record<string, string | null>
}

/** In the transaction of what has happened: it is sent if and only if that is stored. */
export async function noteToOperator(
  transaction: Transaction,
  notes: readonly OperatorNote[],
): Promise<void> {
  const wanted = sendsToOperator() ? notes.filter(({ type }) => env.webhookEvents.includes(type)) : []
  if (wanted.length === 0) return
  const endpointId = OPERATOR_ENDPOINTS.events
  const owner = await ensureOperatorEndpoint(transaction, endpointId)
  await insertDeliveries(
    transaction,
    wanted.map(({ type, key, at, data }) => ({
      ...{ endpointId, type, data, at },
      eventId: eventIdOf({ ...owner, key }, type),
    })),
  )
}
