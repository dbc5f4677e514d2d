import * as z from 'zod/mini'
import { decimal, optionalText, readableRows, reportedDecimal } from '@/server/outbound/answerFields'

export const coinsResponse = readableRows(
  z.object({ coin: z.string(), network: z.string(), contract: optionalText, tag: z.boolean() }),
)

export const rateResponse = z.object({ receive: decimal, min: z.nullish(decimal) })

const filled = z.string().check(z.minLength(1))
export const createdResponse = z.object({
  id: filled,
  deposit: filled,
  tag: optionalText,
  receive: decimal,
  address: filled,
  tagTo: optionalText,
  from: filled,
  to: filled,
})

export const orderResponse = z.object({
  status: z.string(),
  sent: reportedDecimal,
  received: reportedDecimal,
  payoutHash: optionalText,
  refundHash: optionalText,
})

export const refusedResponse = z.object({ error: z.string(), min: z.nullish(decimal) })
