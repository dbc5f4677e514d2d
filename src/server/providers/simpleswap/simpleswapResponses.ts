/** API v3 (field-notes C2), each in an envelope `{ result, traceId }`; never tried live. */
import * as z from 'zod/mini'
import {
  decimal,
  extraId,
  optionalDecimal,
  optionalText,
  readableRows,
  time,
} from '@/server/providers/answerFields'

const currency = z.object({
  ticker: z.string(),
  network: z.string(),
  contractAddress: optionalText,
  hasExtraId: z.boolean(),
  /** Of v1; assumed here. */
  validationAddress: optionalText,
  validationExtra: optionalText,
})
export type SimpleswapCurrency = z.output<typeof currency>
export const currenciesResponse = z.object({ result: readableRows(currency) })

export const rangeResponse = z.object({ result: z.object({ min: decimal, max: optionalDecimal }) })

export const estimateResponse = z.object({
  result: z.object({ estimatedAmount: decimal, rateId: optionalText, validUntil: z.nullish(time) }),
})

/** A bad date must not make the outcome unknown. */
const lenientTime = z.catch(z.nullish(time), null)

/** Both names of the id and of the end are seen. */
export const createdResponse = z.object({
  result: z.pipe(
    z.object({
      id: optionalText,
      publicId: optionalText,
      tickerFrom: optionalText,
      networkFrom: optionalText,
      tickerTo: optionalText,
      networkTo: optionalText,
      amountFrom: decimal,
      amountTo: decimal,
      addressFrom: z.string().check(z.minLength(1)),
      extraIdFrom: extraId,
      addressTo: optionalText,
      extraIdTo: extraId,
      validUntil: lenientTime,
      valid_until: lenientTime,
    }),
    z.transform(({ id, publicId, validUntil, valid_until, ...created }) => ({
      ...created,
      id: publicId ?? id ?? '',
      validUntil: validUntil ?? valid_until ?? null,
    })),
  ),
})

export const exchangeResponse = z.object({
  result: z.object({
    status: z.string(),
    amountFrom: z.catch(optionalDecimal, null),
    amountTo: z.catch(optionalDecimal, null),
    txFrom: optionalText,
    txTo: optionalText,
  }),
})
export type SimpleswapExchange = z.output<typeof exchangeResponse>['result']

/** `code` is the status; texts are not documented. */
export const refusalResponse = z.object({
  error: z.catch(optionalText, null),
  description: z.catch(optionalText, null),
  message: z.catch(optionalText, null),
})
