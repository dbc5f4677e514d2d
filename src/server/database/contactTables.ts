import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { LOCALES } from '@/config/locales'
import { CONTACT_TOPICS } from '@/domain/site/contact'
import { instant } from '@/server/database/instant'

export const contactMessages = pgTable(
  'contact_messages',
  {
    reference: text().primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256, to distinguish a repeated call from another one under the same key. */
    messageHash: text('message_hash').notNull(),
    topic: text({ enum: CONTACT_TOPICS }).notNull(),
    email: text().notNull(),
    /** As the visitor gave it: it may not exist. */
    exchangeId: text('exchange_id'),
    message: text().notNull(),
    language: text({ enum: LOCALES }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_messages_old').on(table.createdAt)],
)

/** Deleted with its message. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text()
      .notNull()
      .references(() => contactMessages.reference, { onDelete: 'cascade' }),
    staff: text().notNull(),
    message: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_replies_of').on(table.reference)],
)

export type StoredContactMessage = typeof contactMessages.$inferSelect
