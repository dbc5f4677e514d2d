import { index, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { AMBASSADOR_STATES, TASK_STATES } from '@/domain/partner/ambassador'
import { customerId } from '@/server/database/customerTables'
import { instant } from '@/server/database/instant'

/** Deleted with the account, as are its tasks: rewards stay in the books. Its row is locked after the customer's. */
export const ambassadors = pgTable(
  'ambassadors',
  {
    id: text().primaryKey(),
    customerId: customerId().notNull().unique(),
    state: text({ enum: AMBASSADOR_STATES }).notNull(),
    /** In the applicant's words, as are the next three. */
    languages: text().notNull(),
    work: text().notNull(),
    links: text().notNull(),
    text: text().notNull(),
    appliedAt: instant('applied_at').notNull(),
    /** Of the last decision, as the applicant reads it; null: none was taken. */
    reason: text(),
    decidedAt: instant('decided_at'),
    /** For rewards of tasks, in all. */
    budgetBtc: numeric('budget_btc').notNull(),
  },
  (table) => [index('ambassadors_in_state').on(table.state, table.appliedAt)],
)

export const ambassadorTasks = pgTable(
  'ambassador_tasks',
  {
    id: text().primaryKey(),
    ambassadorId: text('ambassador_id')
      .notNull()
      .references(() => ambassadors.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    what: text().notNull(),
    rewardBtc: numeric('reward_btc').notNull(),
    state: text({ enum: TASK_STATES }).notNull(),
    /** What its ambassador says about it; empty: nothing yet. */
    report: text().notNull(),
    /** Of the last decision at the desk, as the ambassador reads it; null: none was taken. */
    note: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('ambassador_tasks_of').on(table.ambassadorId, table.createdAt)],
)

export type StoredAmbassador = typeof ambassadors.$inferSelect
export type StoredTask = typeof ambassadorTasks.$inferSelect
