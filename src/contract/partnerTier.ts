import * as z from 'zod/mini'
import { amount, instant, nullable } from './resultFields'
import { documented, named } from './schema'

const rated = { ratePercent: documented(amount, { description: 'Of the volume, in percent.' }) }

export const partnerTier = named(
  'PartnerTier',
  z.object({
    earnedBtc: documented(amount, { description: 'Commissions booked in the last 90 days, in BTC.' }),
    next: documented(
      nullable(
        z.object({
          fromBtc: documented(amount, { description: 'Reached with these commissions of 90 days, in BTC.' }),
          ...rated,
        }),
      ),
      { description: 'Null: it is the highest.' },
    ),
    falls: documented(
      nullable(z.object({ at: documented(instant, { description: 'For orders from then on.' }), ...rated })),
      { description: 'The rate that counts later unless more is earned; null: it stays.' },
    ),
  }),
)
