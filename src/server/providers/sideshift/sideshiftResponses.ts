/** API v2 (docs.sideshift.ai/endpoints/v2, from a stored copy; never tried live). */
import * as z from 'zod/mini'
import {
  decimal,
  extraId,
  optionalText,
  readableRows,
  reportedDecimal,
  time,
} from '@/server/providers/answerFields'

/** A boolean speaks for every network of the coin. */
const ofNetworks = z.optional(z.union([z.boolean(), z.array(z.string())]))

const coin = z.object({
  coin: z.string(),
  networks: z.array(z.string()),
  networksWithMemo: z.optional(z.array(z.string())),
  fixedOnly: ofNetworks,
  variableOnly: ofNetworks,
  depositOffline: ofNetworks,
  settleOffline: ofNetworks,
  tokenDetails: z.optional(
    z.record(
      z.string(),
      z.object({ contractAddress: z.string(), decimals: z.string().check(z.regex(/^\d{1,2}$/)) }),
    ),
  ),
})
export type Coin = z.output<typeof coin>
export const coinsResponse = readableRows(coin)

export const permissionsResponse = z.object({ createShift: z.boolean() })

/** `rate` includes network fees, for the requested amount. */
export const pairResponse = z.object({ min: decimal, max: decimal, rate: decimal })

export const quoteResponse = z.object({
  id: z.string().check(z.minLength(1)),
  expiresAt: time,
  depositAmount: decimal,
  settleAmount: decimal,
})

export const createdResponse = z.object({
  id: z.string().check(z.minLength(1)),
  depositCoin: optionalText,
  depositNetwork: optionalText,
  settleCoin: optionalText,
  settleNetwork: optionalText,
  depositAddress: z.string().check(z.minLength(1)),
  depositMemo: extraId,
  settleAddress: z.string().check(z.minLength(1)),
  settleMemo: extraId,
  depositAmount: z.optional(decimal),
  settleAmount: z.optional(decimal),
  expiresAt: time,
  externalId: optionalText,
})

const deposit = z.object({
  status: z.string(),
  depositHash: optionalText,
  settleHash: optionalText,
  depositReceivedAt: z.catch(z.nullish(time), null),
  depositAmount: reportedDecimal,
  settleAmount: reportedDecimal,
})
export type Deposit = z.output<typeof deposit>

/** `depositAddress` is not read: it becomes null. */
export const shiftResponse = z.extend(deposit, {
  depositMin: reportedDecimal,
  depositMax: reportedDecimal,
  refundAddress: optionalText,
  expiresAt: z.nullish(time),
  deposits: z.nullish(z.array(deposit)),
})
export type Shift = z.output<typeof shiftResponse>

export const refundAddressResponse = z.object({ id: z.string() })

export const refusalResponse = z.object({
  error: z.object({
    code: optionalText,
    message: optionalText,
    depositRangeMin: z.catch(z.nullish(decimal), null),
    depositRangeMax: z.catch(z.nullish(decimal), null),
  }),
})
