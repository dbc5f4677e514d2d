import * as z from 'zod/mini'
import { PROPOSAL_DECISIONS, PROPOSAL_KINDS, PROPOSAL_OUTCOMES } from '@/domain/account/proposal'
import { deskReason } from './deskReason'
import type { Endpoints } from './endpoint'
import { pageOf } from './pageOf'
import { oneOf, queryCount, queryOffset } from './requestFields'
import { instant, integer, nullable, nullableText } from './resultFields'

export const deskProposal = z.object({
  id: z.string(),
  kind: z.enum(PROPOSAL_KINDS),
  /** Id of the exchange, the payout or the block; of a correction, the exchange whose commission it is. */
  subject: z.string(),
  /** Where a refund or a payout goes. */
  address: nullableText,
  /** Of a payout, or what a corrected commission is to be. */
  amountBtc: nullableText,
  /** What an unblocking sets free: the kind of the block and its value. */
  blocked: nullableText,
  reason: z.string(),
  staff: z.string(),
  createdAt: instant,
  expiresAt: instant,
  /** Null while it waits. */
  outcome: nullable(z.enum(PROPOSAL_OUTCOMES)),
  /** The email address that an erasure is about; null once it is decided. */
  person: z.optional(nullableText),
})
export type DeskProposal = z.output<typeof deskProposal>

/** What erasing does, before it is done and after. `count` of what is erased; `why` of what stays. */
export const erasure = z.object({
  erases: z.array(z.object({ what: z.string(), count: integer })),
  stays: z.array(z.object({ what: z.string(), count: integer, why: z.string() })),
})
export type Erasure = z.output<typeof erasure>

/** `erasure`: what was erased, where that was confirmed. */
const decidedProposal = z.extend(deskProposal, { erasure: z.optional(nullable(erasure)) })
export type DecidedProposal = z.output<typeof decidedProposal>

const common = { limit: 'staff', auth: 'staff', tag: 'Desk' } as const

/** What needs a second member of staff, with DESK_FOUR_EYES. Which of them somebody sees their roles decide. */
export const deskProposalCalls = {
  proposals: {
    ...common,
    method: 'GET',
    path: '/api/v4/desk/proposals',
    staff: { role: null, audit: 'proposals viewed' },
    query: z.object({ limit: queryCount(100, 20), offset: queryOffset }),
    result: pageOf(deskProposal),
    summary: 'What waits for a second member of staff, the newest first',
  },
  decideProposal: {
    ...common,
    method: 'POST',
    path: '/api/v4/desk/proposals/{id}/decision',
    staff: { role: null, audit: 'proposal decided' },
    body: z.object({ decision: z.enum(PROPOSAL_DECISIONS, oneOf(PROPOSAL_DECISIONS)), reason: deskReason }),
    result: decidedProposal,
    errors: { 404: ['not_found'], 409: ['action_unavailable', 'legal_hold'] },
    summary: 'Confirm what another member of staff proposed, which carries it out, or withdraw it',
  },
} as const satisfies Endpoints
