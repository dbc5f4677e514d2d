import * as z from 'zod/mini'
import { RAMP_DIRECTIONS } from '@/domain/ramp/ramp'
import { rampInfo, rampMethod, rampMinutes } from './rampParts'
import { amount, nullable } from './resultFields'
import { documented, named } from './schema'

export const rampWays = named(
  'RampWays',
  z.object({
    ramp: rampInfo,
    ways: documented(
      z.array(
        z.object({
          direction: z.enum(RAMP_DIRECTIONS),
          method: rampMethod,
          minutes: rampMinutes,
          countries: documented(z.array(z.string()), {
            description: 'Where it may be offered to this caller; ISO 3166-1 alpha-2.',
          }),
          fiats: documented(
            z.array(z.object({ symbol: z.string(), min: nullable(amount), max: nullable(amount) })),
            {
              description:
                'By the symbol of the currency, with the limits of an order in it; null: not known beforehand.',
            },
          ),
        }),
      ),
      { description: 'How one pays, or is paid.' },
    ),
  }),
)
export type RampWays = z.output<typeof rampWays>

export const waysQuery = z.object({
  fiat: documented(z._default(z.string(), ''), {
    description: 'Ticker of a currency of a state; empty: all.',
  }),
  ticker: documented(z._default(z.string(), ''), { description: 'Ticker of a coin; empty: every coin.' }),
  network: documented(z._default(z.string(), ''), {
    description: 'Id of its network, or another name of it.',
  }),
})
