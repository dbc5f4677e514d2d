import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { STAFF_EVENTS } from '@/domain/account/staffEvents'
import type { StaffRole } from '@/domain/account/staffRoles'
import { customers } from '@/server/database/customerTables'
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

/** A named set of roles. */
export const staffGroups = pgTable(
  'staff_groups',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    roles: jsonb().$type<readonly StaffRole[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('staff_groups_name').on(sql`lower(${table.name})`)],
)

/** Whom an admin has invited at the desk; those of DESK_STAFF are not here. Deleted with the removal or the account. */
export const staffMembers = pgTable('staff_members', {
  id: text().primaryKey(),
  /** As invited. An account that has another one is no member. */
  email: text().notNull().unique(),
  /** Null until the invitation is accepted. */
  customerId: text('customer_id')
    .unique()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Besides those of the groups. */
  roles: jsonb().$type<readonly StaffRole[]>().notNull(),
  /** The email of who invited. */
  invitedBy: text('invited_by').notNull(),
  invitedAt: instant('invited_at').notNull(),
  /** Of the link; null once it is accepted. */
  tokenHash: text('token_hash').unique(),
  expiresAt: instant('expires_at').notNull(),
  acceptedAt: instant('accepted_at'),
})

export const staffGroupMembers = pgTable(
  'staff_group_members',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    groupId: text('group_id')
      .notNull()
      .references(() => staffGroups.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.groupId] }),
    index('staff_group_members_of').on(table.groupId),
  ],
)

/** When each member of staff last called the desk, also those of DESK_STAFF. */
export const staffSeen = pgTable('staff_seen', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  at: instant().notNull(),
})

export type StoredStaffGroup = typeof staffGroups.$inferSelect
export type StoredStaffMember = typeof staffMembers.$inferSelect
export type StoredStaffEvent = typeof staffEvents.$inferSelect
