import * as z from 'zod/mini'
import {
  ANNOUNCED_PAGE,
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_TEXT,
  MAX_ANNOUNCED_PAGES,
} from '@/domain/site/announcement'
import { announcementFields } from './announcements'
import type { Endpoints } from './endpoint'
import { pageOf } from './pageOf'
import { bodyFlag, bodyProse, oneOf, queryCount, queryOffset } from './requestFields'
import { instant, nullable, nullableText } from './resultFields'

const { min, max } = ANNOUNCEMENT_TEXT
const announced = z
  .pipe(bodyProse, z.string())
  .check(z.minLength(min, `At least ${min} characters.`), z.maxLength(max, `At most ${max} characters.`))

const INSTANT = 'Must be a time in UTC such as 2026-12-01T08:00:00Z.'
/** Null: from now on, or until it is ended. */
const bodyInstant = z.pipe(
  z.nullish(z.iso.datetime({ error: INSTANT })),
  z.transform((at) => (at === null || at === undefined ? null : Date.parse(at))),
)

const deskAnnouncement = z.object({
  ...announcementFields,
  texts: z.record(z.string(), z.string()),
  state: z.enum(['planned', 'shown', 'over']),
  from: instant,
  staff: z.string(),
  endedAt: nullable(instant),
  endedBy: nullableText,
})
export type DeskAnnouncement = z.output<typeof deskAnnouncement>

const newAnnouncement = z
  .object({
    kind: z.enum(ANNOUNCEMENT_KINDS, oneOf(ANNOUNCEMENT_KINDS)),
    /** By language. */
    texts: z.record(z.string(), announced),
    from: bodyInstant,
    until: bodyInstant,
    pages: z._default(
      z
        .array(z.string().check(z.regex(ANNOUNCED_PAGE, 'Must be a path of the site such as /coins/btc.')))
        .check(z.maxLength(MAX_ANNOUNCED_PAGES, `At most ${MAX_ANNOUNCED_PAGES} pages.`)),
      [],
    ),
    isDismissible: bodyFlag,
    stopsOrders: bodyFlag,
  })
  .check(
    z.refine(({ texts }) => texts.en !== undefined, {
      path: ['texts'],
      error: 'The English text is needed.',
    }),
    z.refine(({ from, until }) => until === null || until > (from ?? Date.now()), {
      path: ['until'],
      error: 'Must be later than its beginning, and than now.',
    }),
    z.refine(({ kind, stopsOrders }) => kind === 'maintenance' || !stopsOrders, {
      path: ['stopsOrders'],
      error: 'Only a maintenance stops orders.',
    }),
  )

const staff = (audit: string | null) => ({ role: 'announcements', audit }) as const
const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const write = { ...read, method: 'POST' } as const

export const deskAnnouncementCalls = {
  announcements: {
    ...read,
    path: '/api/v4/desk/announcements',
    staff: staff(null),
    query: z.object({ limit: queryCount(100, 20), offset: queryOffset }),
    result: pageOf(deskAnnouncement),
    summary: 'Announcements, the newest first',
  },
  announce: {
    ...write,
    path: '/api/v4/desk/announcements',
    staff: staff('announced'),
    body: newAnnouncement,
    result: deskAnnouncement,
    statuses: [201],
    summary: 'Announce something to visitors',
  },
  endAnnouncement: {
    ...write,
    path: '/api/v4/desk/announcements/{id}/end',
    staff: staff('announcement ended'),
    result: deskAnnouncement,
    errors: { 404: ['not_found'] },
    summary: 'End an announcement, also one that is planned',
  },
} as const satisfies Endpoints
