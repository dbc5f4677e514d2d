/** API v2 (names: myshadowbank/exolix-sdk and Cake's exolix_api_schema.dart); never tried live. */
import * as z from 'zod/mini'
import {
  decimal,
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
  time,
  wholeNumber,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'
import {
  ANY_EXTRA_ID,
  DEPOSIT_ADDRESS,
  DEPOSIT_EXTRA_ID,
  PAYOUT_ADDRESS,
  PAYOUT_EXTRA_ID,
} from '@/server/providers/orderNames'

const network = members(
  {
    network: requiredText,
    addressRegex: reportedText,
    memoNeeded: optionalFlag,
    memoRegex: reportedText,
    contract: optionalText,
  },
  // Their spelling in part of the list.
  { addressRegex: ['addresRegex'] },
)
const currency = members({ code: requiredText, networks: z.nullish(readableRows(network)) })
export type ExolixCurrency = z.output<typeof currency>

/** Unreadable rows are null, and count. */
export const currenciesResponse = members({
  data: z.array(z.catch(z.nullable(currency), null)),
  count: wholeNumber,
})

const LIMITS = {
  minAmount: optionalDecimal,
  withdrawMin: optionalDecimal,
  maxAmount: optionalDecimal,
  withdrawMax: optionalDecimal,
}
export const rateResponse = members({
  fromAmount: decimal,
  toAmount: decimal,
  /** The order has to carry it (Edge); recorded answers of July 2026 have none. */
  rateId: optionalId,
  ...LIMITS,
})

export const rateRefusal = members({
  fromAmount: reportedDecimal,
  toAmount: reportedDecimal,
  message: reportedText,
})

const coin = members({ coinCode: text, network: text })
const hash = z.catch(
  z.pipe(
    z.nullish(members({ hash: optionalId })),
    z.transform((transaction) => transaction?.hash ?? null),
  ),
  null,
)

const CREATED = {
  id: requiredText,
  amount: decimal,
  amountTo: decimal,
  coinFrom: coin,
  coinTo: coin,
  depositAddress: requiredText,
  depositExtraId: optionalText,
  withdrawalAddress: requiredText,
  withdrawalExtraId: optionalText,
  anyExtraId: optionalText,
}
const CREATED_NAMES = {
  depositAddress: DEPOSIT_ADDRESS,
  depositExtraId: DEPOSIT_EXTRA_ID,
  withdrawalAddress: PAYOUT_ADDRESS,
  withdrawalExtraId: PAYOUT_EXTRA_ID,
  anyExtraId: ANY_EXTRA_ID,
}
export const createdResponse = members(CREATED, CREATED_NAMES)

const TRANSACTION = {
  status: text,
  amount: reportedDecimal,
  amountTo: reportedDecimal,
  hashIn: hash,
  hashOut: hash,
}
export const transactionResponse = members(TRANSACTION)
export type ExolixTransaction = z.output<typeof transactionResponse>

export type ExolixCreated = z.output<typeof createdResponse>

/** Rows are transactions (`GET transactions`, myshadowbank/exolix-sdk). Unreadable ones are null. */
export const transactionsResponse = members({
  data: z.array(
    z.catch(z.nullable(members({ ...TRANSACTION, id: requiredText, createdAt: reportedTime })), null),
  ),
})

/** Unreadable rows are null. */
export const historyResponse = members({
  data: z.array(z.catch(z.nullable(members({ ...CREATED, createdAt: time }, CREATED_NAMES)), null)),
  count: wholeNumber,
})
