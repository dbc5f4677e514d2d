import * as z from 'zod/mini'
import { EXCHANGE_FILTERS } from '@/domain/currency/currency'
import type { Endpoints } from './endpoint'
import { oneOf, queryCount, queryFlag } from './requestFields'
import { integer, nullable, nullableText } from './resultFields'
import { documented, named } from './schema'

/** R36: the site requests this many. */
export const CURRENCY_LIST_LIMIT = 1600
const MAX_LIMIT = 5000

const text = z.catch(z.string(), '')
const texts = z.catch(z.array(z.string()), [])
const flag = (fallback: boolean) => z.catch(z.boolean(), fallback)
const rank = nullable(integer)

/** Other back ends of this family number their currencies. */
const id = z.pipe(
  z.transform((value) => (typeof value === 'number' ? String(value) : value)),
  text,
)

/** Decimals; more than any chain has, or no whole number, would throw where amounts are rounded. */
const precision = documented(z.int().check(z.minimum(0), z.maximum(36)), { type: 'integer' })

const info = z.object({
  contract_address: nullableText,
  precision: z.catch(precision, 8),
  network_name: text,
  network_badge: text,
  isStable: flag(false),
  isNew: flag(false),
  isFixedRateEnabled: flag(true),
})
const NO_INFO: z.output<typeof info> = {
  contract_address: null,
  precision: 8,
  network_name: '',
  network_badge: '',
  isStable: false,
  isNew: false,
  isFixedRateEnabled: true,
}

/** What cannot be done without is required, the rest has the defaults of R17. */
const currency = named(
  'Currency',
  z.object({
    symbol: documented(z.string(), { description: 'Unique over all networks: btc, usdttrc20.' }),
    id,
    has_extra_id: flag(false),
    extra_id: text,
    name: z.string(),
    // From here to `tx_explorer` only with `extended=true`.
    validation_address: z.optional(nullableText),
    validation_extra: z.optional(nullableText),
    warnings_from: z.optional(texts),
    warnings_to: z.optional(texts),
    confirmations_from: z.optional(nullableText),
    address_explorer: z.optional(text),
    tx_explorer: z.optional(text),
    image: text,
    image_v2: text,
    network: documented(text, { description: 'Empty for a fiat currency.' }),
    isFiat: flag(false),
    enabled: flag(true),
    cmcTicker: text,
    symbolFront: text,
    priority: rank,
    priorityFrom: rank,
    priorityTo: rank,
    fullInfo: z.catch(info, NO_INFO),
    isFavorite: z.optional(flag(false)),
    dailyChange: documented(nullableText, { description: 'Percent over the last 24 hours.' }),
  }),
)
export type CurrencyRecord = z.output<typeof currency>

const includeDisabled = queryFlag(false)
const market = { method: 'GET', limit: 'read', tag: 'Market' } as const
const HEAVY = 'Counts as a heavy call for whoever accepts neither br nor gzip'

export const currencies = {
  list: {
    ...market,
    tier: 'core',
    path: '/api/v3/currencies/list',
    query: z.object({
      includeDisabled,
      extended: queryFlag(true),
      limit: queryCount(MAX_LIMIT, CURRENCY_LIST_LIMIT),
      filter: z.optional(z.enum(EXCHANGE_FILTERS, oneOf(EXCHANGE_FILTERS))),
    }),
    result: z.array(currency),
    sharedSeconds: 60,
    summary: 'Currencies, of a filter or with the popular ones first',
    description: `${HEAVY}, and with parameters nobody else used lately.`,
  },
  all: {
    ...market,
    tier: 'core',
    path: '/api/v3/currencies',
    query: z.object({ fixed: queryFlag(false), includeDisabled }),
    result: z.array(currency),
    sharedSeconds: 60,
    summary: 'All currencies, or those that are offered at a fixed rate',
    description: `${HEAVY}.`,
  },
  pairs: {
    ...market,
    tier: 'core',
    path: '/api/v3/pairs',
    query: z.object({ fixed: queryFlag(false) }),
    result: z.object({ result: z.record(z.string(), z.array(z.string())), sandbox: z.optional(z.boolean()) }),
    bare: true,
    summary: 'For every symbol the symbols it can be exchanged into',
    description: `Some 25 MB of JSON. ${HEAVY}.`,
  },
} as const satisfies Endpoints
