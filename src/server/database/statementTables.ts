import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '@/server/database/instant'
import { partners } from '@/server/database/partnerTables'

/** Months of UTC that are over: what is booked with a higher id than `throughId` belongs to a later month. */
export const partnerStatements = pgTable(
  'partner_statements',
  {
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Such as `2026-11`. */
    month: text().notNull(),
    /** The highest id of an entry of this partner's when it was closed; 0: there was none. */
    throughId: bigint('through_id', { mode: 'number' }).notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.month] })],
)
