import type { PartnerWebhook, WebhookDelivery } from '@/contract/partnerWebhooks'
import type { StoredDelivery, StoredEndpoint } from '@/server/database/schema'

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

/** Without its secret. */
export const webhookView = (endpoint: StoredEndpoint): PartnerWebhook => ({
  id: endpoint.id,
  kind: endpoint.kind,
  url: endpoint.url,
  method: endpoint.method,
  events: [...endpoint.events],
  label: endpoint.label,
  createdAt: iso(endpoint.createdAt),
  previousUntil: isoOrNull(endpoint.previousUntil),
  failingSince: isoOrNull(endpoint.failingSince),
  disabledAt: isoOrNull(endpoint.disabledAt),
  disabledReason: endpoint.disabledReason,
})

export const deliveryView = (delivery: StoredDelivery): WebhookDelivery => ({
  id: delivery.id,
  eventId: delivery.eventId,
  type: delivery.type,
  state: delivery.state,
  createdAt: iso(delivery.createdAt),
  nextTryAt: isoOrNull(delivery.dueAt),
  attempts: delivery.attempts.map(({ at, ...attempt }) => ({ at: iso(at), ...attempt })),
})
