import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { CONTACT_TOPICS } from '@/domain/contact'
import { LEDGER_KINDS, MAIL_LINKS, PAYOUT_STATES } from '@/domain/account'
import { PROGRESS_STATUSES, SANDBOX_DEPOSITS, SIDE_STATUSES } from '@/domain/exchange'
import { LOCALES } from '@/i18n/locales'

/** Milliseconds since 1970 in our code, a plain `timestamptz` in the database. */
const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (value) => Date.parse(value),
})

const STATUSES = [...PROGRESS_STATUSES, ...SIDE_STATUSES] as const
const ISSUES = ['deposit_too_small', 'deposit_too_large', 'deposit_late'] as const

/** What the site itself must keep over a restart, such as secrets (base64). */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})

/** Who may sign in. `email` is kept as `normalEmail` of domain/account writes it. */
export const customers = pgTable('customers', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  /** Argon2id, with its parameters and salt in front. */
  passwordHash: text('password_hash').notNull(),
  language: text({ enum: LOCALES }).notNull(),
  /** The highest loyalty level ever reached: kept for good (field-notes D). */
  level: text().notNull(),
  createdAt: instant('created_at').notNull(),
  /** When the address proved to be his; null: not yet, and he cannot sign in. */
  confirmedAt: instant('confirmed_at'),
})

const customerId = () => text('customer_id').references(() => customers.id, { onDelete: 'cascade' })
/** Money that moved stays written down when the person is forgotten. */
const formerCustomerId = () => text('customer_id').references(() => customers.id, { onDelete: 'set null' })

/** One for each device that is signed in. A refresh counts up; a token of an earlier count was used by somebody else. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    customerId: customerId().notNull(),
    /** Browser and system in a few words, such as `Firefox, Linux`. */
    device: text().notNull(),
    count: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_ins_of').on(table.customerId)],
)

/** Links sent by e-mail; each works once. Only the SHA-256 of its token is known here. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerId().notNull(),
    purpose: text({ enum: MAIL_LINKS }).notNull(),
    /** The new address, where the link confirms a change. */
    email: text(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mail_links_of').on(table.customerId)],
)

/** E-mail that is still to be sent, written in the transaction that causes it; deleted once a server has taken it. */
export const mails = pgTable('mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  tries: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  dueAt: instant('due_at').notNull(),
})

export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: text().primaryKey(),
    customerId: customerId().notNull(),
    label: text().notNull(),
    ticker: text().notNull(),
    network: text().notNull(),
    address: text().notNull(),
    extraId: text('extra_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('saved_addresses_once')
      .on(table.customerId, table.ticker, table.network, table.address, table.extraId)
      .nullsNotDistinct(),
  ],
)

/** A withdrawal of cashback. */
export const payouts = pgTable(
  'payouts',
  {
    id: text().primaryKey(),
    customerId: formerCustomerId(),
    idempotencyKey: text('idempotency_key').notNull(),
    amountBtc: numeric('amount_btc').notNull(),
    address: text().notNull(),
    state: text({ enum: PAYOUT_STATES }).notNull(),
    tx: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When the next step happens by itself; null while nothing does. */
    dueAt: instant('due_at'),
  },
  (table) => [
    unique('payouts_once').on(table.customerId, table.idempotencyKey),
    index('payouts_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
)

/** Every change of a customer's cashback, only ever added to; the balance is nothing but their sum. */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: formerCustomerId(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    /** Below zero for what left. */
    amountBtc: numeric('amount_btc').notNull(),
    /** The exchange that caused it; one exchange pays cashback once. */
    publicId: text('public_id'),
    payoutId: text('payout_id').references(() => payouts.id),
    at: instant().notNull(),
  },
  (table) => [
    index('ledger_of').on(table.customerId),
    unique('ledger_exchange_once').on(table.kind, table.publicId),
    unique('ledger_payout_once').on(table.kind, table.payoutId),
  ],
)

/** Amounts are exact: `numeric` is read as a decimal string. */
export const exchanges = pgTable(
  'exchanges',
  {
    publicId: text('public_id').primaryKey(),
    /** Counts the changes; whoever writes names the version he read. */
    version: integer().notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256 of the order, to tell a repeated call from another one under the same key. */
    orderHash: text('order_hash').notNull(),
    type: text({ enum: ['fixed', 'floating'] }).notNull(),
    status: text({ enum: STATUSES }).notNull(),
    issue: text({ enum: ISSUES }),
    depositKind: text('deposit_kind', { enum: SANDBOX_DEPOSITS }),
    tickerFrom: text('ticker_from').notNull(),
    networkFrom: text('network_from').notNull(),
    tickerTo: text('ticker_to').notNull(),
    networkTo: text('network_to').notNull(),
    expectedAmountFrom: numeric('expected_amount_from').notNull(),
    expectedAmountTo: numeric('expected_amount_to').notNull(),
    amountFrom: numeric('amount_from'),
    amountTo: numeric('amount_to'),
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
    /** Whose exchange it is; null: nobody's who is known. */
    customerId: formerCustomerId(),
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
  },
  (table) => [
    index('exchanges_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('exchanges_finished').on(table.status, table.updatedAt),
    index('exchanges_of').on(table.customerId, table.createdAt),
  ],
)

/** Every status an exchange ever entered, for support and for statistics; only ever added to. */
export const exchangeEvents = pgTable(
  'exchange_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    publicId: text('public_id')
      .notNull()
      .references(() => exchanges.publicId),
    status: text({ enum: STATUSES }).notNull(),
    issue: text({ enum: ISSUES }),
    at: instant().notNull(),
  },
  (table) => [index('exchange_events_of').on(table.publicId)],
)

/** One session for each device (specification §3); deleted a day after its end. */
export const sessions = pgTable('sessions', {
  deviceId: text('device_id').primaryKey(),
  fingerprintId: text('fingerprint_id').notNull(),
  googleDeviceId: text('google_device_id').notNull(),
  kind: text({ enum: ['web'] }).notNull(),
  firstPage: text('first_page'),
  utmSource: text('utm_source'),
  utmMedium: text('utm_medium'),
  utmCampaign: text('utm_campaign'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** The devices whose owners asked to be notified of an exchange. */
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

/** What visitors wrote on /contacts, for the operator to read. */
export const contactMessages = pgTable('contact_messages', {
  reference: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  /** SHA-256 of what was sent, to tell a repeated call from another one under the same key. */
  messageHash: text('message_hash').notNull(),
  topic: text({ enum: CONTACT_TOPICS }).notNull(),
  email: text().notNull(),
  /** As the visitor gave it; it may name no exchange of ours. */
  exchangeId: text('exchange_id'),
  message: text().notNull(),
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
    rating: integer().notNull(),
    name: text(),
    text: text().notNull(),
    language: text({ enum: LOCALES }).notNull(),
    state: text({ enum: REVIEW_STATES }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('reviews_shown').on(table.state, table.createdAt)],
)

export type StoredCustomer = typeof customers.$inferSelect
export type StoredSignIn = typeof signIns.$inferSelect
export type StoredMailLink = typeof mailLinks.$inferSelect
export type StoredMail = typeof mails.$inferSelect
export type StoredAddress = typeof savedAddresses.$inferSelect
export type StoredPayout = typeof payouts.$inferSelect
export type StoredLedgerEntry = typeof ledger.$inferSelect
export type StoredExchange = typeof exchanges.$inferSelect
export type StoredSession = typeof sessions.$inferSelect
export type StoredPushDevice = typeof pushDevices.$inferSelect
export type StoredContactMessage = typeof contactMessages.$inferSelect
export type StoredReview = typeof reviews.$inferSelect
