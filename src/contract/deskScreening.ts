import * as z from 'zod/mini'
import { BLOCK_KINDS } from '@/domain/account/block'
import { HOLD_DECISIONS } from '@/domain/account/staff'
import { EXCHANGE_ISSUES } from '@/domain/exchange/exchange'
import { deskProposal } from './deskProposals'
import { deskReason } from './deskReason'
import type { Endpoints } from './endpoint'
import { exchangeStatus } from './exchangeStatus'
import { pageOf } from './pageOf'
import { bodyText, oneOf, queryCount, queryFlag, queryOffset } from './requestFields'
import { amount, instant, integer, nullable, nullableText } from './resultFields'

/** Characters; a Lightning invoice is the longest that is paid to. */
const LONGEST_VALUE = 1500

const page = { limit: queryCount(100, 20), offset: queryOffset }

const deskBlock = z.object({
  id: z.string(),
  kind: z.enum(BLOCK_KINDS),
  value: z.string(),
  reason: z.string(),
  staff: z.string(),
  createdAt: instant,
  endedAt: nullable(instant),
  endedBy: nullableText,
  /** To unblock it, where that needs a second member of staff. */
  proposal: nullable(deskProposal),
})
export type DeskBlock = z.output<typeof deskBlock>

export const deskHold = z.object({
  reason: z.string(),
  at: instant,
  decision: z.enum(['open', 'released', 'denied']),
  decidedAt: nullable(instant),
})
export type DeskHold = z.output<typeof deskHold>

const heldOrder = z.object({
  publicId: z.string(),
  status: exchangeStatus,
  issue: nullable(z.enum(EXCHANGE_ISSUES)),
  tickerFrom: z.string(),
  tickerTo: z.string(),
  amountFrom: amount,
  amountTo: amount,
  provider: z.string(),
  hold: nullable(deskHold),
})
export type HeldOrder = z.output<typeof heldOrder>

const deskScreening = z.object({
  /** Whether SCREENING_URL is set, and what counts where it is silent. */
  service: nullable(z.object({ silent: z.enum(['allow', 'hold', 'deny']) })),
  /** How many days from where calls came is stored; null: LOG_CALLERS is 0. */
  callersDays: nullable(integer),
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
  held: {
    ...read,
    path: '/api/v4/desk/held',
    staff: { role: 'screening', audit: 'held orders viewed' },
    query: z.object(page),
    result: pageOf(heldOrder),
    summary: 'Orders on hold before anything was made at a provider, the longest waiting first',
  },
  decideHeld: {
    ...write,
    path: '/api/v4/desk/exchanges/{publicId}/hold',
    staff: { role: 'screening', audit: 'held order decided' },
    body: z.object({ decision: z.enum(HOLD_DECISIONS, oneOf(HOLD_DECISIONS)), reason: deskReason }),
    result: heldOrder,
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    summary: 'Release an order on hold, which places it at its provider, or deny it',
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
    statuses: [200, 202],
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    summary: 'End a block; 202 where that is proposed to a second member of staff',
  },
} as const satisfies Endpoints
