import * as z from 'zod/mini'
import { ATTRIBUTION_REASONS, PARTNER_STATES } from '@/domain/partner/attribution'
import { CODE_KINDS } from '@/domain/partner/partnerCode'
import { COMMISSION_OUTCOMES } from '@/domain/partner/partnerCommission'
import { CLICKS_BY, STATISTICS_BY } from '@/domain/partner/statistics'
import type { Endpoints } from './endpoint'
import { partnerBrandSchema } from './partnerBrands'
import { partnerKeyCalls } from './partnerKeys'
import { partnerTier } from './partnerTier'
import { partnerNoticeCalls } from './partnerNotices'
import { partnerStatementCalls } from './partnerStatements'
import { partnerWebhookCalls } from './partnerWebhooks'
import { partnerWidgetCalls } from './partnerWidgets'
import { partnerPayoutCalls } from './partnerPayouts'
import {
  bodyText,
  oneOf,
  partnerKeyHeader,
  queryCount,
  queryOffset,
  queryText,
  wholeNumber,
} from './requestFields'
import { amount, instant, integer, nullable, nullableText, rowsOf } from './resultFields'
import { documented, named } from './schema'

export const partnerFields = {
  state: z.enum(PARTNER_STATES),
  about: z.string(),
  createdAt: instant,
}

const partner = named(
  'Partner',
  z.object({
    ...partnerFields,
    ratePercent: documented(amount, { description: 'Of the volume, for orders that are made now.' }),
    earnedSharePercent: documented(amount, {
      description: 'A commission is at most this much of what the order earned after cashback.',
    }),
    balanceBtc: amount,
    pendingBtc: documented(amount, {
      description: 'Expected of orders whose earning the provider has not confirmed yet, in BTC.',
    }),
    earnedBtc: documented(amount, { description: 'Commissions booked so far, in BTC, before payouts.' }),
    withdrawnBtc: documented(amount, { description: 'Payouts that were sent or are under way, in BTC.' }),
    minPayoutBtc: documented(amount, { description: 'Least payout at present, in BTC.' }),
    tier: documented(z.optional(nullable(partnerTier)), {
      description: 'How far the partner is; null: the site has no tiers, or another rate was agreed.',
    }),
    brand: documented(z.optional(nullable(partnerBrandSchema)), {
      description: 'The page under the partner’s own brand; null: there is none.',
    }),
    applyAgainAt: documented(z.optional(nullable(instant)), {
      description:
        'From when on somebody whose application was refused may apply again; null: it was not refused, or they may now.',
    }),
  }),
)
export type Partner = z.output<typeof partner>

export const partnerCodeSchema = named(
  'PartnerCode',
  z.object({
    code: z.string(),
    kind: z.enum(CODE_KINDS),
    label: z.string(),
    subId: nullableText,
    createdAt: instant,
    endedAt: nullable(instant),
    startsAt: z.optional(nullable(instant)),
    endsAt: z.optional(nullable(instant)),
    maxUses: z.optional(nullable(integer)),
    maxPerAccount: z.optional(nullable(integer)),
  }),
)
export type PartnerCode = z.output<typeof partnerCodeSchema>

const figures = {
  orders: integer,
  completed: integer,
  volumeBtc: amount,
  commissionBtc: amount,
  pendingBtc: amount,
}

const statistics = named(
  'PartnerStatistics',
  z.object({
    by: z.enum(STATISTICS_BY),
    timeZone: z.string(),
    from: documented(z.string(), { format: 'date' }),
    to: documented(z.string(), { format: 'date' }),
    rows: z.array(z.object({ key: nullableText, ...figures })),
    total: z.object(figures),
  }),
)
export type PartnerStatistics = z.output<typeof statistics>

const clickStatistics = named(
  'PartnerClicks',
  z.object({
    by: z.enum(CLICKS_BY),
    timeZone: z.string(),
    from: documented(z.string(), { format: 'date' }),
    to: documented(z.string(), { format: 'date' }),
    rows: z.array(z.object({ key: nullableText, clicks: integer })),
    total: integer,
  }),
)
export type PartnerClicks = z.output<typeof clickStatistics>

