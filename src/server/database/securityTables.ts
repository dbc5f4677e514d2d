import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { CHALLENGE_PURPOSES } from '@/domain/account/secondFactor'
import { customers } from '@/server/database/customerTables'
import { instant } from '@/server/database/instant'

const customerId = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' })

export const totps = pgTable('totps', {
  customerId: customerId().primaryKey(),
  /** Base32; not a hash, because a check of codes needs it. */
  secret: text().notNull(),
  /** RFC 6238 step of the last accepted code; it and those before are refused. */
  lastStep: integer('last_step').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null until the first code from the app. */
  confirmedAt: instant('confirmed_at'),
})

/** WebAuthn. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_of').on(table.customerId)],
)

/** Each works once in place of the second factor; only SHA-256 of its 120 random bits is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { codeHash: text('code_hash').primaryKey(), customerId: customerId() },
  (table) => [index('recovery_codes_of').on(table.customerId)],
)

/** What a second factor has to finish, or a passkey being added. */
export const challenges = pgTable(
  'challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerId(),
    purpose: text({ enum: CHALLENGE_PURPOSES }).notNull(),
    challenge: text().notNull(),
    tries: integer().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('challenges_of').on(table.customerId)],
)

/** Staff remove the second factor of a customer when it is due; the link of an email stops that before. */
export const factorResets = pgTable(
  'factor_resets',
  {
    customerId: customerId().primaryKey(),
    /** SHA-256. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Who confirmed it. */
    staff: text().notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('factor_resets_due').on(table.dueAt)],
)

export type StoredFactorReset = typeof factorResets.$inferSelect
export type StoredPasskey = typeof passkeys.$inferSelect
export type StoredChallenge = typeof challenges.$inferSelect

/** Ed25519, base64url as in RFC 8037. Public keys stay for ever. */
export const receiptKeys = pgTable('receipt_keys', {
  id: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Null: it signs no more. */
  privateKey: text('private_key'),
  createdAt: instant('created_at').notNull(),
})
