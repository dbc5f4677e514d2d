import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { DeskSettings } from '@/domain/site/deskSettings'
import { instant } from '@/server/database/instant'

/** What staff set over the operator file; the newest version counts. Append-only: a trigger of its migration refuses changes. */
export const deskSettings = pgTable('desk_settings', {
  /** From 1 on, without gaps. */
  version: integer().primaryKey(),
  at: instant().notNull(),
  /** No reference, because an account may be deleted. */
  staff: text().notNull(),
  reason: text().notNull(),
  value: jsonb().$type<DeskSettings>().notNull(),
})

export type StoredSettings = typeof deskSettings.$inferSelect
