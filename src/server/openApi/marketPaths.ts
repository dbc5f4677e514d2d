import { z } from 'zod'
import { currenciesQuery, currencyListQuery } from '@/server/currencies'
import { marketHistoryQuery } from '@/server/marketHistory'
import { marketsQuery, pricesQuery } from '@/server/markets'
import type { Operations } from '@/server/openApi/Operation'
import { amount, currency, estimate, historyPoint, marketRow, range } from '@/server/openApi/resultSchemas'
import { pairsQuery } from '@/server/pairs'
import { estimateQuery, rangeQuery } from '@/server/quotes'

const tag = 'Market'
const symbols = z.record(z.string(), z.array(z.string()))
const prices = z.record(z.string(), z.tuple([amount, amount]))
const pair = ['currency_unknown', 'currency_disabled', 'pair_unavailable'] as const

/** What is exchanged, and for how much. */
export const marketPaths: Operations = {
  'GET /api/v3/currencies/list': {
    ...{ tag, summary: 'Currencies, of a filter or with the popular ones first' },
    query: currencyListQuery,
    answers: { 200: z.array(currency) },
  },
  'GET /api/v3/currencies': {
    ...{ tag, summary: 'All currencies, or those that are offered at a fixed rate' },
    query: currenciesQuery,
    answers: { 200: z.array(currency) },
  },
  'GET /api/v3/pairs': {
    ...{ tag, summary: 'For every symbol the symbols it can be exchanged into' },
    description: 'Some 25 MB of JSON; ask for it compressed.',
    query: pairsQuery,
    answers: { 200: z.strictObject({ result: symbols, sandbox: z.literal(true) }) },
    bare: true,
  },
  'GET /api/v4/markets': {
    ...{ tag, summary: 'How the named currencies stand, or the first ones of a filter' },
    query: marketsQuery,
    answers: { 200: z.array(marketRow) },
    refusals: { 422: ['currency_unknown'] },
  },
  'GET /api/v4/markets/prices': {
    ...{ tag, summary: 'By symbol the price in US dollars and the percent of the day' },
    query: pricesQuery,
    answers: { 200: prices },
    refusals: { 422: ['currency_unknown'] },
  },
  'GET /api/v4/markets/{symbol}/history': {
    ...{ tag, summary: 'Prices of a currency over a range, oldest first' },
    query: marketHistoryQuery,
    answers: { 200: z.array(historyPoint) },
    refusals: { 404: ['not_found'] },
  },
  'GET /api/v4/ranges': {
    ...{ tag, summary: 'The least and the most that may be exchanged' },
    query: rangeQuery,
    answers: { 200: range },
    refusals: { 422: pair },
  },
  'GET /api/v4/estimates': {
    ...{ tag, summary: 'The other side’s amount; a fixed one comes with the id that holds it' },
    query: estimateQuery,
    answers: { 200: estimate },
    refusals: { 422: [...pair, 'amount_invalid', 'amount_below_min', 'amount_above_max'] },
  },
}
