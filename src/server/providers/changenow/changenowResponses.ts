import * as z from 'zod/mini'
import {
  decimal,
  flag,
  optionalDecimal,
  optionalFlag,
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

/** API v2, `POST exchange`. */
export const createdResponse = members(
  {
    id: requiredText,
    fromAmount: decimal,
    toAmount: decimal,
    payinAddress: requiredText,
    payinExtraId: optionalText,
    payoutAddress: optionalText,
    payoutExtraId: optionalText,
    anyExtraId: optionalText,
    fromCurrency: optionalText,
    fromNetwork: optionalText,
    toCurrency: optionalText,
    toNetwork: optionalText,
    validUntil: reportedTime,
    ownerSecret: optionalText,
  },
  {
    payinAddress: DEPOSIT_ADDRESS,
    payinExtraId: DEPOSIT_EXTRA_ID,
    payoutAddress: PAYOUT_ADDRESS,
    payoutExtraId: PAYOUT_EXTRA_ID,
    anyExtraId: ANY_EXTRA_ID,
    validUntil: DEADLINE,
  },
)
/** CNmd names the status of a row, and nothing of what has arrived. */
export const statusesResponse = members({
  exchanges: readableRows(members({ requestId: requiredText, createdAt: reportedTime, status: text })),
})

export const listResponse = members({
  exchanges: z.array(
    members({
      requestId: requiredText,
      createdAt: reportedTime,
      flow: optionalText,
      payin: members({ currency: text, expectedAmount: optionalDecimal }),
      payout: members({ currency: text, address: text, extraId: optionalText }),
    }),
  ),
})

export const rangeResponse = members(
  { minAmount: optionalDecimal, maxAmount: optionalDecimal },
  { minAmount: ['min'], maxAmount: ['max'] },
)
export const estimateResponse = members(
  {
    fromAmount: decimal,
    toAmount: decimal,
    rateId: optionalId,
    validUntil: reportedTime,
    transactionSpeedForecast: reportedText,
    withdrawalFee: reportedDecimal,
  },
  { validUntil: DEADLINE },
)

/** API v2, `GET exchange/by-id`. */
export const changenowOrder = members(
  {
    id: requiredText,
    status: text,
    actionsAvailable: z.catch(optionalFlag, null),
    fromCurrency: optionalText,
    fromNetwork: optionalText,
    toCurrency: optionalText,
    toNetwork: optionalText,
    expectedAmountFrom: optionalDecimal,
    expectedAmountTo: optionalDecimal,
    amountFrom: reportedDecimal,
    amountTo: reportedDecimal,
    payinAddress: optionalText,
    payinExtraId: optionalText,
    payoutAddress: optionalText,
    payoutExtraId: optionalText,
    anyExtraId: optionalText,
    payinHash: reportedText,
    payoutHash: reportedText,
    refundHash: reportedText,
    validUntil: reportedTime,
  },
  {
    payinExtraId: DEPOSIT_EXTRA_ID,
    payoutExtraId: PAYOUT_EXTRA_ID,
    anyExtraId: ANY_EXTRA_ID,
    validUntil: DEADLINE,
  },
)
export type ChangenowOrder = z.output<typeof changenowOrder>

/** CNmd, `GET exchange/actions`: open to partners who requested it. */
const action = z.catch(z.nullish(members({ available: z.catch(optionalFlag, null) })), null)
export const changenowActions = members({ refund: action, continue: action })

/** API v2, `GET exchange/currencies`. */
export const currenciesResponse = readableRows(
  members({
    ticker: requiredText,
    network: requiredText,
    tokenContract: optionalText,
    hasExternalId: optionalFlag,
    isExtraIdSupported: optionalFlag,
    isFiat: optionalFlag,
    supportsFixedRate: optionalFlag,
    buy: optionalFlag,
    sell: optionalFlag,
  }),
)

export const addressResponse = members({ result: flag })

export const actedResponse = members({ result: z.catch(optionalFlag, null) })

/** CNmd, `GET exchanges`: at most 100. */
export const LIST_LENGTH = 99
