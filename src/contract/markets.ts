import * as z from 'zod/mini'
import { EXCHANGE_FILTERS } from '@/domain/currency/currency'
import { HISTORY_RANGES } from '@/domain/market/historyRanges'
import type { Endpoints } from './endpoint'
import { oneOf, queryCount } from './requestFields'
import { amount, instant, nullable } from './resultFields'
import { documented, named } from './schema'

const MAX_ROWS = 100
const MARKET_FILTERS = ['popular', ...EXCHANGE_FILTERS] as const
export type MarketFilter = (typeof MARKET_FILTERS)[number]

const symbols = z.optional(
  z
    .pipe(
      z.string(),
      z.transform((text) => text.split(',')),
    )
    .check(z.refine((list) => list.length <= MAX_ROWS, `At most ${MAX_ROWS} symbols.`)),
)

const marketRow = named(
  'MarketRow',
  z.object({
    symbol: z.string(),
    priceUsd: amount,
    dailyChange: documented(nullable(amount), {
      description: 'Percent over the last 24 hours; null where the source does not say.',
    }),
    sparkline: documented(z.array(amount), {
      description: 'Prices of the last seven days, oldest first, evenly spaced; empty where none are known.',
    }),
  }),
)
export type MarketRow = z.output<typeof marketRow>

const historyPoint = named('HistoryPoint', z.object({ at: instant, priceUsd: amount }))
/** Oldest first. */
export type HistoryPoint = z.output<typeof historyPoint>

const marketFacts = named(
  'MarketFacts',
  z.object({
    marketCapUsd: documented(nullable(amount), { description: 'US dollars; null where no source says.' }),
    volumeUsd: documented(nullable(amount), {
      description: 'Traded anywhere in the last 24 hours, in US dollars; null where no source says.',
    }),
    supply: documented(nullable(amount), { description: 'Units that exist; null where no source says.' }),
    maxSupply: documented(nullable(amount), {
      description: 'Units that can ever exist; null where there is no such limit, or no source says.',
    }),
  }),
)
export type MarketFacts = z.output<typeof marketFacts>

const priceSource = named(
  'PriceSource',
  z.object({
    id: z.string(),
    text: z.string(),
    href: z.string(),
    at: documented(nullable(instant), { description: 'Of its newest price; null: it has charts only.' }),
  }),
)
/** Who must be named where the prices are shown. */
export type PriceSourceView = z.output<typeof priceSource>

const market = { method: 'GET', limit: 'read', tag: 'Market' } as const

export const markets = {
  list: {
    ...market,
    path: '/api/v4/markets',
    query: z.object({
      symbols,
      filter: z._default(z.enum(MARKET_FILTERS, oneOf(MARKET_FILTERS)), 'popular'),
      limit: queryCount(MAX_ROWS, 10),
    }),
    result: z.array(marketRow),
    errors: { 422: ['currency_unknown'] },
    summary: 'Prices of the named currencies, or of the first ones of a filter',
  },
  prices: {
    ...market,
    path: '/api/v4/markets/prices',
    query: z.object({ symbols }),
    result: z.record(z.string(), z.tuple([amount, nullable(amount)], z.optional(instant))),
    errors: { 422: ['currency_unknown'] },
    summary: 'By symbol the price in US dollars, the percent of the day and, of a market price, its time',
    description: 'A currency whose price is not known, or older than two hours, is left out.',
  },
  sources: {
    ...market,
    path: '/api/v4/markets/sources',
    result: z.array(priceSource),
    summary: 'Where the market prices come from; none for sample prices',
  },
  history: {
    ...market,
    path: '/api/v4/markets/{symbol}/history',
    query: z.object({ range: z._default(z.enum(HISTORY_RANGES, oneOf(HISTORY_RANGES)), '7d') }),
    result: z.array(historyPoint),
    errors: { 404: ['not_found'] },
    summary: 'Prices of a currency over a range, oldest first',
  },
  facts: {
    ...market,
    path: '/api/v4/markets/{symbol}/facts',
    result: marketFacts,
    errors: { 404: ['not_found'] },
    summary: 'Market cap, volume and supply of a coin on all its networks, where a source gives them',
    description: 'A sandbox gives none.',
  },
} as const satisfies Endpoints
