import { sql } from 'drizzle-orm'
import { bigint, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { LEDGER_KINDS, MAIL_LINKS, PAYOUT_STATES } from '@/domain/account/account'
import { LOCALES } from '@/i18n/locales'
import { instant } from '@/server/database/instant'

/** `email` as `normalEmail` of domain/account writes it. */
export const customers = pgTable(
  'customers',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    /** Argon2id, with its parameters and salt in front. */
    passwordHash: text('password_hash').notNull(),
    language: text({ enum: LOCALES }).notNull(),
    /** The highest loyalty level ever reached; it stays (field-notes D). */
    level: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the address was confirmed; null: not yet, and the customer cannot sign in. */
    confirmedAt: instant('confirmed_at'),
    /** SHA-256 of the nonce of the browser that signed up: the link opened there needs no password. */
    signUpNonceHash: text('sign_up_nonce_hash'),
  },
  // Those few that a job deletes again.
  (table) => [
    index('customers_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
  ],
)

const customerId = () => text('customer_id').references(() => customers.id, { onDelete: 'cascade' })
/** Money that moved stays written down when the person is forgotten. */
export const formerCustomerId = () =>
  text('customer_id').references(() => customers.id, { onDelete: 'set null' })

/** One for each device that is signed in. A refresh counts up; a token of an earlier count is a reuse. */
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
    /** When the customer last proved to be there, by signing in or again; null: not since this is recorded. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('sign_ins_of').on(table.customerId), index('sign_ins_expired').on(table.expiresAt)],
)

/** Links sent by e-mail; each works once. Only the SHA-256 of its token is known here. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerId().notNull(),
    purpose: text({ enum: MAIL_LINKS }).notNull(),
    /** The new address, where the link confirms a change; the old one, where it takes the change back. */
    email: text(),
    /** The sign-in that requested the change of an address; the others end with it. */
    signInId: text('sign_in_id'),
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
    // What staff list, all of them or those in one state.
    index('payouts_created').on(table.createdAt),
    index('payouts_in_state').on(table.state, table.createdAt),
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

export type StoredCustomer = typeof customers.$inferSelect
export type StoredSignIn = typeof signIns.$inferSelect
export type StoredMailLink = typeof mailLinks.$inferSelect
export type StoredMail = typeof mails.$inferSelect
export type StoredAddress = typeof savedAddresses.$inferSelect
export type StoredPayout = typeof payouts.$inferSelect
export type StoredLedgerEntry = typeof ledger.$inferSelect
