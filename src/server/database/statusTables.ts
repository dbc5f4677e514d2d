import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { STATUS_PARTS } from '@/domain/site/statusHistory'
import { instant } from '@/server/database/instant'

/** What the site has measured of itself. Bit n of both is the minute n of the hour. */
export const statusHours = pgTable(
  'status_hours',
  {
    part: text({ enum: STATUS_PARTS }).notNull(),
    hour: instant().notNull(),
    measured: bigint({ mode: 'bigint' }).notNull(),
    up: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.hour] })],
)