const commission = named(
  'PartnerCommission',
  z.object({
    date: documented(z.string(), { format: 'date' }),
    code: nullableText,
    source: nullable(z.enum(CODE_KINDS)),
    fromAsset: z.string(),
    toAsset: z.string(),
    reason: z.enum(ATTRIBUTION_REASONS),
    outcome: nullable(z.enum(COMMISSION_OUTCOMES)),
    volumeBtc: nullable(amount),
    commissionBtc: amount,
  }),
)
export type PartnerCommission = z.output<typeof commission>

const limit = wholeNumber(1, 1_000_000)

const own = { auth: 'customer', tag: 'Partners' } as const
const list = { ...own, method: 'GET', limit: 'read' } as const
const readable = { ...list, auth: 'partner', headers: partnerKeyHeader } as const
const write = { ...own, method: 'POST', limit: 'write' } as const
const base = '/api/v4/partners'
const period = { from: queryText, to: queryText, timeZone: queryText }
const page = { offset: queryOffset, limit: queryCount(100, 20) }
const noPartner = { 404: ['not_found'] } as const

export const partners = {
  apply: {
    ...write,
    path: base,
    body: z.object({ code: bodyText, about: bodyText }),
    result: partner,
    statuses: [200, 201],
    errors: { 404: ['not_found'] },
    summary: 'Become a partner, with a first code; 200 for one who is',
  },
  me: {
    ...readable,
    path: `${base}/me`,
    result: partner,
    errors: noPartner,
    summary: 'The partner’s terms and balance',
  },
  ...partnerNoticeCalls,
  codes: {
    ...readable,
    path: `${base}/codes`,
    result: z.object({ result: z.array(partnerCodeSchema) }),
    errors: noPartner,
    summary: 'The partner’s codes, the newest first',
  },
  addCode: {
    ...write,
    path: `${base}/codes`,
    body: z.object({
      code: bodyText,
      kind: z._default(z.enum(CODE_KINDS, oneOf(CODE_KINDS)), 'link'),
      label: bodyText,
      subId: bodyText,
      startsAt: bodyText,
      endsAt: bodyText,
      maxUses: z._default(z.nullable(limit), null),
      maxPerAccount: z._default(z.nullable(limit), null),
    }),
    result: partnerCodeSchema,
    statuses: [201],
    errors: { ...noPartner, 409: ['action_unavailable', 'limit_reached'] },
    summary: 'Add a code',
  },
  endCode: {
    ...write,
    path: `${base}/codes/{code}/end`,
    result: partnerCodeSchema,
    errors: noPartner,
    summary: 'End a code: orders count no more for it, and nobody else can have it',
  },
  ...partnerKeyCalls,
  ...partnerWebhookCalls,
  ...partnerWidgetCalls,
  statistics: {
    ...readable,
    path: `${base}/statistics`,
    query: z.object({
      by: z._default(z.enum(STATISTICS_BY, oneOf(STATISTICS_BY)), 'day'),
      ...period,
    }),
    result: statistics,
    errors: noPartner,
    summary: 'Orders, volume and commissions by day, code, widget, country or pair',
    description:
      'By the day on which the order was made. Amounts have two digits and groups of fewer than five orders are one, so that nobody finds a customer by them.',
  },
  clicks: {
    ...readable,
    path: `${base}/clicks`,
    query: z.object({
      by: z._default(z.enum(CLICKS_BY, oneOf(CLICKS_BY)), 'day'),
      ...period,
    }),
    result: clickStatistics,
    errors: noPartner,
    summary: 'How often links were followed, by day, code, country or campaign',
    description:
      'Without programs and prefetches, and once a day for a visitor who has the cookie. A campaign is `sub` of the link, as in `?ref=code&sub=campaign`.',
  },
  commissions: {
    ...readable,
    path: `${base}/commissions`,
    query: z.object(page),
    result: rowsOf(commission),
    errors: noPartner,
    summary: 'Orders that came with the partner’s codes, newest first, and what each brought or why not',
    description: 'Amounts have two digits.',
  },
  ...partnerStatementCalls,
  ...partnerPayoutCalls,
} as const satisfies Endpoints
