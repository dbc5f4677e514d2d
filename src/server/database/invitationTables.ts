import { index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { INVITED_OUTCOMES } from '@/domain/partner/invitation'
import { customerId, customers } from '@/server/database/customerTables'
import { instant } from '@/server/database/instant'

/** By which a customer invites friends; deleted with the account. */
export const invitationCodes = pgTable('invitation_codes', {
  code: text().primaryKey(),
  customerId: customerId().notNull().unique(),
  createdAt: instant('created_at').notNull(),
})

/** Who was invited by whom, with the terms of that moment. Of a deleted account only its name in the books stays. */
export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    /** Whose account is the older one. */
    inviterId: text('inviter_id').references(() => customers.id, { onDelete: 'set null' }),
    friendId: text('friend_id')
      .unique()
      .references(() => customers.id, { onDelete: 'set null' }),
    /** In `journal_owners`. */
    inviterOwner: text('inviter_owner').notNull(),
    friendOwner: text('friend_owner').notNull(),
    /** For each side, of what an order earned after cashback and commission. */
    shareMillionths: integer('share_millionths').notNull(),
    /** For each side, in all. */
    capBtc: numeric('cap_btc').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    /** Of orders that are made from then on neither side earns. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('invitations_by').on(table.inviterId, table.acceptedAt)],
)

/** Settled orders of invited friends. It stays when the order is deleted, and names no person. */
export const invitedOrders = pgTable(
  'invited_orders',
  {
    publicId: text('public_id').primaryKey(),
    invitationId: text('invitation_id')
      .notNull()
      .references(() => invitations.id),
    outcome: text({ enum: INVITED_OUTCOMES }).notNull(),
    /** Booked for the order. */
    inviterBtc: numeric('inviter_btc').notNull(),
    friendBtc: numeric('friend_btc').notNull(),
    settledAt: instant('settled_at').notNull(),
  },
  (table) => [index('invited_orders_of').on(table.invitationId)],
)

export type StoredInvitation = typeof invitations.$inferSelect
export type StoredInvitedOrder = typeof invitedOrders.$inferSelect
