import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { LOCALES } from '@/config/locales'
import { LEDGER_KINDS, MAIL_LINKS, PAYOUT_STATES } from '@/domain/account/account'
import { instant } from '@/server/database/instant'

/** `email` as `normalEmail` writes it. */
export const customers = pgTable(
  'customers',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    /** Argon2id, with its parameters and salt in front. */
    passwordHash: text('password_hash').notNull(),
    language: text({ enum: LOCALES }).notNull(),
    /** The highest ever reached (R44). */
    level: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: the customer cannot sign in yet. */
    confirmedAt: instant('confirmed_at'),
    /** SHA-256 of the nonce of the browser that signed up: the link opened there needs no password. */
    signUpNonceHash: text('sign_up_nonce_hash'),
    /** The partner's code that the customer signed up by, and when its link was followed; null: by none. */
    referral: text(),
    referralAt: instant('referral_at'),
    /** By the desk: nobody signs in, orders or withdraws with it. Null: it is not frozen. */
    frozenAt: instant('frozen_at'),
  },
  (table) => [
    index('customers_frozen')
      .on(table.frozenAt)
      .where(sql`${table.frozenAt} is not null`),
    index('customers_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
  ],
)

export const customerId = () => text('customer_id').references(() => customers.id, { onDelete: 'cascade' })
/** Money that moved stays written down when the person is forgotten. */
export const formerCustomerId = () =>
  text('customer_id').references(() => customers.id, { onDelete: 'set null' })

/** A refresh counts up; a token of an earlier count is a reuse. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: text().primaryKey(),
    customerId: customerId().notNull(),
    /** Such as `Firefox, Linux`. */
    device: text().notNull(),
    count: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    refreshedAt: instant('refreshed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the customer last proved to be there; null: not since this is recorded. */
    confirmedAt: instant('confirmed_at'),
    /** When the second factor was last shown and not yet used up by a withdrawal. */
    payoutConfirmedAt: instant('payout_confirmed_at'),
  },
  (table) => [index('sign_ins_of').on(table.customerId), index('sign_ins_expired').on(table.expiresAt)],
)

/** Each works once. Only the SHA-256 of its token is stored. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerId().notNull(),
    purpose: text({ enum: MAIL_LINKS }).notNull(),
    /** The new address where the link confirms a change; the old one where it reverts it. */
    email: text(),
    /** The one that requested the change; the others end with it. */
    signInId: text('sign_in_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mail_links_of').on(table.customerId)],
)

/** Written in the transaction that causes it; deleted once a server has taken it. */
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

export const payouts = pgTable(
  'payouts',
  {
    id: text().primaryKey(),
    customerId: formerCustomerId(),
    /** Whose commission is paid out to that customer; null: it is cashback. */
    partnerId: text('partner_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    amountBtc: numeric('amount_btc').notNull(),
    address: text().notNull(),
    state: text({ enum: PAYOUT_STATES }).notNull(),
    tx: text(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Null while nothing happens by itself. */
    dueAt: instant('due_at'),
    /** For staff alone; null: it was never put on hold. */
    holdReason: text('hold_reason'),
    approvedAt: instant('approved_at'),
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
    /** Why staff refused it, as its customer reads it. */
    refusal: text(),
    /** When it was put into a batch for a wallet. */
    exportedAt: instant('exported_at'),
    /** When the explorer is queried next; only of real money that was sent. */
    checkAt: instant('check_at'),
    /** Null: no explorer has found its transaction yet. */
    confirmations: integer(),
    /** For staff alone: what its transaction does not pay. */
    explorerFault: text('explorer_fault'),
  },
  (table) => [
    index('payouts_to_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    unique('payouts_once').on(table.customerId, table.idempotencyKey),
    index('payouts_of_partner')
      .on(table.partnerId, table.createdAt)
      .where(sql`${table.partnerId} is not null`),
    index('payouts_created').on(table.createdAt),
    index('payouts_in_state').on(table.state, table.createdAt),
    index('payouts_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
)

/** By the link of an email a withdrawal is stopped before it is sent; only the SHA-256 of the token is stored. */
export const payoutStops = pgTable('payout_stops', {
  tokenHash: text('token_hash').primaryKey(),
  payoutId: text('payout_id')
    .notNull()
    .unique()
    .references(() => payouts.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

/** A copy of customers' lines of the journal, for the release before it: written beside each, and read no more. */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: formerCustomerId(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    amountBtc: numeric('amount_btc').notNull(),
    /** One exchange pays cashback once. */
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

export type StoredCustomer = typeof customers.$inferSelect
export type StoredSignIn = typeof signIns.$inferSelect
export type StoredMailLink = typeof mailLinks.$inferSelect
export type StoredMail = typeof mails.$inferSelect
export type StoredAddress = typeof savedAddresses.$inferSelect
export type StoredPayout = typeof payouts.$inferSelect
export type StoredLedgerEntry = typeof ledger.$inferSelect
