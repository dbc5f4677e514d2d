import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/server/database/instant'

/** R24; deleted RETENTION_SESSIONS_DAYS after the end. */
export const sessions = pgTable(
  'sessions',
  {
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
  },
  (table) => [index('sessions_expired').on(table.expiresAt)],
)
export type StoredSession = typeof sessions.$inferSelect
