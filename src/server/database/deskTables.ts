import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/server/database/instant'

/** Append-only: a trigger of migration 0013 refuses changes. The chain of hashes reveals changes made past it. */
export const deskAudit = pgTable(
  'desk_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** No reference, because an account may be deleted. */
    staff: text().notNull(),
    action: text().notNull(),
    /** Empty where there is none. */
    subject: text().notNull(),
    /** JSON of what was sent, without personal texts. */
    detail: text().notNull(),
    /** Unique, so that two rows cannot follow one. */
    previousHash: text('previous_hash').notNull().unique(),
    /** SHA-256 in base64url of the row and `previousHash`. */
    hash: text().notNull().unique(),
  },
  (table) => [index('desk_audit_of').on(table.subject)],
)

export type StoredAuditEntry = typeof deskAudit.$inferSelect
