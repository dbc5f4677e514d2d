import * as z from 'zod/mini'
import { PAYOUT_STATES } from '@/domain/account/account'
import { ASSIGNMENTS } from '@/domain/account/deskWork'
import { EXCHANGE_ACTIONS, PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { DESK_REPLY } from '@/domain/account/staff'
import { contestSchema } from './contest'
import {
  auditEntry,
  auditVerification,
  deskMessage,
  deskOrder,
  deskPayout,
  deskProvider,
  deskRamp,
  deskReview,
  deskSession,
  deskWinner,
  foundOrder,
} from './deskResults'
import { deskAmbassadorCalls } from './deskAmbassadors'
import { deskCallerCalls } from './deskCallers'
import { deskCustomerCalls } from './deskCustomers'
import { deskInvitationCalls } from './deskInvitations'
import { deskPartnerCalls } from './deskPartners'
import { deskPayoutBatchCalls } from './deskPayoutBatches'
import { payoutDecision } from './deskPayoutDecision'
import { deskProposalCalls } from './deskProposals'
import { deskReason as reason } from './deskReason'
import { deskScreeningCalls } from './deskScreening'
import { deskSiteCalls } from './deskSite'
import { deskStaffCalls } from './deskStaff'
import { deskWorkCalls } from './deskWork'
import type { Endpoints } from './endpoint'
import { pageOf } from './pageOf'
import {
  bodyFlag,
  bodyProse,
  bodyText,
  oneOf,
  queryCount,
  queryOffset,
  queryText,
  wholeNumber,
} from './requestFields'

const STATUSES = [...PROGRESS_STATUSES, ...SIDE_STATUSES] as const
const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const

const page = { limit: queryCount(100, 20), offset: queryOffset }
const filter = <const Value extends string>(values: readonly Value[]) =>
  z.optional(z.enum(values, oneOf(values)))

const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const write = { ...read, method: 'POST' } as const

/** What staff see and do; in no public description. The audit log takes each call with `audit` before it is carried out. */
export const desk = {
  session: {
    ...read,
    path: '/api/v4/desk/session',
    staff: { role: null, audit: null },
    result: deskSession,
    summary: 'Who is at the desk, and with which roles',
  },
  orders: {
    ...read,
    path: '/api/v4/desk/exchanges',
    staff: { role: 'orders', audit: 'orders searched' },
    query: z.object({
      ...{ q: queryText, status: filter(STATUSES), tag: queryText, assigned: filter(ASSIGNMENTS) },
      ...page,
    }),
    result: pageOf(foundOrder),
    summary: 'Orders by id, address, e-mail address or transaction, the newest first',
  },
  order: {
    ...read,
    path: '/api/v4/desk/exchanges/{publicId}',
    staff: { role: 'orders', audit: 'order viewed' },
    result: deskOrder,
    errors: { 404: ['not_found'] },
    summary: 'One order with its timeline and what its provider said',
  },
  act: {
    ...write,
    path: '/api/v4/desk/exchanges/{publicId}/actions',
    staff: { role: 'orders', audit: 'order acted on' },
    body: z.object({
      action: z.enum(EXCHANGE_ACTIONS, oneOf(EXCHANGE_ACTIONS)),
      address: bodyText,
      extraId: bodyText,
      notProvideRefundMemo: bodyFlag,
      reason,
    }),
    result: deskOrder,
    statuses: [200, 202],
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    summary:
      'Refund or continue an order for its owner; 202 where that is proposed to a second member of staff',
  },
  payouts: {
    ...read,
    path: '/api/v4/desk/payouts',
    staff: { role: 'payouts', audit: 'payouts viewed' },
    query: z.object({ state: filter(PAYOUT_STATES), ...page }),
    result: pageOf(deskPayout),
    summary: 'Payouts of cashback, the newest first',
  },
  decidePayout: {
    ...write,
    path: '/api/v4/desk/payouts/{id}/decision',
    staff: { role: 'payouts', audit: 'payout decided' },
    body: payoutDecision,
    result: deskPayout,
    statuses: [200, 202],
    errors: { 404: ['not_found'], 409: ['action_unavailable'] },
    summary:
      'Approve a payout, enter the transaction that sent it, confirm that, or refuse it, which returns its amount; 202 where it is proposed to a second member of staff',
  },
  ...deskPayoutBatchCalls,
  reviews: {
    ...read,
    path: '/api/v4/desk/reviews',
    staff: { role: 'reviews', audit: null },
    query: z.object({ state: filter(REVIEW_STATES), ...page }),
    result: pageOf(deskReview),
    summary: 'Reviews in one state, the longest waiting first',
  },
  moderateReview: {
    ...write,
    path: '/api/v4/desk/reviews/{id}/decision',
    staff: { role: 'reviews', audit: 'review moderated' },
    body: z.object({ status: z.enum(['approved', 'rejected'], 'Must be approved or rejected.') }),
    result: z.object({ id: z.string(), status: z.enum(REVIEW_STATES) }),
    errors: { 404: ['not_found'] },
    summary: 'Show a review or hide it',
  },
  messages: {
    ...read,
    path: '/api/v4/desk/messages',
    staff: { role: 'messages', audit: 'messages viewed' },
    query: z.object({ state: filter(['open', 'answered']), ...page }),
    result: pageOf(deskMessage),
    summary: 'Messages of visitors with the replies, the newest first',
  },
  reply: {
    ...write,
    path: '/api/v4/desk/messages/{reference}/replies',
    staff: { role: 'messages', audit: 'message replied to' },
    body: z.object({
      message: z
        .pipe(bodyProse, z.string())
        .check(
          z.minLength(DESK_REPLY.min, `At least ${DESK_REPLY.min} characters.`),
          z.maxLength(DESK_REPLY.max, `At most ${DESK_REPLY.max} characters.`),
        ),
    }),
    result: deskMessage,
    statuses: [200, 201],
    errors: { 404: ['not_found'] },
    summary: 'Reply to a message by e-mail',
  },
  providers: {
    ...read,
    path: '/api/v4/desk/providers',
    staff: { role: 'providers', audit: null },
    result: z.array(deskProvider),
    summary: 'How each configured provider does in this process',
  },
  switchProvider: {
    ...write,
    path: '/api/v4/desk/providers/{provider}/switch',
    staff: { role: 'providers', audit: 'provider switched' },
    body: z.object({
      isOn: z.boolean('Must be true or false.'),
      weight: wholeNumber(-1000, 1000),
      reason,
    }),
    result: z.array(deskProvider),
    errors: { 404: ['not_found'] },
    summary: 'Switch a provider on or off for new orders',
  },
  ramps: {
    ...read,
    path: '/api/v4/desk/ramps',
    staff: { role: 'providers', audit: null },
    result: z.array(deskRamp),
    summary: 'How each configured ramp does in this process',
  },
  switchRamp: {
    ...write,
    path: '/api/v4/desk/ramps/{ramp}/switch',
    staff: { role: 'providers', audit: 'ramp switched' },
    body: z.object({ isOn: z.boolean('Must be true or false.'), reason }),
    result: z.array(deskRamp),
    errors: { 404: ['not_found'] },
    summary: 'Switch a ramp on or off for new orders',
  },
  ...deskScreeningCalls,
  ...deskWorkCalls,
  ...deskCustomerCalls,
  ...deskProposalCalls,
  ...deskCallerCalls,
  ...deskPartnerCalls,
  ...deskAmbassadorCalls,
  ...deskInvitationCalls,
  ...deskSiteCalls,
  ...deskStaffCalls,
  contest: {
    ...read,
    path: '/api/v4/desk/contest',
    staff: { role: null, audit: null },
    result: contestSchema,
    summary: 'The trading contest as visitors see it',
  },
  contestWinners: {
    ...read,
    path: '/api/v4/desk/contest/winners',
    staff: { role: 'contest', audit: 'contest winners viewed' },
    result: z.array(deskWinner),
    summary: 'Who won a prize of the contest that has ended, and how to reach them',
  },
  audit: {
    ...read,
    path: '/api/v4/desk/audit',
    staff: { role: 'audit', audit: null },
    query: z.object(page),
    result: pageOf(auditEntry),
    summary: 'What staff did, the newest first',
  },
  verifyAudit: {
    ...read,
    path: '/api/v4/desk/audit/verification',
    staff: { role: 'audit', audit: null },
    result: auditVerification,
    summary: 'Whether each row of the audit log follows from the one before it',
  },
} as const satisfies Endpoints
