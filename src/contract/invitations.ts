import * as z from 'zod/mini'
import { INVITATION_STATES } from '@/domain/partner/invitation'
import type { Endpoints } from './endpoint'
import { bodyText } from './requestFields'
import { amount, instant, integer, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

const state = documented(z.enum(INVITATION_STATES), {
  description:
    '`ended`: its time is over, or an account was deleted; `full`: both sides have what one invitation brings at most; `refused`: both accounts seem to be one person’s.',
})

const invitedFriend = z.object({
  acceptedOn: documented(z.string(), { description: 'The day (UTC).' }),
  endsOn: documented(z.string(), { description: 'Exchanges from that day on earn nothing.' }),
  state,
  rewardBtc: documented(amount, { description: 'Of the inviter so far, in two digits.' }),
})
export type InvitedFriend = z.output<typeof invitedFriend>

const receivedInvitation = z.object({
  acceptedAt: documented(instant, { description: 'When the code was entered.' }),
  endsAt: documented(instant, { description: 'Exchanges from then on earn nothing.' }),
  state,
  rewardBtc: documented(amount, { description: 'Of the customer so far, in BTC.' }),
  capBtc: documented(amount, { description: 'What each side earns at most.' }),
})

export const invitationsSchema = named(
  'Invitations',
  z.object({
    code: documented(nullableText, { description: 'By which friends are invited; null: none was made yet.' }),
    terms: documented(
      z.object({
        sharePercent: documented(z.string(), {
          description: 'For each side, of what an exchange earned after cashback and commission.',
        }),
        capBtc: documented(amount, { description: 'For each side, with one friend.' }),
        days: documented(integer, { description: 'From the acceptance on.' }),
      }),
      { description: 'Of an invitation that is accepted now.' },
    ),
    earnedBtc: documented(amount, { description: 'By inviting friends, in all.' }),
    friends: documented(z.array(invitedFriend), {
      description: 'The newest first; nothing says who they are.',
    }),
    invitedBy: documented(nullable(receivedInvitation), {
      description: 'Null: the customer entered no code.',
    }),
    mayAccept: documented(z.boolean(), {
      description: 'A code can be entered: the account is new and has no exchange.',
    }),
  }),
)
export type Invitations = z.output<typeof invitationsSchema>

const own = { auth: 'customer', tag: 'Invitations' } as const
const base = '/api/v4/invitations'
const missing = { 404: ['not_found'] } as const

/** Only where the programme is on and the caller’s country is one of its; elsewhere 404. */
export const invitations = {
  me: {
    ...own,
    method: 'GET',
    limit: 'read',
    path: `${base}/me`,
    result: invitationsSchema,
    errors: missing,
    summary: 'The customer’s invitation code, what it has earned, and by whom they were invited',
  },
  code: {
    ...own,
    method: 'POST',
    limit: 'write',
    path: `${base}/code`,
    result: invitationsSchema,
    errors: missing,
    summary: 'Make the invitation code of the customer; called again it changes nothing',
  },
  accept: {
    ...own,
    method: 'POST',
    limit: 'write',
    path: `${base}/accept`,
    body: z.object({ code: documented(bodyText, { description: 'Of whoever invites the customer.' }) }),
    result: invitationsSchema,
    errors: { ...missing, 409: ['action_unavailable'] },
    summary: 'Enter the code of a friend in a new account, before its first exchange',
  },
} as const satisfies Endpoints
