import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/server/database/instant'

/** From where calls that write came, with LOG_CALLERS alone; deleted after LOG_CALLERS_DAYS. */
export const callers = pgTable(
  'callers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    /** IP address. */
    ip: text().notNull(),
    /** Method and pattern of the path. */
    call: text().notNull(),
    status: integer().notNull(),
    /** Id of the exchange or payout that the call made or was about; null where there is none. */
    subject: text(),
    traceId: text('trace_id').notNull(),
  },
  (table) => [
    index('callers_at').on(table.at),
    index('callers_ip').on(table.ip),
    index('callers_subject').on(table.subject),
  ],
)

export type StoredCaller = typeof callers.$inferSelect
