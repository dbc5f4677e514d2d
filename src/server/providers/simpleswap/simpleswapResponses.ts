/** API v3 as its documentation has it, each in an envelope `{ result, traceId }`; never tried live. */
import type * as z from 'zod/mini'
import {
  decimal,
  flag,
  optionalDecimal,
  optionalId,
  optionalText,
  readableRows,
  reportedDecimal,
  reportedText,
  reportedTime,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'
import {
  ANY_EXTRA_ID,
  DEADLINE,
  DEPOSIT_ADDRESS,
  DEPOSIT_EXTRA_ID,
  PAYOUT_ADDRESS,
  PAYOUT_EXTRA_ID,
} from '@/server/providers/orderNames'

const enveloped = <Result extends z.ZodMiniType>(result: Result) => members({ result })

const currency = members({
  ticker: requiredText,
  network: requiredText,
  contractAddress: optionalText,
  hasExtraId: flag,
  /** Of v1; assumed here. */
  validationAddress: optionalText,
  validationExtra: optionalText,
})
export type SimpleswapCurrency = z.output<typeof currency>
export const currenciesResponse = enveloped(readableRows(currency))

export const rangeResponse = enveloped(members({ min: decimal, max: optionalDecimal }))

export const estimateResponse = enveloped(
  members(
    { estimatedAmount: decimal, rateId: optionalId, validUntil: reportedTime },
    { validUntil: DEADLINE },
  ),
)

/** Both names of the id are seen. */
export const createdResponse = enveloped(
  members(
    {
      id: optionalId,
      publicId: optionalId,
      tickerFrom: optionalText,
      networkFrom: optionalText,
      tickerTo: optionalText,
      networkTo: optionalText,
      amountFrom: decimal,
      amountTo: decimal,
      addressFrom: requiredText,
      extraIdFrom: optionalText,
      addressTo: optionalText,
      extraIdTo: optionalText,
      anyExtraId: optionalText,
      validUntil: reportedTime,
    },
    {
      addressFrom: DEPOSIT_ADDRESS,
      extraIdFrom: DEPOSIT_EXTRA_ID,
      addressTo: PAYOUT_ADDRESS,
      extraIdTo: PAYOUT_EXTRA_ID,
      anyExtraId: ANY_EXTRA_ID,
      validUntil: DEADLINE,
    },
  ),
)

export const exchangeResponse = enveloped(
  members({
    status: text,
    amountFrom: reportedDecimal,
    amountTo: reportedDecimal,
    txFrom: reportedText,
    txTo: reportedText,
  }),
)
export type SimpleswapExchange = z.output<typeof exchangeResponse>['result']
