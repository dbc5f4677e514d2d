import * as z from 'zod/mini'
import { amount, instant } from './resultFields'
import { documented, named } from './schema'

const roughAmount = documented(amount, { description: 'Rounded down to two digits.' })

export const lastExchangeSchema = named(
  'LastExchange',
  z.object({
    tickerFrom: z.string(),
    networkFrom: z.string(),
    tickerTo: z.string(),
    networkTo: z.string(),
    amountFrom: roughAmount,
    amountTo: roughAmount,
    finishedAt: documented(instant, { description: 'The hour of the payout.' }),
  }),
)
/** A row of the public list of finished exchanges: never an address or an id, nor what would find its transactions. */
export type LastExchange = z.output<typeof lastExchangeSchema>
