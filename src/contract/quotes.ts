import * as z from 'zod/mini'
import { COMMISSION_KINDS } from '@/domain/money/commission'
import { KYC_LEVELS, NO_FILTER } from '@/domain/exchange/quote'
import { REFUND_TERMS } from '@/domain/exchange/refundTerms'
import type { Endpoints } from './endpoint'
import { oneOf, queryFlag } from './requestFields'
import { amount, instant, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

// What is left out is an empty text, so that the check names it beside everything else that is wrong.
const ticker = z._default(z.string(), '')
const PAIR = ['tickerFrom', 'networkFrom', 'tickerTo', 'networkTo'] as const
const network = documented(ticker, {
  description: 'The id of the network, or another name of it: `trx`, `tron` and `trc20` mean the same.',
})
const rangeQuery = z.object({
  tickerFrom: ticker,
  networkFrom: network,
  tickerTo: ticker,
  networkTo: network,
  fixed: queryFlag(false),
  reverse: queryFlag(false),
})

const providerSchema = named(
  'Provider',
  z.object({
    id: z.string(),
    name: z.string(),
    custody: documented(z.enum(['sandbox', 'custodial', 'protocol']), {
      description: 'Who holds the money while it is exchanged: a company, or a protocol without one.',
    }),
    kyc: documented(z.enum(KYC_LEVELS), {
      description: 'How often its checks ask a person for documents.',
    }),
    isRefundRequired: documented(z.optional(z.boolean()), {
      description: 'Whether an order needs a refund address.',
    }),
    refunds: documented(z.catch(z.optional(z.enum(REFUND_TERMS)), undefined), {
      description:
        'How a deposit comes back that cannot be exchanged: by itself, as its owner confirms on the order page, or through the support of the provider.',
    }),
  }),
)
export type OfferProvider = z.output<typeof providerSchema>

export const commissionSchema = named(
  'Commission',
  z.object({
    kind: documented(z.enum(COMMISSION_KINDS), {
      description:
        'How surely the service knows it: exact and contractual are named to the provider with the order; stated is what the operator says of its account, and 0 where it says nothing; none: nothing is added.',
    }),
    percent: documented(amount, { description: 'Of what is exchanged, already inside the rate.' }),
  }),
)
export type CommissionView = z.output<typeof commissionSchema>

const offeredCommission = documented(z.optional(z.catch(z.nullable(commissionSchema), null)), {
  description: 'What the service earns of it, inside the rate; null where that is not known.',
})

const limits = { min: amount, max: z.nullable(amount) }
const rangeSchema = named('Range', z.object(limits))
/** Limits in units of the currency whose amount was typed; `max` null means no upper limit. */
export type Range = z.output<typeof rangeSchema>

export const estimateSchema = z.object({
  ...limits,
  estimate: documented(amount, {
    description: 'The other side’s amount, rounded to its currency’s precision: a deposit up, a payout down.',
  }),
  rateId: documented(nullableText, {
    description: 'Creates an exchange at this fixed rate; null for a floating one.',
  }),
  validUntil: documented(nullable(instant), { description: 'Until when the fixed rate holds.' }),
  networkFee: documented(z.catch(z.nullable(amount), null), {
    description:
      'Of the payout, in units of the to-currency, already taken off the estimate; null where it is not known.',
  }),
  speed: documented(z.catch(z.string(), ''), {
    description: 'Usual minutes, as `5-30`; empty where nobody has said them.',
  }),
  commission: offeredCommission,
  provider: documented(z.catch(z.nullable(providerSchema), null), {
    description: 'Whose offer it is; null in the sandbox.',
  }),
})
export type Estimate = z.output<typeof estimateSchema>

const amountQuery = z.extend(rangeQuery, {
  amount: z._default(z.string(), ''),
  exclude: documented(z._default(z.string(), ''), {
    description: 'Ids of providers, separated by commas.',
  }),
  kyc: documented(z._default(z.enum(KYC_LEVELS, oneOf(KYC_LEVELS)), NO_FILTER.kyc), {
    description: 'The most that is accepted.',
  }),
})

const offerSchema = named(
  'Offer',
  z.object({
    provider: providerSchema,
    estimate: amount,
    networkFee: documented(z.nullable(amount), {
      description: 'As in an estimate; null where the provider does not say.',
    }),
    min: documented(z.nullable(amount), { description: 'Of the typed side; null: not known.' }),
    max: documented(z.nullable(amount), { description: 'Of the typed side; null: none is known.' }),
    rateId: nullableText,
    validUntil: nullable(instant),
    fixed: z.boolean(),
    minutes: documented(z.nullable(z.tuple([z.number(), z.number()])), {
      description: 'Usual minutes, least and most.',
    }),
    commission: offeredCommission,
  }),
)

const missingSchema = named(
  'MissingOffer',
  z.object({
    provider: providerSchema,
    code: documented(z.string(), {
      description:
        'Why it has no offer. pending: its answer had not come yet; repeat the call once. excluded: the query rules it out.',
    }),
    min: z.nullable(amount),
    max: z.nullable(amount),
  }),
)

const offerList = named(
  'Offers',
  z.object({ offers: z.array(offerSchema), missing: z.array(missingSchema), askedAt: instant }),
)
export type OfferList = z.output<typeof offerList>

/** Tickers of one call. */
export const MAX_TICKERS = 12

const networkTerms = named(
  'NetworkTerms',
  z.object({
    symbol: documented(z.string(), { description: 'The coin on this network.' }),
    min: documented(z.catch(z.nullable(amount), null), {
      description: 'The least that is exchanged, in units of what is sent; null where it is not known.',
    }),
    networkFee: documented(z.catch(z.nullable(amount), null), {
      description:
        'Of a payout on this network, in units of the coin; null where it is not known, and with `side` from.',
    }),
    speed: documented(z.catch(z.string(), ''), {
      description: 'Usual minutes, as `5-30`; empty where nobody has said them.',
    }),
  }),
)
export type NetworkTerms = z.output<typeof networkTerms>

const pairErrors = ['currency_unknown', 'currency_disabled', 'pair_unavailable'] as const

export const quotes = {
  range: {
    method: 'GET',
    path: '/api/v4/ranges',
    tier: 'core',
    limit: 'read',
    query: rangeQuery,
    needed: PAIR,
    result: rangeSchema,
    errors: { 422: pairErrors, 451: ['region_restricted'], 503: ['unavailable'] },
    tag: 'Market',
    summary: 'Minimum and maximum amount of a pair',
  },
  estimate: {
    method: 'GET',
    path: '/api/v4/estimates',
    tier: 'core',
    limit: 'read',
    needed: [...PAIR, 'amount'],
    query: z.extend(amountQuery, {
      provider: documented(z._default(z.string(), ''), {
        description: 'Whose offer is wanted; left out: the best of those that are not excluded.',
      }),
    }),
    result: named(
      'Estimate',
      z.extend(estimateSchema, {
        estimatedAmount: documented(amount, {
          description: 'The estimate under the name that other services use.',
        }),
      }),
    ),
    errors: {
      422: [...pairErrors, 'amount_invalid', 'amount_below_min', 'amount_above_max', 'offer_unavailable'],
      451: ['region_restricted'],
      503: ['unavailable'],
    },
    tag: 'Market',
    summary: 'The other side’s amount; a fixed-rate estimate comes with the id that holds the rate',
  },
  offers: {
    method: 'GET',
    path: '/api/v4/offers',
    limit: 'read',
    query: amountQuery,
    result: offerList,
    errors: { 422: ['currency_unknown', 'currency_disabled', 'pair_unavailable', 'amount_invalid'] },
    tag: 'Market',
    summary: 'Every provider’s offer, the best first, and why the others have none',
  },
  networks: {
    method: 'GET',
    path: '/api/v4/networks',
    limit: 'read',
    query: z.object({
      side: documented(z._default(z.enum(['from', 'to'], oneOf(['from', 'to'])), 'to'), {
        description: 'The side of the coins in `tickers`.',
      }),
      tickers: documented(z._default(z.string(), ''), {
        description: `Separated by commas; those after the first ${MAX_TICKERS} are left out.`,
      }),
      ticker: documented(ticker, { description: 'Of the other side.' }),
      network,
      fixed: queryFlag(false),
    }),
    needed: ['tickers', 'ticker', 'network'],
    result: z.array(networkTerms),
    errors: { 422: ['currency_unknown'] },
    tag: 'Market',
    summary: 'What each network of a coin costs and takes in exchange with another coin',
    description: 'Networks that are not exchanged with the other side are left out.',
  },
} as const satisfies Endpoints
