import * as z from 'zod/mini'
import { ANNOUNCEMENT_KINDS } from '@/domain/site/announcement'
import type { Endpoints } from './endpoint'
import { queryText } from './requestFields'
import { instant, nullable } from './resultFields'
import { documented, named } from './schema'

export const announcementFields = {
  id: z.string(),
  kind: documented(z.enum(ANNOUNCEMENT_KINDS), { description: 'What is announced.' }),
  until: documented(nullable(instant), { description: 'Null: until it is ended.' }),
  pages: documented(nullable(z.array(z.string())), {
    description: 'Paths of the site, each with all that lies below it. Null: everywhere.',
  }),
  isDismissible: documented(z.boolean(), { description: 'Whether a visitor can close it for good.' }),
  stopsOrders: documented(z.boolean(), {
    description: 'While it is shown no exchange is created (409 `maintenance`); those that exist go on.',
  }),
}

const announcement = named(
  'Announcement',
  z.object({
    ...announcementFields,
    text: documented(z.string(), { description: 'In the operator’s words.' }),
    language: documented(z.string(), {
      description: 'Of the text: `en` where it has none in the language that was named.',
    }),
  }),
)

export const announcements = {
  list: {
    method: 'GET',
    path: '/api/v4/announcements',
    limit: 'session',
    tag: 'Announcements',
    tier: 'optional',
    query: z.object({ language: queryText }),
    result: z.array(announcement),
    summary: 'What the operator announces now, what stops orders first',
  },
} as const satisfies Endpoints
