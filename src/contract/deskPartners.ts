import * as z from 'zod/mini'
import { DESK_REPLY } from '@/domain/account/staff'
import { ATTRIBUTION_REASONS, PARTNER_STATES } from '@/domain/partner/attribution'
import { BRAND_DECISIONS } from '@/domain/partner/partnerBrand'
import { COMMISSION_OUTCOMES } from '@/domain/partner/partnerCommission'
import { PARTNER_DECISIONS, PARTNER_NOTICES } from '@/domain/partner/partnerNotice'
import { SUSPICIONS } from '@/domain/partner/suspicion'
import { deskProposal } from './deskProposals'
import { deskReason } from './deskReason'
import type { Endpoints } from './endpoint'
import { pageOf } from './pageOf'
import { partnerBrandSchema } from './partnerBrands'
import { bodyProse, bodyText, oneOf, queryCount, queryOffset, queryText } from './requestFields'
import { amount, instant, integer, nullable, nullableText } from './resultFields'

const foundPartner = z.object({
  id: z.string(),
  /** Null: the account was deleted. */
  email: nullableText,
  language: nullableText,
  state: z.enum(PARTNER_STATES),
  about: z.string(),
  codes: z.array(z.string()),
  /** In percent, for orders that are made now. */
  ratePercent: amount,
  createdAt: instant,
})
export type FoundPartner = z.output<typeof foundPartner>

const raisedSuspicion = z.object({
  suspicion: z.enum(SUSPICIONS),
  count: integer,
  of: integer,
  percent: integer,
})

const suspectedPartner = z.object({
  id: z.string(),
  email: nullableText,
  suspicions: z.array(raisedSuspicion),
})
export type SuspectedPartner = z.output<typeof suspectedPartner>

const deskNotice = z.object({
  kind: z.enum(PARTNER_NOTICES),
  text: z.string(),
  staff: z.string(),
  ratePercent: nullable(amount),
  effectiveAt: nullable(instant),
  createdAt: instant,
})
export type DeskNotice = z.output<typeof deskNotice>

const deskPartner = z.extend(foundPartner, {
  balanceBtc: amount,
  pendingBtc: amount,
  earnedBtc: amount,
  withdrawnBtc: amount,
  decisions: z.array(z.enum(PARTNER_DECISIONS)),
  notices: z.array(deskNotice),
  suspicions: z.array(raisedSuspicion),
  /** Null: none was proposed. */
  brand: nullable(partnerBrandSchema),
  brandDecisions: z.array(z.enum(BRAND_DECISIONS)),
})
export type DeskPartner = z.output<typeof deskPartner>

const partnerOrder = z.object({
  publicId: z.string(),
  createdAt: instant,
  code: nullableText,
  reason: z.enum(ATTRIBUTION_REASONS),
  ratePercent: amount,
  outcome: nullable(z.enum(COMMISSION_OUTCOMES)),
  volumeBtc: nullable(amount),
  commissionBtc: amount,
  /** What staff have set; null: they have not. */
  correctedBtc: nullable(amount),
  /** Whether its commission can be corrected. */
  isCorrectable: z.boolean(),
  proposal: nullable(deskProposal),
})
export type DeskPartnerOrder = z.output<typeof partnerOrder>

const read = { method: 'GET', limit: 'staff', auth: 'staff', tag: 'Desk' } as const
const write = { ...read, method: 'POST' } as const
const base = '/api/v4/desk/partners'
const page = { limit: queryCount(100, 20), offset: queryOffset }
const missing = { 404: ['not_found'] } as const
const PARTNER_FILTERS = PARTNER_STATES.filter((state) => state !== 'closed')

/** Who brings visitors, and what they are paid. */
export const deskPartnerCalls = {
  partners: {
    ...read,
    path: base,
    staff: { role: 'partners', audit: 'partners searched' },
    query: z.object({
      q: queryText,
      state: z.optional(z.enum(PARTNER_FILTERS, oneOf(PARTNER_FILTERS))),
      ...page,
    }),
    result: pageOf(foundPartner),
    summary: 'Partners by id, code or email, the newest first; applications are those that have applied',
  },
  partner: {
    ...read,
    path: `${base}/{id}`,
    staff: { role: 'partners', audit: 'partner viewed' },
    result: deskPartner,
    errors: missing,
    summary: 'One partner with balance, notices and suspicious patterns',
  },
  decidePartner: {
    ...write,
    path: `${base}/{id}/decision`,
    staff: { role: 'partners', audit: 'partner decided' },
    body: z.object({ decision: z.enum(PARTNER_DECISIONS, oneOf(PARTNER_DECISIONS)), reason: deskReason }),
    result: deskPartner,
    errors: { ...missing, 409: ['action_unavailable'] },
    summary: 'Accept or refuse an application, suspend a partner or resume one; the partner reads the reason',
  },
  ratePartner: {
    ...write,
    path: `${base}/{id}/rate`,
    staff: { role: 'partners', audit: 'partner rated' },
    body: z.object({ ratePercent: bodyText, from: bodyText, reason: deskReason }),
    result: deskPartner,
    errors: { ...missing, 409: ['action_unavailable'] },
    summary: 'Agree on a rate for orders that are made from then on; empty: that of the programme, and now',
  },
  decideBrand: {
    ...write,
    path: `${base}/{id}/brand`,
    staff: { role: 'partners', audit: 'partner brand decided' },
    body: z.object({
      decision: z.enum(BRAND_DECISIONS, oneOf(BRAND_DECISIONS)),
      brandName: bodyText,
      reason: deskReason,
    }),
    result: deskPartner,
    errors: { ...missing, 409: ['action_unavailable'] },
    summary: 'Propose a name for the page of a partner’s brand, approve the page or withdraw it',
  },
  messagePartner: {
    ...write,
    path: `${base}/{id}/messages`,
    staff: { role: 'partners', audit: 'partner messaged' },
    body: z.object({
      message: z
        .pipe(bodyProse, z.string())
        .check(
          z.minLength(DESK_REPLY.min, `At least ${DESK_REPLY.min} characters.`),
          z.maxLength(DESK_REPLY.max, `At most ${DESK_REPLY.max} characters.`),
        ),
    }),
    result: deskPartner,
    errors: { ...missing, 409: ['action_unavailable'] },
    summary: 'Write to a partner, who reads it in the partner area',
  },
  partnerOrders: {
    ...read,
    path: `${base}/{id}/orders`,
    staff: { role: 'partners', audit: 'orders of a partner viewed' },
    query: z.object(page),
    result: pageOf(partnerOrder),
    errors: missing,
    summary: 'Orders that came with the partner’s codes, the newest first, and what each brought',
  },
  correctCommission: {
    ...write,
    path: `${base}/{id}/corrections`,
    staff: { role: 'partners', audit: 'commission correction proposed' },
    body: z.object({ publicId: bodyText, amountBtc: bodyText, reason: deskReason }),
    result: deskProposal,
    statuses: [202],
    errors: { ...missing, 409: ['action_unavailable'], 422: ['amount_invalid'] },
    summary: 'Propose what an order should have brought its partner; a second member of staff books it',
  },
  partnerPatterns: {
    ...read,
    path: '/api/v4/desk/partner-patterns',
    staff: { role: 'partners', audit: 'partner patterns viewed' },
    result: z.array(suspectedPartner),
    summary: 'Partners whose orders of the last 90 days look suspicious, with the figures',
  },
} as const satisfies Endpoints
