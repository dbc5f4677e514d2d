import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { STAFF_EVENTS } from '@/domain/account/staffEvents'
import { instant } from '@/server/database/instant'

/** What staff get an email of; deleted as that is enqueued. */
export const staffEvents = pgTable(
  'staff_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: STAFF_EVENTS }).notNull(),
    /** Id of the exchange, payout or message. */
    subject: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('staff_events_created').on(table.createdAt)],
)

export type StoredStaffEvent = typeof staffEvents.$inferSelect
