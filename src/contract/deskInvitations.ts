import * as z from 'zod/mini'
import { INVITATION_STATES } from '@/domain/partner/invitation'
import type { Endpoints } from './endpoint'
import { pageOf } from './pageOf'
import { queryCount, queryOffset } from './requestFields'
import { amount, instant, integer, nullableText } from './resultFields'

const deskInvitation = z.object({
  id: z.string(),
  /** Email; null: the account was deleted. */
  inviter: nullableText,
  friend: nullableText,
  state: z.enum(INVITATION_STATES),
  acceptedAt: instant,
  endsAt: instant,
  /** Settled. */
  orders: integer,
  inviterBtc: amount,
  friendBtc: amount,
  /** For each side. */
  capBtc: amount,
})
export type DeskInvitation = z.output<typeof deskInvitation>

/** Who has invited whom, and what both have earned by it. */
export const deskInvitationCalls = {
  invitations: {
    ...({ method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const),
    path: '/api/v4/desk/invitations',
    staff: { role: 'partners', audit: 'invitations viewed' },
    query: z.object({ limit: queryCount(100, 20), offset: queryOffset }),
    result: pageOf(deskInvitation),
    summary: 'Invitations of friends, the newest first',
  },
} as const satisfies Endpoints
