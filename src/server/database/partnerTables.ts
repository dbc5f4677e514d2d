import { bigint, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ATTRIBUTION_REASONS, PARTNER_STATES } from '@/domain/partner/attribution'
import { BRAND_STATES } from '@/domain/partner/partnerBrand'
import { CODE_KINDS } from '@/domain/partner/partnerCode'
import { KEY_SCOPES } from '@/domain/partner/partnerKey'
import { COMMISSION_OUTCOMES } from '@/domain/partner/partnerCommission'
import { PARTNER_NOTICES } from '@/domain/partner/partnerNotice'
import { formerCustomerId } from '@/server/database/customerTables'
import { instant } from '@/server/database/instant'

/** `id` is the owner in the books, so that a customer's balance and a partner's are two. Its row is locked after the customer's. */
export const partners = pgTable('partners', {
  id: text().primaryKey(),
  customerId: formerCustomerId().unique(),
  state: text({ enum: PARTNER_STATES }).notNull(),
  /** Agreed with this one; null: that of the programme. */
  ratePercent: numeric('rate_percent'),
  /** Of the tier that was last seen, 0 below the first one: a change is emailed. Null: none was seen yet. */
  tierPercent: numeric('tier_percent'),
  /** How visitors are reached, in the partner's words. */
  about: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

export const partnerCodes = pgTable(
  'partner_codes',
  {
    /** As `normalCode` writes it. */
    code: text().primaryKey(),
    /** Of codes that look alike one exists. */
    key: text().notNull().unique(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id),
    kind: text({ enum: CODE_KINDS }).notNull(),
    label: text().notNull(),
    subId: text('sub_id'),
    createdAt: instant('created_at').notNull(),
    /** Of a promo code; null: without that limit. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    maxUses: integer('max_uses'),
    maxPerAccount: integer('max_per_account'),
    /** It counts no more, and nobody else may have it. */
    endedAt: instant('ended_at'),
  },
  (table) => [index('partner_codes_of').on(table.partnerId)],
)

/** Of programs that call in the partner's name; a key itself is stored nowhere. */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: text().primaryKey(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id),
    /** SHA-256. */
    secretHash: text('secret_hash').notNull().unique(),
    scope: text({ enum: KEY_SCOPES }).notNull(),
    label: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** To the minute; null: it was never used. */
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('partner_keys_of').on(table.partnerId, table.createdAt)],
)

/** What the desk decided or wrote, as the partner reads it; deleted with the account. */
export const partnerNotices = pgTable(
  'partner_notices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id),
    kind: text({ enum: PARTNER_NOTICES }).notNull(),
    /** The reason, or the message. */
    text: text().notNull(),
    /** For staff alone. */
    staff: text().notNull(),
    /** Of `rate`; null: that of the programme. */
    ratePercent: numeric('rate_percent'),
    /** Of `rate`: for orders that are made from then on. */
    effectiveAt: instant('effective_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('partner_notices_of').on(table.partnerId, table.createdAt)],
)

/** The page under the partner's brand; deleted with the account. */
export const partnerBrands = pgTable('partner_brands', {
  partnerId: text('partner_id')
    .primaryKey()
    .references(() => partners.id),
  /** As the page shows it. */
  name: text().notNull(),
  /** As its address has it. */
  slug: text().notNull().unique(),
  state: text({ enum: BRAND_STATES }).notNull(),
})

/** How often links were followed; nothing of who followed them. */
export const partnerClicks = pgTable(
  'partner_clicks',
  {
    code: text()
      .notNull()
      .references(() => partnerCodes.code),
    /** The quarter of an hour, so that days of every time zone can be added up. */
    at: instant().notNull(),
    /** ISO 3166-1; empty: no proxy names it. */
    country: text().notNull(),
    /** Of the link; empty without one. */
    subId: text('sub_id').notNull(),
    clicks: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.at, table.country, table.subId] })],
)

/** Of each order that came with a code. It stays when the order or its contacts are deleted, and names no person. */
export const orderAttributions = pgTable(
  'order_attributions',
  {
    publicId: text('public_id').primaryKey(),
    /** Null with `code`: it counts for nobody. */
    partnerId: text('partner_id').references(() => partners.id),
    code: text(),
    /** Of the partner's key that made the order; null: none did. */
    keyId: text('key_id').references(() => partnerKeys.id),
    /** Of the partner's widget that it was made in; null: in none. */
    widgetId: text('widget_id'),
    /** The partner's own campaign. */
    subId: text('sub_id'),
    /** Of the partner's program, to find its own visit by; null where none was named. */
    clickId: text('click_id'),
    source: text({ enum: CODE_KINDS }),
    reason: text({ enum: ATTRIBUTION_REASONS }).notNull(),
    /** Of that moment, in millionths: a rate that is changed counts for later orders. */
    rateMillionths: integer('rate_millionths').notNull(),
    shareMillionths: integer('share_millionths').notNull(),
    /** ISO 3166-1; null: no proxy names it. */
    country: text(),
    /** Ticker and network, such as `usdt-trx`. */
    fromAsset: text('from_asset').notNull(),
    toAsset: text('to_asset').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until the order has finished. */
    outcome: text({ enum: COMMISSION_OUTCOMES }),
    volumeBtc: numeric('volume_btc'),
    /** Of `unconfirmed` what is expected, else what is booked for the order. */
    commissionBtc: numeric('commission_btc'),
    settledAt: instant('settled_at'),
    /** What staff have set in place of what the terms give; null: they have not. */
    correctedBtc: numeric('corrected_btc'),
  },
  (table) => [index('order_attributions_of').on(table.partnerId, table.createdAt)],
)

export type StoredPartner = typeof partners.$inferSelect
export type StoredPartnerCode = typeof partnerCodes.$inferSelect
export type StoredPartnerKey = typeof partnerKeys.$inferSelect
export type StoredBrand = typeof partnerBrands.$inferSelect
export type StoredNotice = typeof partnerNotices.$inferSelect
export type StoredAttribution = typeof orderAttributions.$inferSelect
