import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { LOCALES } from '@/config/locales'
import { EXCHANGE_ISSUES } from '@/domain/exchange/exchange'
import type { Rating } from '@/domain/exchange/review'
import { exchanges, STATUSES } from '@/server/database/exchangeTable'
import { instant } from '@/server/database/instant'

export * from '@/server/database/ambassadorTables'
export * from '@/server/database/announcementTables'
export * from '@/server/database/callerTables'
export * from '@/server/database/contactTables'
export * from '@/server/database/customerTables'
export * from '@/server/database/deskKeyTables'
export * from '@/server/database/deskTables'
export * from '@/server/database/deskWorkTables'
export * from '@/server/database/earningTables'
export { exchanges, SANDBOX, type StoredExchange } from '@/server/database/exchangeTable'
export * from '@/server/database/invitationTables'
export * from '@/server/database/journalTables'
export * from '@/server/database/legalHoldTables'
export * from '@/server/database/partnerTables'
export * from '@/server/database/paymentTables'
export * from '@/server/database/proposalTables'
export * from '@/server/database/providerTables'
export * from '@/server/database/screeningTables'
export * from '@/server/database/settingTables'
export * from '@/server/database/webhookTables'
export * from '@/server/database/sessionTables'
export * from '@/server/database/securityTables'
export * from '@/server/database/staffTables'
export * from '@/server/database/statementTables'
export * from '@/server/database/statusTables'
export * from '@/server/database/widgetTables'

/** What must outlive a restart, such as secrets (base64). */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})

export const exchangeEvents = pgTable(
  'exchange_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    publicId: text('public_id')
      .notNull()
      .references(() => exchanges.publicId),
    status: text({ enum: STATUSES }).notNull(),
    issue: text({ enum: EXCHANGE_ISSUES }),
    at: instant().notNull(),
  },
  (table) => [index('exchange_events_of').on(table.publicId)],
)

/** Takes an exchange's secret to another device; works once. */
export const exchangeTransfers = pgTable(
  'exchange_transfers',
  {
    publicId: text('public_id')
      .primaryKey()
      .references(() => exchanges.publicId),
    tokenHash: text('token_hash').notNull().unique(),
    /** The secret, encrypted under the token. */
    sealedSecret: text('sealed_secret').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('exchange_transfers_expired').on(table.expiresAt)],
)

export const pushDevices = pgTable(
  'push_devices',
  {
    publicId: text('public_id')
      .notNull()
      .references(() => exchanges.publicId),
    /** Firebase Installation ID. */
    fid: text().notNull(),
    language: text({ enum: LOCALES }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.publicId, table.fid] })],
)

/** Deleted when the email is enqueued. */
export const exchangeEmails = pgTable('exchange_emails', {
  publicId: text('public_id')
    .primaryKey()
    .references(() => exchanges.publicId),
  email: text().notNull(),
  language: text({ enum: LOCALES }).notNull(),
  createdAt: instant('created_at').notNull(),
})

export const reviews = pgTable(
  'reviews',
  {
    /** Shown to everybody, so it must not be the exchange's. */
    id: text().primaryKey(),
    publicId: text('public_id')
      .notNull()
      .unique()
      .references(() => exchanges.publicId),
    rating: integer().$type<Rating>().notNull(),
    name: text(),
    text: text().notNull(),
    language: text({ enum: LOCALES }).notNull(),
    state: text({ enum: ['pending', 'approved', 'rejected'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('reviews_shown').on(table.state, table.createdAt)],
)

export type StoredPushDevice = typeof pushDevices.$inferSelect
export type StoredReview = typeof reviews.$inferSelect
