/** As its documentation ("Price quote API") and clients have them: Edge, ShapeShift. */
import * as z from 'zod/mini'
import {
  decimal,
  optionalText,
  readableRows,
  reportedDecimal,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'

const token = members({ symbol: requiredText, network: requiredText, address: optionalText })

/** A map by an id of theirs, in which one bad row does not take the others with it. */
export const tokensResponse = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((tokens) => readableRows(token).parse(Object.values(tokens))),
)

/** Codes in lower case. One that cannot be read makes the list none: nobody knows which country it was. */
export const forbiddenResponse = z.array(text.check(z.regex(/^[A-Za-z]{2,3}$/)))

export const quoteResponse = members(
  {
    pay: decimal,
    get: decimal,
    sourceCurrency: optionalText,
    destCurrency: optionalText,
    fees: z.catch(z.nullish(members({ networkFee: reportedDecimal })), null),
  },
  { pay: ['sourceAmount'], get: ['destAmount'] },
)
export type MtpelerinQuote = z.output<typeof quoteResponse>
