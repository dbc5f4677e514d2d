import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { HISTORY_RANGES } from '@/domain/market/historyRanges'
import { instant } from '@/server/database/instant'
import type { PricePoint, Spot } from '@/server/prices/priceSource'

/** The last good list of what each provider exchanges, as JSON: a start without a connection works from it. */
export const providerAssets = pgTable('provider_assets', {
  provider: text().primaryKey(),
  assets: text().notNull(),
  at: instant().notNull(),
})

/** How the operator has switched providers while the site runs; without a row a provider is on, at weight 0. */
export const providerSwitches = pgTable('provider_switches', {
  provider: text().primaryKey(),
  isOn: boolean('is_on').notNull(),
  /** Of equal offers the one of the greater weight comes first. */
  weight: integer().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The last good answer of each source of market prices; one process at a time requests it. */
export const priceSources = pgTable('price_sources', {
  source: text().primaryKey(),
  spots: jsonb().$type<readonly Spot[]>().notNull().default([]),
  /** Prices that jumped, by key: accepted once the next answer agrees. */
  held: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  dueAt: instant('due_at').notNull(),
  leasedUntil: instant('leased_until').notNull(),
})

/** The chart of one range, as its source last gave it. */
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

/** Our own record of each source's prices, in US dollars, at even half hours. */
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
