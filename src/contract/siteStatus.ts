import * as z from 'zod/mini'
import { STATUS_PARTS } from '@/domain/site/statusHistory'
import { ANNOUNCEMENT_KINDS } from '@/domain/site/announcement'
import type { Endpoints } from './endpoint'
import { queryText } from './requestFields'
import { instant, integer, nullable } from './resultFields'
import { documented, named } from './schema'

const statusPart = named(
  'StatusPart',
  z.object({
    part: documented(z.enum(STATUS_PARTS), {
      description:
        '`site`: pages, API and database; `exchange`: quotes and new exchanges; `tracking`: exchanges under way; `ramps`: buying and selling for fiat; `mail`: email. What the site does not have is not listed.',
    }),
    state: documented(z.enum(['up', 'down', 'unknown']), {
      description: 'In the last five minutes; `unknown`: nothing was measured in them.',
    }),
    days: documented(
      z.array(
        z.object({
          day: documented(z.string(), { description: 'Of UTC, such as 2026-11-30.' }),
          measuredMinutes: documented(integer, { description: 'Minutes in which something was measured.' }),
          upMinutes: documented(integer, { description: 'Those of them in which it worked.' }),
        }),
      ),
      { description: 'The last 90 days, the oldest first, without those on which nothing was measured.' },
    ),
  }),
)

const siteStatusResult = named(
  'SiteStatus',
  z.object({
    at: documented(instant, { description: 'When it was read.' }),
    parts: documented(z.array(statusPart), { description: 'What the site measures of itself.' }),
    incidents: documented(
      z.array(
        z.object({
          part: documented(z.enum(STATUS_PARTS), { description: 'As in `parts`.' }),
          from: instant,
          until: documented(nullable(instant), { description: 'Null: it goes on.' }),
        }),
      ),
      { description: 'Interruptions of two minutes or more, the newest first, 30 at most.' },
    ),
    announcements: documented(
      z.array(
        z.object({
          id: z.string(),
          kind: documented(z.enum(ANNOUNCEMENT_KINDS), { description: 'What was announced.' }),
          text: documented(z.string(), { description: 'In the operator’s words.' }),
          language: documented(z.string(), {
            description: 'Of the text: `en` where it has none in the language that was named.',
          }),
          from: instant,
          until: documented(nullable(instant), { description: 'Null: nobody has said when it ends.' }),
        }),
      ),
      {
        description:
          'What staff have announced and was shown in the last 90 days, the newest first, 30 at most.',
      },
    ),
  }),
)
export type SiteStatus = z.output<typeof siteStatusResult>

export const siteStatus = {
  get: {
    method: 'GET',
    path: '/api/v4/status',
    limit: 'read',
    sharedSeconds: 30,
    query: z.object({ language: queryText }),
    result: siteStatusResult,
    tag: 'Exchanges',
    summary: 'What works now, and the availability of the last 90 days, measured by this site',
    description:
      'A part of the exchange works while one provider can be reached. A minute without a measurement counts as an interruption of the site where measurements went on within a day.',
  },
} as const satisfies Endpoints
