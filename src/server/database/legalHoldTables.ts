import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { LEGAL_HOLD_KINDS } from '@/domain/account/legalHold'
import { instant } from '@/server/database/instant'

/** What is neither purged nor erased while its hold is not released. A released one is stored as long as exchanges are. */
export const legalHolds = pgTable(
  'legal_holds',
  {
    id: text().primaryKey(),
    kind: text({ enum: LEGAL_HOLD_KINDS }).notNull(),
    /** The id of the exchange or customer, or the email address as `normalEmail` writes it; of a
     * released hold whose address was erased, a hash of that. */
    key: text().notNull(),
    reason: text().notNull(),
    /** Email address of the member of staff, or `program`. No reference, because an account may be deleted. */
    staff: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while it counts. */
    releasedAt: instant('released_at'),
    releasedBy: text('released_by'),
    releaseReason: text('release_reason'),
  },
  (table) => [
    uniqueIndex('legal_holds_once')
      .on(table.kind, table.key)
      .where(sql`${table.releasedAt} is null`),
    index('legal_holds_created').on(table.createdAt),
  ],
)

export type StoredLegalHold = typeof legalHolds.$inferSelect
