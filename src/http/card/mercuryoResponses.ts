import * as z from 'zod/mini'
import {
  decimal,
  optionalDecimal,
  optionalFlag,
  optionalText,
  readableRows,
  reportedText,
  requiredText,
} from '@/server/outbound/answerFields'

const countries = z.catch(z.nullish(z.array(z.string())), null)

/** GET /lib/currencies. A coin's row without the flag is of an older list, which had only what is sold. */
const coin = z.object({
  currency: requiredText,
  network: requiredText,
  contract: optionalText,
  widget_onramp_enabled: optionalFlag,
  restricted_countries_onramp: countries,
})
export type MercuryoCoin = z.output<typeof coin>

export const currenciesResponse = z.object({
  config: z.object({ crypto_currencies: readableRows(coin) }),
})

/** GET /public/currency-limits: of both currencies, by their codes. */
export const limitsResponse = z.record(z.string(), z.object({ min: decimal, max: optionalDecimal }))

/** GET /sdk-partner/transactions: each row has the legs of one purchase by name. */
const leg = z.object({ status: requiredText, merchant_transaction_id: reportedText })
export const transactionsResponse = z.object({
  data: readableRows(z.record(z.string(), z.unknown())),
})
export const readLeg = (value: unknown) => leg.safeParse(value).data ?? null
