import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { HISTORY_RANGES } from '@/domain/market/historyRanges'
import { instant } from '@/server/database/instant'
import type { PricePoint, Spot } from '@/domain/market/spot'

/** The last good lists: a start without a connection works from them. */
export const providerAssets = pgTable('provider_assets', {
  provider: text().primaryKey(),
  assets: text().notNull(),
  at: instant().notNull(),
})

/** Of providers and ramps, by their ids. Without a row one is on, at weight 0. */
export const providerSwitches = pgTable('provider_switches', {
  provider: text().primaryKey(),
  isOn: boolean('is_on').notNull(),
  weight: integer().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The last good answer of each; one process at a time requests it. */
export const priceSources = pgTable('price_sources', {
  source: text().primaryKey(),
  spots: jsonb().$type<readonly Spot[]>().notNull().default([]),
  /** Prices that jumped: accepted once the next answer agrees. */
  held: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  dueAt: instant('due_at').notNull(),
  leasedUntil: instant('leased_until').notNull(),
})

export const priceCandles = pgTable(
  'price_candles',
  {
    source: text().notNull(),
    key: text().notNull(),
    range: text({ enum: HISTORY_RANGES }).notNull(),
    points: jsonb().$type<readonly PricePoint[]>().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.key, table.range] })],
)

/** In US dollars, at even half hours. */
export const priceHistory = pgTable(
  'price_history',
  {
    source: text().notNull(),
    key: text().notNull(),
    at: instant().notNull(),
    usd: numeric().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.key, table.at] }),
    index('price_history_at').on(table.at),
  ],
)
