import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { PROPOSAL_KINDS, PROPOSAL_OUTCOMES } from '@/domain/account/proposal'
import { instant } from '@/server/database/instant'

/** What one member of staff wants done and another one confirms or withdraws. */
export const deskProposals = pgTable(
  'desk_proposals',
  {
    id: text().primaryKey(),
    kind: text({ enum: PROPOSAL_KINDS }).notNull(),
    /** Id of the exchange, the payout or the block. */
    subject: text().notNull(),
    /** As it was sent, and as it is carried out. */
    body: jsonb().$type<Readonly<Record<string, string | boolean>>>().notNull(),
    /** No reference, because an account may be deleted; its id, because its email may change. */
    staffId: text('staff_id').notNull(),
    staff: text().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null while it waits, or ran out undecided. */
    outcome: text({ enum: PROPOSAL_OUTCOMES }),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('desk_proposals_open')
      .on(table.kind, table.subject)
      .where(sql`${table.outcome} is null`),
    index('desk_proposals_of').on(table.subject),
    index('desk_proposals_created').on(table.createdAt),
  ],
)

export type StoredProposal = typeof deskProposals.$inferSelect
