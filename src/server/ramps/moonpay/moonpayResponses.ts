/** Fields: dev.moonpay.com; `/v3/sell_transactions` and both paths `/ext/` are known by their names alone. */
import * as z from 'zod/mini'
import {
  decimal,
  optionalDecimal,
  optionalFlag,
  optionalText,
  readableRows,
  reportedDecimal,
  reportedText,
  reportedTime,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'

const rows = <Row extends z.ZodMiniType>(row: Row) => z.catch(readableRows(row), [])
const flag = z.catch(optionalFlag, null)

const currency = members({
  code: requiredText,
  type: text,
  minBuyAmount: z.catch(optionalDecimal, null),
  maxBuyAmount: z.catch(optionalDecimal, null),
  minSellAmount: z.catch(optionalDecimal, null),
  maxSellAmount: z.catch(optionalDecimal, null),
  isSuspended: flag,
  isSellSupported: flag,
  metadata: z.nullish(members({ networkCode: requiredText, contractAddress: optionalText })),
})
export type MoonpayCurrency = z.output<typeof currency>
export const currenciesResponse = readableRows(currency)

const allowed = { isBuyAllowed: flag, isSellAllowed: flag }
const country = members({
  alpha2: text.check(z.regex(/^[A-Za-z]{2}$/)),
  ...allowed,
  states: rows(members({ code: requiredText, ...allowed })),
})
export type MoonpayCountry = z.output<typeof country>
export const countriesResponse = readableRows(country)

const FEES = {
  feeAmount: reportedDecimal,
  networkFeeAmount: reportedDecimal,
  extraFeeAmount: reportedDecimal,
}
export const buyQuote = members({ totalAmount: decimal, quoteCurrencyAmount: decimal, ...FEES })
export const sellQuote = members({ baseCurrencyAmount: decimal, quoteCurrencyAmount: decimal, ...FEES })

const transaction = members({
  status: text,
  externalTransactionId: requiredText,
  baseCurrencyAmount: reportedDecimal,
  quoteCurrencyAmount: reportedDecimal,
  cryptoTransactionId: reportedText,
  depositHash: reportedText,
  failureReason: reportedText,
  createdAt: reportedTime,
  depositWalletAddress: reportedText,
  depositWalletAddressTag: reportedText,
  depositWallet: z.catch(
    z.nullish(members({ walletAddress: optionalText, walletAddressTag: optionalText })),
    null,
  ),
  stages: rows(members({ stage: reportedText, status: reportedText, failureReason: reportedText })),
})
export type MoonpayTransaction = z.output<typeof transaction>
export const transactionsResponse = readableRows(transaction)

export const webhookBody = z.object({
  data: z.object({ externalTransactionId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) }),
})
