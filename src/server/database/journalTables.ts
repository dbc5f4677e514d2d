import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { JOURNAL_ACCOUNTS, JOURNAL_KINDS } from '@/domain/money/journal'
import { formerCustomerId } from '@/server/database/customerTables'
import { instant } from '@/server/database/instant'

/** Under which name a customer stands in the books. Of a deleted account the name stays, and nothing says whose it was. */
export const journalOwners = pgTable('journal_owners', {
  id: text().primaryKey(),
  customerId: formerCustomerId().unique(),
})

/** Append-only, as are its legs: triggers of the migration refuse updates, deletions and entries that do not sum to zero. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The event and what it happened to, such as `cashback:{publicId}`: booked once. */
    key: text().notNull().unique(),
    kind: text({ enum: JOURNAL_KINDS }).notNull(),
    at: instant().notNull(),
    /** The order, which may have been deleted since. */
    publicId: text('public_id'),
    payoutId: text('payout_id'),
    /** Of a statement or a report. */
    reference: text(),
    /** The entry that this one takes back. */
    reverses: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => journalEntries.id),
  },
  (table) => [index('journal_entries_of_order').on(table.publicId), index('journal_entries_at').on(table.at)],
)

export const journalLegs = pgTable(
  'journal_legs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => journalEntries.id),
    account: text({ enum: JOURNAL_ACCOUNTS }).notNull(),
    owner: text().notNull(),
    /** A symbol of the catalogue. */
    unit: text().notNull(),
    /** In `unit`: a debit above zero, a credit below. */
    amount: numeric().notNull(),
  },
  (table) => [
    check('journal_legs_amount', sql`${table.amount} <> 0`),
    index('journal_legs_of_entry').on(table.entryId),
    index('journal_legs_of_owner').on(table.owner, table.account, table.unit),
  ],
)
