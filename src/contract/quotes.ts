import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { queryFlag } from './requestFields'
import { amount, instant, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

// What is left out is an empty text, so that the check names it beside everything else that is wrong.
const ticker = z._default(z.string(), '')
const rangeQuery = z.object({
  tickerFrom: ticker,
  networkFrom: ticker,
  tickerTo: ticker,
  networkTo: ticker,
  fixed: queryFlag(false),
  reverse: queryFlag(false),
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
  networkFee: documented(z.catch(amount, '0'), {
    description: 'Of the payout, in units of the to-currency, already taken off the estimate.',
  }),
  speed: documented(z.catch(z.string(), '5-30'), { description: 'Usual minutes.' }),
})
export type Estimate = z.output<typeof estimateSchema>

const pairErrors = ['currency_unknown', 'currency_disabled', 'pair_unavailable'] as const

export const quotes = {
  range: {
    method: 'GET',
    path: '/api/v4/ranges',
    limit: 'read',
    query: rangeQuery,
    result: rangeSchema,
    errors: { 422: pairErrors },
    tag: 'Market',
    summary: 'Minimum and maximum amount of a pair',
  },
  estimate: {
    method: 'GET',
    path: '/api/v4/estimates',
    limit: 'read',
    query: z.extend(rangeQuery, { amount: z._default(z.string(), '') }),
    result: named(
      'Estimate',
      z.extend(estimateSchema, {
        estimatedAmount: documented(amount, {
          description: 'The estimate under the name that other services use.',
        }),
      }),
    ),
    errors: { 422: [...pairErrors, 'amount_invalid', 'amount_below_min', 'amount_above_max'] },
    tag: 'Market',
    summary: 'The other side’s amount; a fixed-rate estimate comes with the id that holds the rate',
  },
} as const satisfies Endpoints
