import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LOCALES } from '@/config/locales'
import { NOTE_KINDS } from '@/domain/account/deskWork'
import { customers } from '@/server/database/customerTables'
import { exchanges } from '@/server/database/exchangeTable'
import { instant } from '@/server/database/instant'

/** Append-only. What staff know of an order or a customer, and what they have written to the person. Deleted with either. */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: NOTE_KINDS }).notNull(),
    /** Null: it is about a customer. */
    publicId: text('public_id').references(() => exchanges.publicId, { onDelete: 'cascade' }),
    /** Null: it is about an order. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** No reference, because an account may be deleted. */
    staff: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('desk_notes_of_order').on(table.publicId),
    index('desk_notes_of_customer').on(table.customerId),
  ],
)

/** Who works on an order, and how it is sorted. Without a row: nobody, and not at all. */
export const deskOrders = pgTable(
  'desk_orders',
  {
    publicId: text('public_id')
      .primaryKey()
      .references(() => exchanges.publicId, { onDelete: 'cascade' }),
    /** Email of a member of staff; null: nobody. */
    assignee: text(),
    tags: jsonb().$type<string[]>().notNull(),
    /** Counts up with each change: who read an older one changes nothing. */
    version: integer().notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('desk_orders_tags').using('gin', table.tags), index('desk_orders_of').on(table.assignee)],
)

/** What staff write again and again, with placeholders. */
export const savedReplies = pgTable('saved_replies', {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  /** By language; English is always there. */
  texts: jsonb().$type<ReplyTexts>().notNull(),
  version: integer().notNull(),
  staff: text().notNull(),
  changedAt: instant('changed_at').notNull(),
})

export type ReplyTexts = Partial<Record<(typeof LOCALES)[number], string>>
export type StoredNote = typeof deskNotes.$inferSelect
export type StoredDeskOrder = typeof deskOrders.$inferSelect
export type StoredReply = typeof savedReplies.$inferSelect
