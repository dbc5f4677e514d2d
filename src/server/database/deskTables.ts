import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/server/database/instant'

/**
 * What staff did at the desk, only ever added to: a trigger of migration 0013 refuses every change and deletion. Each row
 * holds the hash of the row before it, so what somebody changed beside the application is found.
 */
export const deskAudit = pgTable(
  'desk_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** E-mail address of the member of staff; no reference, because an account may be deleted. */
    staff: text().notNull(),
    action: text().notNull(),
    /** The id of what it was done to; empty where there is none. */
    subject: text().notNull(),
    /** JSON of what was sent, without what was searched for and what was written to a customer. */
    detail: text().notNull(),
    /** Unique, so that two rows cannot follow one. */
    previousHash: text('previous_hash').notNull().unique(),
    /** SHA-256 in base64url of the row and the hash before it. */
    hash: text().notNull().unique(),
  },
  (table) => [index('desk_audit_of').on(table.subject)],
)

export type StoredAuditEntry = typeof deskAudit.$inferSelect
