import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { EMBED_THEMES } from '@/domain/site/embed'
import { instant } from '@/server/database/instant'
import { partners } from '@/server/database/partnerTables'

/** An exchange form in a partner's own pages. */
export const partnerWidgets = pgTable(
  'partner_widgets',
  {
    /** Public: it stands in those pages. */
    id: text().primaryKey(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partners.id),
    name: text().notNull(),
    /** Of the pages that may frame it. */
    origins: jsonb().$type<string[]>().notNull(),
    theme: text({ enum: EMBED_THEMES }).notNull(),
    /** As `#rrggbb`; null: the site's. */
    accent: text(),
    /** As addresses name it; null: the visitor's. */
    language: text(),
    /** Ticker and network, such as `btc-btc`; null with `toAsset`: the site's first pair. */
    fromAsset: text('from_asset'),
    toAsset: text('to_asset'),
    /** Ed25519, the 32 bytes in base64url. */
    publicKeys: jsonb('public_keys').$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('partner_widgets_of').on(table.partnerId, table.createdAt)],
)

/** Of signed recipients that were used, until their signatures expire. */
export const widgetNonces = pgTable(
  'widget_nonces',
  {
    widgetId: text('widget_id')
      .notNull()
      .references(() => partnerWidgets.id),
    nonce: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.widgetId, table.nonce] }),
    index('widget_nonces_expired').on(table.expiresAt),
  ],
)

export type StoredWidget = typeof partnerWidgets.$inferSelect
