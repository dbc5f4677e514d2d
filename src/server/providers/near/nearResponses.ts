import * as z from 'zod/mini'
import {
  decimal,
  optionalText,
  places,
  readableRows,
  reportedDecimal,
  reportedTime,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'
import { ANY_EXTRA_ID, DEPOSIT_ADDRESS, DEPOSIT_EXTRA_ID } from '@/server/providers/orderNames'

/** docs.near-intents.org/api-reference/oneclick/get-supported-tokens */
export const tokensResponse = readableRows(
  members({
    assetId: requiredText,
    decimals: places,
    blockchain: requiredText,
    symbol: requiredText,
    price: reportedDecimal,
    contractAddress: optionalText,
  }),
)

/** Whole numbers, `1e8` too. */
const units = z.pipe(decimal, z.string().check(z.regex(/^[1-9]\d{0,59}$/)))

/** one-click-sdk-typescript: Quote. */
export const quoteResponse = members({
  quote: members({ amountIn: units, amountOut: units, timeEstimate: reportedDecimal }),
})

const basisPoints = z.string().check(z.regex(/^\d{1,5}$/))

/** The same without `dry`; it repeats the request. */
export const createdResponse = members({
  quoteRequest: members({
    recipient: requiredText,
    originAsset: requiredText,
    destinationAsset: requiredText,
    deadline: reportedTime,
    appFees: z.catch(
      z.nullish(z.array(members({ recipient: requiredText, fee: z.pipe(decimal, basisPoints) }))),
      null,
    ),
  }),
  quote: members(
    {
      amountIn: units,
      amountOut: units,
      depositAddress: requiredText,
      depositMemo: optionalText,
      deadline: reportedTime,
      timeWhenInactive: reportedTime,
    },
    { depositAddress: DEPOSIT_ADDRESS, depositMemo: [...DEPOSIT_EXTRA_ID, ...ANY_EXTRA_ID] },
  ),
})

/** One that cannot be read is none. */
const transactions = z.catch(z.nullish(z.array(members({ hash: requiredText }))), null)
const deadlines = z.catch(
  z.nullish(members({ deadline: reportedTime, timeWhenInactive: reportedTime })),
  null,
)

/** one-click-sdk-typescript: GetExecutionStatusResponse and SwapDetails. */
export const statusResponse = members({
  status: text,
  updatedAt: reportedTime,
  quoteResponse: z.catch(z.nullish(members({ quote: deadlines, quoteRequest: deadlines })), null),
  swapDetails: z.nullish(
    members({
      originChainTxHashes: transactions,
      destinationChainTxHashes: transactions,
      amountInFormatted: reportedDecimal,
      amountOutFormatted: reportedDecimal,
      depositedAmountFormatted: reportedDecimal,
      refundedAmountFormatted: reportedDecimal,
      /** In base units. */
      refundedAmount: reportedDecimal,
    }),
  ),
})
