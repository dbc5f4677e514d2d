import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { amount, instant, integer, nullable } from './resultFields'
import { documented, named } from './schema'

const spread = nullable(z.object({ median: amount, p90: amount, count: integer }))

const providerRecord = named(
  'ProviderRecord',
  z.object({
    id: z.string(),
    name: z.string(),
    from: documented(instant, { description: 'When the first of these exchanges was created.' }),
    until: documented(instant, { description: 'When the last of them ended.' }),
    count: documented(integer, { description: 'Exchanges with a deposit that have ended.' }),
    finished: integer,
    refunded: integer,
    failed: integer,
    deviation: documented(spread, {
      description:
        'Percent of the payout against the quote, per unit sent; `p90`: nine in ten were at least as good. Null: the provider reports no amounts.',
    }),
    minutes: documented(spread, {
      description: 'From the deposit being seen to the payout; `p90`: nine in ten were at least as quick.',
    }),
  }),
)
export type ProviderRecord = z.output<typeof providerRecord>

export const providerStatistics = {
  list: {
    method: 'GET',
    path: '/api/v4/provider-statistics',
    limit: 'read',
    sharedSeconds: 300,
    result: z.array(providerRecord),
    tag: 'Exchanges',
    summary: 'How each provider carried out the live exchanges of the last 90 days, measured by this site',
    description: 'A provider with fewer than five of them is left out. Exchanges of the sandbox never count.',
  },
} as const satisfies Endpoints
