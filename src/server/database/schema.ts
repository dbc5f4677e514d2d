import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import {
  EXCHANGE_ACTIONS,
  EXCHANGE_ISSUES,
  type ExchangeActionName,
  PROGRESS_STATUSES,
  SANDBOX_DEPOSITS,
  SIDE_STATUSES,
} from '@/domain/exchange/exchange'
import type { Rating } from '@/domain/exchange/review'
import { LOCALES } from '@/i18n/locales'
import { formerCustomerId } from '@/server/database/customerTables'
import { instant } from '@/server/database/instant'
import type { PriceRecord } from '@/domain/money/priceRecord'
import type { ProviderOrder } from '@/server/providers/provider'

export * from '@/server/database/contactTables'
export * from '@/server/database/customerTables'
export * from '@/server/database/deskTables'
export * from '@/server/database/providerTables'
export * from '@/server/database/sessionTables'
export * from '@/server/database/securityTables'

const STATUSES = [...PROGRESS_STATUSES, ...SIDE_STATUSES] as const

/** What the site itself must store over a restart, such as secrets (base64). */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})

/** Amounts are exact: `numeric` is read as a decimal string. */
export const exchanges = pgTable(
  'exchanges',
  {
    publicId: text('public_id').primaryKey(),
    /** Counts the changes; an update names the version it was based on. */
    version: integer().notNull(),
    /** SHA-256 of it: a repeated creation under its key gets the secret again. Rows of before have the key itself. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256 of the order, to distinguish a repeated call from another one under the same key. */
    orderHash: text('order_hash').notNull(),
    /** SHA-256 of the secret that only the creator has; null: created before there was one. */
    ownerSecretHash: text('owner_secret_hash'),
    /** The id of the fixed rate it was created at; a rate serves one exchange. */
    rateJti: text('rate_jti').unique(),
    type: text({ enum: ['fixed', 'floating'] }).notNull(),
    status: text({ enum: STATUSES }).notNull(),
    issue: text({ enum: EXCHANGE_ISSUES }),
    depositKind: text('deposit_kind', { enum: SANDBOX_DEPOSITS }),
    tickerFrom: text('ticker_from').notNull(),
    networkFrom: text('network_from').notNull(),
    tickerTo: text('ticker_to').notNull(),
    networkTo: text('network_to').notNull(),
    expectedAmountFrom: numeric('expected_amount_from').notNull(),
    expectedAmountTo: numeric('expected_amount_to').notNull(),
    amountFrom: numeric('amount_from'),
    amountTo: numeric('amount_to'),
    /** Null: created before it was recorded. */
    priceRecord: jsonb('price_record').$type<PriceRecord>(),
    addressFrom: text('address_from').notNull(),
    extraIdFrom: text('extra_id_from'),
    addressTo: text('address_to').notNull(),
    extraIdTo: text('extra_id_to'),
    userRefundAddress: text('user_refund_address'),
    userRefundExtraId: text('user_refund_extra_id'),
    txFrom: text('tx_from'),
    txTo: text('tx_to'),
    refundTx: text('refund_tx'),
    confirmations: integer().notNull(),
    confirmationsNeeded: integer('confirmations_needed').notNull(),
    unregEmail: text('unreg_email'),
    /** The owner; null: anonymous. */
    customerId: formerCustomerId(),
    /** When a customer added it to the account; null: it was ordered by that customer, or is anonymous. */
    claimedAt: instant('claimed_at'),
    /** What it was worth in BTC when it finished: the volume that counts for loyalty. */
    volumeBtc: numeric('volume_btc'),
    referral: text(),
    source: text(),
    medium: text(),
    campaign: text(),
    firstPage: text('first_page'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    validUntil: instant('valid_until').notNull(),
    depositedAt: instant('deposited_at'),
    /** When the next step happens by itself; null while nothing does. */
    dueAt: instant('due_at'),
    /** Who carries it out, by the id of the registry. */
    provider: text().notNull().default('sandbox'),
    isSandbox: boolean('is_sandbox').notNull().default(true),
    /** What became of its order at the provider. */
    creation: text({ enum: ['made', 'pending', 'refused', 'unknown', 'mismatch'] })
      .notNull()
      .default('made'),
    /** Exactly what the provider was requested; it is called once. */
    providerOrder: jsonb('provider_order').$type<ProviderOrder>(),
    providerOrderId: text('provider_order_id'),
    /** What the provider wants besides its id; encrypted, see providerSecret. */
    providerSecret: text('provider_secret'),
    providerUrl: text('provider_url'),
    /** What the provider offers its customer now. */
    providerActions: jsonb('provider_actions').$type<readonly ExchangeActionName[]>().notNull().default([]),
    /** Sent to the provider, perhaps without an answer: nothing is sent again until the status has changed. */
    pendingAction: text('pending_action', { enum: EXCHANGE_ACTIONS }),
    /** Of a finished live one: the provider itself named both final amounts; they were not taken from the quote. */
    isAmountReported: boolean('is_amount_reported').notNull().default(false),
    /** When the provider was last read with success, and how often since then without. */
    readAt: instant('read_at'),
    failedReads: integer('failed_reads').notNull().default(0),
    /** When somebody last looked at its page. */
    pageAskedAt: instant('page_asked_at'),
    /** Until then one process is asking its provider. */
    leasedUntil: instant('leased_until'),
  },
  (table) => [
    index('exchanges_of_provider')
      .on(table.provider, table.providerOrderId)
      .where(sql`${table.providerOrderId} is not null`),
    index('exchanges_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    // What staff search by; as hashes, because a text may be longer than an ordered index takes.
    index('exchanges_created').on(table.createdAt),
    index('exchanges_address_from').using('hash', table.addressFrom),
    index('exchanges_address_to').using('hash', table.addressTo),
    index('exchanges_tx_from')
      .using('hash', table.txFrom)
      .where(sql`${table.txFrom} is not null`),
    index('exchanges_tx_to')
      .using('hash', table.txTo)
      .where(sql`${table.txTo} is not null`),
    index('exchanges_unreg_email')
      .using('hash', table.unregEmail)
      .where(sql`${table.unregEmail} is not null`),
    // What staff filter by: those are few, except the finished, of which the newest are found in exchanges_created.
    index('exchanges_in_status')
      .on(table.status, table.createdAt)
      .where(sql`${table.status} <> 'finished'`),
    index('exchanges_finished').on(table.status, table.updatedAt),
    index('exchanges_of').on(table.customerId, table.createdAt),
    index('exchanges_last')
      .on(table.isSandbox, table.updatedAt)
      .where(sql`${table.status} = 'finished'`),
    index('exchanges_contacts')
      .on(table.updatedAt)
      .where(
        sql`coalesce(${table.unregEmail}, ${table.firstPage}, ${table.referral}, ${table.source}, ${table.medium}, ${table.campaign}) is not null`,
      ),
  ],
)

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

/** The way of an exchange's secret to another device; one for each exchange, and it works once. */
export const exchangeTransfers = pgTable(
  'exchange_transfers',
  {
    publicId: text('public_id')
      .primaryKey()
      .references(() => exchanges.publicId),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The secret, encrypted under the token. */
    sealedSecret: text('sealed_secret').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('exchange_transfers_expired').on(table.expiresAt)],
)

/** The devices whose owners requested notifications of an exchange. */
export const pushDevices = pgTable(
  'push_devices',
  {
    publicId: text('public_id')
      .notNull()
      .references(() => exchanges.publicId),
    /** The Firebase Installation ID by which messages find the device. */
    fid: text().notNull(),
    language: text({ enum: LOCALES }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.publicId, table.fid] })],
)

/** Who requested one email about the outcome of an exchange; deleted when it is enqueued. */
export const exchangeEmails = pgTable('exchange_emails', {
  publicId: text('public_id')
    .primaryKey()
    .references(() => exchanges.publicId),
  email: text().notNull(),
  language: text({ enum: LOCALES }).notNull(),
  createdAt: instant('created_at').notNull(),
})

const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const

/** One for each finished exchange; only the approved ones are shown. */
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
    state: text({ enum: REVIEW_STATES }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('reviews_shown').on(table.state, table.createdAt)],
)

export type StoredExchange = typeof exchanges.$inferSelect
export type StoredPushDevice = typeof pushDevices.$inferSelect
export type StoredReview = typeof reviews.$inferSelect
