import * as z from 'zod/mini'
import { DESK_NOTE, MAX_TAGS, NOTE_KINDS } from '@/domain/account/deskWork'
import { PLACEHOLDERS, REPLY_NAME, unknownPlaceholders } from '@/domain/account/savedReply'
import { DESK_REPLY } from '@/domain/account/staff'
import type { Endpoints } from './endpoint'
import { bodyProse, bodyText, bodyVersion } from './requestFields'
import { instant, integer, nullable, nullableText } from './resultFields'

export const deskNote = z.object({
  id: integer,
  kind: z.enum(NOTE_KINDS),
  publicId: nullableText,
  text: z.string(),
  staff: z.string(),
  createdAt: instant,
})
export type DeskNote = z.output<typeof deskNote>

const prose = ({ min, max }: { min: number; max: number }) =>
  z
    .pipe(bodyProse, z.string())
    .check(z.minLength(min, `At least ${min} characters.`), z.maxLength(max, `At most ${max} characters.`))

/** `message`, as of a reply: the audit log holds its length alone. */
export const noteBody = z.object({ message: prose(DESK_NOTE) })

export const replyFacts = z.partialRecord(z.enum(PLACEHOLDERS), z.string())

const work = {
  /** 0: nobody has changed it yet. */
  version: integer,
  tags: z.array(z.string()),
  /** Email of a member of staff. */
  assignee: nullableText,
  changedBy: nullableText,
  changedAt: nullable(instant),
}

export const orderWork = z.object({ ...work, notes: z.array(deskNote) })
export type OrderWork = z.output<typeof orderWork>

/** What a second person who has the order open compares. */
const orderPulse = z.object({
  version: integer,
  notes: integer,
  /** Who changed it last, in any way. */
  staff: nullableText,
  updatedAt: instant,
})
export type OrderPulse = z.output<typeof orderPulse>

const workChoices = z.object({
  /** With how many orders have each. */
  tags: z.array(z.object({ tag: z.string(), orders: integer })),
  /** Who may be assigned. */
  staff: z.array(z.string()),
})
export type WorkChoices = z.output<typeof workChoices>

/** By language, as addresses name it; English is always there. */
const replyTexts = z.record(z.string(), z.string())
const savedReply = z.object({
  id: z.string(),
  name: z.string(),
  texts: replyTexts,
  version: integer,
  staff: z.string(),
  changedAt: instant,
})
export type SavedReply = z.output<typeof savedReply>

const replyText = prose(DESK_REPLY).check(
  z.refine((text) => unknownPlaceholders(text).length === 0, {
    error: `Only ${PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ')} can stand in braces.`,
  }),
)

const common = { limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const read = { ...common, method: 'GET' } as const
const write = { ...common, method: 'POST' } as const
const ofOrder = '/api/v4/desk/exchanges/{publicId}'

/** Orders as work: who does what, and what they write. */
export const deskWorkCalls = {
  workChoices: {
    ...read,
    path: '/api/v4/desk/work',
    staff: { role: 'orders', audit: null },
    result: workChoices,
    summary: 'The tags in use, and who orders may be assigned to',
  },
  pulse: {
    ...read,
    path: `${ofOrder}/pulse`,
    staff: { role: 'orders', audit: null },
    result: orderPulse,
    errors: { 404: ['not_found'] },
    summary: 'Whether an order that is open on the screen has changed',
  },
  noteOrder: {
    ...write,
    path: `${ofOrder}/notes`,
    staff: { role: 'orders', audit: 'order noted' },
    body: noteBody,
    result: orderWork,
    statuses: [200, 201],
    errors: { 404: ['not_found'] },
    summary: 'Add a note to an order that only staff read',
  },
  sortOrder: {
    ...write,
    path: `${ofOrder}/work`,
    staff: { role: 'orders', audit: 'order sorted' },
    body: z.object({
      /** The one that was read: an older one is refused. */
      version: bodyVersion,
      tags: z.array(bodyText, 'Must be a list.').check(z.maxLength(MAX_TAGS, `At most ${MAX_TAGS} tags.`)),
      /** Empty: nobody. */
      assignee: bodyText,
    }),
    result: orderWork,
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    summary: 'Tag an order and assign it; 409 where somebody else was first',
  },
  writeToCustomer: {
    ...write,
    path: `${ofOrder}/messages`,
    staff: { role: 'orders', audit: 'customer of order written to' },
    body: z.object({ message: prose(DESK_REPLY) }),
    result: orderWork,
    statuses: [200, 201],
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    summary: 'Write to the customer of an order by email',
  },
  savedReplies: {
    ...read,
    path: '/api/v4/desk/saved-replies',
    staff: { role: null, audit: null },
    result: z.array(savedReply),
    summary: 'What staff write again and again',
  },
  saveReply: {
    ...write,
    path: '/api/v4/desk/saved-replies',
    staff: { role: 'messages', audit: 'saved reply written' },
    body: z.object({
      /** Empty: a new one. */
      id: bodyText,
      version: bodyVersion,
      name: z
        .pipe(bodyText, z.string())
        .check(
          z.minLength(1, 'Must not be empty.'),
          z.maxLength(REPLY_NAME, `At most ${REPLY_NAME} characters.`),
        ),
      texts: z
        .record(z.string(), replyText)
        .check(z.refine(({ en }) => en !== undefined, { path: ['en'], error: 'English is needed.' })),
    }),
    result: z.array(savedReply),
    statuses: [200, 201],
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    summary: 'Store a saved reply; 409 where somebody else was first, or the name is taken',
  },
  deleteReply: {
    ...write,
    path: '/api/v4/desk/saved-replies/{id}/removal',
    staff: { role: 'messages', audit: 'saved reply deleted' },
    body: z.object({ version: bodyVersion }),
    result: z.array(savedReply),
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    summary: 'Delete a saved reply; 409 where somebody has changed it meanwhile',
  },
} as const satisfies Endpoints
