import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/server/database/instant'

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
