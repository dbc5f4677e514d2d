import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import {
  DELIVERY_STATES,
  DISABLED_REASONS,
  POSTBACK_METHODS,
  type SentEvent,
  WEBHOOK_KINDS,
  WEBHOOK_OWNERS,
  type WebhookEvent,
} from '@/domain/partner/webhooks'
import { instant } from '@/server/database/instant'

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text().primaryKey(),
    ownerKind: text('owner_kind', { enum: WEBHOOK_OWNERS }).notNull(),
    ownerId: text('owner_id').notNull(),
    kind: text({ enum: WEBHOOK_KINDS }).notNull(),
    /** Of a postback with its macros. */
    url: text().notNull(),
    method: text({ enum: POSTBACK_METHODS }).notNull(),
    events: jsonb().$type<readonly WebhookEvent[]>().notNull(),
    label: text().notNull(),
    /** Encrypted: signing needs it again. */
    secret: text().notNull(),
    /** The one before, which is used as well until then. */
    previousSecret: text('previous_secret'),
    previousUntil: instant('previous_until'),
    createdAt: instant('created_at').notNull(),
    /** Since when nothing was delivered; null: the last try was. */
    failingSince: instant('failing_since'),
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason', { enum: DISABLED_REASONS }),
    removedAt: instant('removed_at'),
  },
  (table) => [index('webhook_endpoints_of').on(table.ownerKind, table.ownerId)],
)

/** `status`: of HTTP; null with `error` where there was no response. */
export type WebhookAttempt = { at: number; status: number | null; error: string | null; ms: number }

/** What is to be sent, and what was: an outbox. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id),
    /** The same at every try, and for every endpoint of one owner. */
    eventId: text('event_id').notNull(),
    type: text().$type<SentEvent>().notNull(),
    data: jsonb().$type<Record<string, string | null>>().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull(),
    tries: integer().notNull(),
    attempts: jsonb()
      .$type<readonly WebhookAttempt[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    createdAt: instant('created_at').notNull(),
    /** Of the next try, or of the end of the lease of who is sending it. */
    dueAt: instant('due_at'),
  },
  (table) => [
    unique('webhook_deliveries_once').on(table.endpointId, table.eventId),
    index('webhook_deliveries_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('webhook_deliveries_of').on(table.endpointId, table.createdAt),
  ],
)

export type StoredEndpoint = typeof webhookEndpoints.$inferSelect
export type StoredDelivery = typeof webhookDeliveries.$inferSelect
