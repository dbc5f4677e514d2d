import * as z from 'zod/mini'
import { BLOCK_KINDS } from '@/domain/account/block'
import { DESK_REASON } from '@/domain/account/staff'
import { pageOf } from './deskResults'
import type { Endpoints } from './endpoint'
import { bodyText, oneOf, queryCount, queryFlag, queryOffset } from './requestFields'
import { instant, integer, nullable, nullableText } from './resultFields'

/** Characters; a Lightning invoice is the longest that is paid to. */
const LONGEST_VALUE = 1500

const page = { limit: queryCount(100, 20), offset: queryOffset }

export const deskReason = z
  .pipe(bodyText, z.string())
  .check(
    z.minLength(DESK_REASON.min, `At least ${DESK_REASON.min} characters.`),
    z.maxLength(DESK_REASON.max, `At most ${DESK_REASON.max} characters.`),
  )

const deskBlock = z.object({
  id: z.string(),
  kind: z.enum(BLOCK_KINDS),
  value: z.string(),
  reason: z.string(),
  staff: z.string(),
  createdAt: instant,
  endedAt: nullable(instant),
  endedBy: nullableText,
})
export type DeskBlock = z.output<typeof deskBlock>

const deskScreening = z.object({
  lists: z.array(
    z.object({
      name: z.string(),
      entries: integer,
      /** Null: there is no such file. */
      loadedAt: nullable(instant),
      /** Why the file as it is now does not count; the last good one does. */
      fault: nullableText,
    }),
  ),
})
export type DeskScreening = z.output<typeof deskScreening>

const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const write = { ...read, method: 'POST' } as const

/** The part of the desk that decides who may exchange. */
export const deskScreeningCalls = {
  screening: {
    ...read,
    path: '/api/v4/desk/screening',
    staff: { role: 'screening', audit: null },
    result: deskScreening,
    summary: 'Against what orders and payouts are screened',
  },
  blocks: {
    ...read,
    path: '/api/v4/desk/blocks',
    staff: { role: 'screening', audit: 'blocks viewed' },
    query: z.object({ isEnded: queryFlag(false), ...page }),
    result: pageOf(deskBlock),
    summary: 'Blocked customers, emails, addresses and callers, the newest first',
  },
  block: {
    ...write,
    path: '/api/v4/desk/blocks',
    staff: { role: 'screening', audit: 'blocked' },
    body: z.object({
      kind: z.enum(BLOCK_KINDS, oneOf(BLOCK_KINDS)),
      value: z
        .pipe(bodyText, z.string())
        .check(
          z.minLength(1, 'Must not be empty.'),
          z.maxLength(LONGEST_VALUE, `At most ${LONGEST_VALUE} characters.`),
        ),
      reason: deskReason,
    }),
    result: deskBlock,
    statuses: [200, 201],
    summary: 'Block a customer, an email, an address or a caller; 200 when it was blocked before',
  },
  unblock: {
    ...write,
    path: '/api/v4/desk/blocks/{id}/end',
    staff: { role: 'screening', audit: 'unblocked' },
    body: z.object({ reason: deskReason }),
    result: deskBlock,
    errors: { 404: ['not_found'] },
    summary: 'End a block',
  },
} as const satisfies Endpoints
