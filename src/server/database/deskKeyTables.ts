import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/server/database/instant'

/** Of the operator's own tools, for calls of the desk; only SHA-256 of each is stored. */
export const deskKeys = pgTable(
  'desk_keys',
  {
    id: text().primaryKey(),
    /** Stands in the audit log as who called. The key that replaces another has the same. */
    name: text().notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    scopes: jsonb().$type<readonly string[]>().notNull(),
    /** Addresses and networks it may call from; empty: from everywhere. */
    networks: jsonb().$type<readonly string[]>().notNull(),
    /** The email of who made it. */
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('desk_keys_name').on(table.name)],
)

export type StoredDeskKey = typeof deskKeys.$inferSelect
