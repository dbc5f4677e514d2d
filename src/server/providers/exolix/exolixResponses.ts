/** API v2 (providers.md §2.9; names: myshadowbank/exolix-sdk and Cake's exolix_api_schema.dart); never tried live. */
import * as z from 'zod/mini'
import {
  decimal,
  extraId,
  optionalDecimal,
  optionalText,
  readableRows,
  time,
} from '@/server/providers/answerFields'

const network = z.object({
  network: z.string(),
  addressRegex: optionalText,
  /** Their spelling in part of the list. */
  addresRegex: optionalText,
  memoNeeded: z.optional(z.boolean()),
  memoRegex: optionalText,
  contract: optionalText,
})
const currency = z.object({ code: z.string(), networks: z.nullish(readableRows(network)) })
export type ExolixCurrency = z.output<typeof currency>
/** Unreadable rows are null, and count. */
export const currenciesResponse = z.object({
  data: z.array(z.catch(z.nullable(currency), null)),
  count: z.string().check(z.regex(/^\d{1,6}$/)),
})

export const rateResponse = z.object({
  fromAmount: decimal,
  toAmount: decimal,
  minAmount: optionalDecimal,
  withdrawMin: optionalDecimal,
  maxAmount: optionalDecimal,
})

export const rateRefusal = z.object({
  fromAmount: z.catch(optionalDecimal, null),
  toAmount: z.catch(optionalDecimal, null),
  message: z.catch(optionalText, null),
  minAmount: z.catch(optionalDecimal, null),
  withdrawMin: z.catch(optionalDecimal, null),
  maxAmount: z.catch(optionalDecimal, null),
})

const coin = z.object({ coinCode: z.string(), network: z.string() })
const hash = z.pipe(
  z.nullish(z.object({ hash: optionalText })),
  z.transform((transaction) => transaction?.hash ?? null),
)
const id = z.string().check(z.minLength(1))

export const createdResponse = z.object({
  id,
  amount: decimal,
  amountTo: decimal,
  coinFrom: coin,
  coinTo: coin,
  depositAddress: z.string().check(z.minLength(1)),
  depositExtraId: extraId,
  withdrawalAddress: z.string().check(z.minLength(1)),
  withdrawalExtraId: extraId,
})

export const transactionResponse = z.object({
  status: z.string(),
  amount: z.catch(optionalDecimal, null),
  amountTo: z.catch(optionalDecimal, null),
  hashIn: hash,
  hashOut: hash,
})
export type ExolixTransaction = z.output<typeof transactionResponse>

export type ExolixCreated = z.output<typeof createdResponse>

/** Unreadable rows are null. */
export const historyResponse = z.object({
  data: z.array(z.catch(z.nullable(z.extend(createdResponse, { createdAt: time })), null)),
  count: z.string().check(z.regex(/^\d{1,9}$/)),
})

/** `error` when creating, `errors` when reading (Cake). */
const texts = z.catch(z.nullish(z.union([z.string(), z.record(z.string(), z.unknown())])), null)
export const createRefusal = z.object({ message: texts, error: texts, errors: texts })
