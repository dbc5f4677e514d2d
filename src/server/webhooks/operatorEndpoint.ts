import { env } from '@/config/env'
import type { Transaction } from '@/server/database/database'
import { webhookEndpoints } from '@/server/database/schema'
import type { EventOwner } from '@/server/outbox/enqueueWebhooks'

const ID = 'operator'

/** With the row that deliveries refer to; address and secret stay in the settings. Null: nothing is to be sent. */
export async function operatorOwner(transaction: Transaction): Promise<EventOwner | null> {
  if (!env.paymentLinksWebhookUrl) return null
  await transaction
    .insert(webhookEndpoints)
    .values({
      ...{ id: ID, ownerKind: 'operator', ownerId: ID, kind: 'webhook', method: 'POST' },
      ...{ url: '', events: ['payment.changed'], label: '', secret: '', createdAt: Date.now() },
    })
    .onConflictDoNothing()
  return { ownerKind: 'operator', ownerId: ID }
}

/** As they are now, so that what waits follows a change of the settings. @throws where they are gone */
export function operatorTarget(): { url: string; secrets: string[] } {
  const { paymentLinksWebhookUrl: url, paymentLinksWebhookSecret: secret } = env
  if (!url || !secret)
    throw new Error('PAYMENT_LINKS_WEBHOOK_URL or its secret is no longer in the settings.')
  return { url, secrets: [secret] }
}
