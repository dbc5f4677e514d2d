import { index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { PAYMENT_EXCEPTIONS, PAYMENT_STATUSES } from '@/domain/payment/paymentState'
import { customerId } from '@/server/database/customerTables'
import { STATUSES } from '@/server/database/exchangeTable'
import { instant } from '@/server/database/instant'

/** What somebody wants to receive, whatever coin it is paid in. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: text().primaryKey(),
    /** Null: made with the operator's key. */
    customerId: customerId(),
    ticker: text().notNull(),
    network: text().notNull(),
    address: text().notNull(),
    extraId: text('extra_id'),
    /** Of that coin; null: whatever the payer gives. */
    amount: numeric(),
    tolerancePercent: numeric('tolerance_percent').notNull(),
    /** What it is for, as the payer reads it. */
    title: text().notNull(),
    /** Of whoever made it, for themselves. */
    reference: text().notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    exception: text({ enum: PAYMENT_EXCEPTIONS }).notNull(),
    /** Counts up with each change, so that a receiver of messages knows which is newer. */
    version: integer().notNull(),
    /** What has arrived in all, with a transaction. */
    received: numeric().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Null: it does not expire. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('payment_requests_of').on(table.customerId, table.createdAt),
    index('payment_requests_expiring').on(table.status, table.expiresAt),
  ],
)
export type StoredPaymentRequest = typeof paymentRequests.$inferSelect

/** Exchanges by which a request is paid. Written before the exchange, under the hash of its idempotency key. */
export const requestPayments = pgTable(
  'request_payments',
  {
    keyHash: text('key_hash').primaryKey(),
    requestId: text('request_id')
      .notNull()
      .references(() => paymentRequests.id, { onDelete: 'cascade' }),
    /** Null until the exchange changes for the first time; it outlives the exchange. */
    publicId: text('public_id'),
    status: text({ enum: STATUSES }),
    /** Of a finished exchange, with its transaction. */
    amount: numeric(),
    tx: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('request_payments_of').on(table.requestId)],
)
