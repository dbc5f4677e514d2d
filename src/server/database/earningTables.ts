import { index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { COMMISSION_KINDS } from '@/domain/money/commission'
import { EARNING_REASONS, EARNING_STATES, type EarningEvidence } from '@/domain/money/earning'
import { instant } from '@/server/database/instant'

/** One of each finished order. It stays when the order is deleted: it is part of the books. */
export const earnings = pgTable(
  'earnings',
  {
    publicId: text('public_id').primaryKey(),
    provider: text().notNull(),
    kind: text({ enum: COMMISSION_KINDS }).notNull(),
    state: text({ enum: EARNING_STATES }).notNull(),
    /** A symbol of the catalogue; null: nothing was earned. */
    unit: text(),
    amount: numeric(),
    /** When the order finished; null: no price was known. */
    valueBtc: numeric('value_btc'),
    evidence: jsonb().$type<EarningEvidence>(),
    /** Null: something was earned. */
    reason: text({ enum: EARNING_REASONS }),
    /** How often the amount was changed, which names the entry of the next change. */
    adjustments: integer().notNull().default(0),
    at: instant().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('earnings_at').on(table.at)],
)

export type StoredEarning = typeof earnings.$inferSelect
