import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/server/database/instant'

/** Keys of Ed25519 that receipts are signed with, base64url as in RFC 8037. Public keys stay for ever. */
export const receiptKeys = pgTable('receipt_keys', {
  id: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Null: it signs no more. */
  privateKey: text('private_key'),
  createdAt: instant('created_at').notNull(),
})
