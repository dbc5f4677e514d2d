/** Fields: docs.banxa.com, hosted checkout v2; dates are not read, because those of its samples are none. */
import * as z from 'zod/mini'
import {
  decimal,
  optionalDecimal,
  optionalText,
  readableRows,
  reportedDecimal,
  reportedText,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'

const rows = <Row extends z.ZodMiniType>(row: Row) => z.catch(readableRows(row), [])

/** Two letters, or null for what is no country. */
const alpha2 = text.check(z.regex(/^[A-Za-z]{2}$/))
export const countriesResponse = readableRows(members({ id: alpha2 }, { id: ['code', 'country_code'] }))

/** A list of codes, or an object by code. Whoever is named in any way is refused. */
const codes = z.pipe(
  z.unknown(),
  z.transform((value) => {
    const named = Array.isArray(value) ? value : Object.keys(Object(value) as object)
    return named.flatMap((one) => (typeof one === 'string' ? [one.toUpperCase()] : []))
  }),
)
const coin = members({
  id: requiredText,
  blockchains: rows(members({ id: requiredText, address: optionalText, unsupportedCountries: codes })),
})
export type BanxaCoin = z.output<typeof coin>
export const coinsResponse = readableRows(coin)

const fiat = members({
  id: requiredText,
  supportedPaymentMethods: rows(
    members({ id: requiredText, minimum: optionalDecimal, maximum: optionalDecimal }),
  ),
})
export type BanxaFiat = z.output<typeof fiat>
export const fiatsResponse = readableRows(fiat)

export const quoteResponse = members({
  fiatAmount: decimal,
  cryptoAmount: decimal,
  processingFee: reportedDecimal,
  networkFee: reportedDecimal,
})

export const createdResponse = members({
  id: requiredText,
  checkoutUrl: requiredText,
  crypto: z.catch(optionalText, null),
  fiat: z.catch(optionalText, null),
  fiatAmount: reportedDecimal,
  cryptoAmount: reportedDecimal,
  walletAddress: optionalText,
  walletAddressTag: optionalText,
})

export const orderResponse = members({
  id: requiredText,
  status: text,
  orderType: reportedText,
  fiatAmount: reportedDecimal,
  cryptoAmount: reportedDecimal,
  transactionHash: reportedText,
  depositAddress: reportedText,
  depositAddressTag: reportedText,
})
export type BanxaOrder = z.output<typeof orderResponse>

export const webhookBody = z.object({ order_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })
