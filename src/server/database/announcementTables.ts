import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { ANNOUNCEMENT_KINDS, type AnnouncementTexts } from '@/domain/site/announcement'
import { instant } from '@/server/database/instant'

/** What staff announce to visitors; those that are over stay for the status page. */
export const announcements = pgTable(
  'announcements',
  {
    id: text().primaryKey(),
    kind: text({ enum: ANNOUNCEMENT_KINDS }).notNull(),
    texts: jsonb().$type<AnnouncementTexts>().notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Null: until it is ended. */
    endsAt: instant('ends_at'),
    /** Null: everywhere. */
    pages: jsonb().$type<string[]>(),
    isDismissible: boolean('is_dismissible').notNull(),
    stopsOrders: boolean('stops_orders').notNull(),
    /** No reference, because an account may be deleted. */
    staff: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** By staff, before its time. */
    endedAt: instant('ended_at'),
    endedBy: text('ended_by'),
  },
  (table) => [
    index('announcements_open')
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null`),
    index('announcements_created').on(table.createdAt),
  ],
)

export type StoredAnnouncement = typeof announcements.$inferSelect
