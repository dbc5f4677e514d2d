import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { integer } from './resultFields'
import { documented, named } from './schema'

const pairRecord = named(
  'PairRecord',
  z.object({
    tickerFrom: z.string(),
    networkFrom: z.string(),
    tickerTo: z.string(),
    networkTo: z.string(),
    minutes: documented(integer, {
      description: 'From the deposit being seen to the payout: the median, at least 1.',
    }),
  }),
)
/** Never how many: that is the operator's to know. */
export type PairRecord = z.output<typeof pairRecord>

export const pairStatistics = {
  list: {
    method: 'GET',
    path: '/api/v4/pair-statistics',
    limit: 'read',
    sharedSeconds: 300,
    result: z.array(pairRecord),
    tag: 'Exchanges',
    summary:
      'The pairs that were exchanged most in the last 90 days, with their usual time, measured by this site',
    description:
      'The most exchanged first, 300 at most. A pair with fewer than five finished exchanges is left out. Exchanges of the sandbox never count.',
  },
} as const satisfies Endpoints
