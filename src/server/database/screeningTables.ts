import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { BLOCK_KINDS } from '@/domain/account/block'
import { instant } from '@/server/database/instant'

/** Who and what may not exchange. An ended one is stored as long as exchanges are. */
export const blocks = pgTable(
  'blocks',
  {
    id: text().primaryKey(),
    kind: text({ enum: BLOCK_KINDS }).notNull(),
    /** As staff wrote it. */
    value: text().notNull(),
    /** The same for all ways to write it; of a customer the id, of a caller a network such as 203.0.113.0/24. */
    key: text().notNull(),
    reason: text().notNull(),
    /** No reference, because an account may be deleted. */
    staff: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while it counts. */
    endedAt: instant('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [
    uniqueIndex('blocks_once')
      .on(table.kind, table.key)
      .where(sql`${table.endedAt} is null`),
    index('blocks_created').on(table.createdAt),
  ],
)

export type StoredBlock = typeof blocks.$inferSelect
