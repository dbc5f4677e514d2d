/** API v2 (docs.sideshift.ai/endpoints/v2, from a stored copy; never tried live). */
import * as z from 'zod/mini'
import {
  decimal,
  flag,
  optionalDecimal,
  optionalText,
  places,
  readableRows,
  reportedDecimal,
  reportedText,
  reportedTime,
  requiredText,
  text,
  time,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'
import {
  ANY_EXTRA_ID,
  DEPOSIT_ADDRESS,
  DEPOSIT_EXTRA_ID,
  PAYOUT_ADDRESS,
  PAYOUT_EXTRA_ID,
} from '@/server/providers/orderNames'

/** docs.sideshift.ai, "Setting up webhooks": nothing is signed. */
export const notification = z.object({
  meta: z.object({ hook: z.object({ accountId: z.string() }) }),
  payload: z.object({ shiftId: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
})

/** A boolean speaks for every network of the coin. */
const ofNetworks = z.nullish(z.union([flag, z.array(requiredText)]))

const coin = members({
  coin: requiredText,
  networks: z.array(requiredText),
  networksWithMemo: z.nullish(z.array(requiredText)),
  fixedOnly: ofNetworks,
  variableOnly: ofNetworks,
  depositOffline: ofNetworks,
  settleOffline: ofNetworks,
  tokenDetails: z.nullish(
    z.record(z.string(), z.nullable(members({ contractAddress: requiredText, decimals: places }))),
  ),
})
export type Coin = z.output<typeof coin>
export const coinsResponse = readableRows(coin)

export const permissionsResponse = members({ createShift: flag })

/** `rate` includes network fees, for the requested amount. */
export const pairResponse = members({ min: decimal, max: decimal, rate: decimal })

export const quoteResponse = members({
  id: requiredText,
  expiresAt: time,
  depositAmount: decimal,
  settleAmount: decimal,
})

export const createdResponse = members(
  {
    id: requiredText,
    depositCoin: optionalText,
    depositNetwork: optionalText,
    settleCoin: optionalText,
    settleNetwork: optionalText,
    depositAddress: requiredText,
    depositMemo: optionalText,
    settleAddress: requiredText,
    settleMemo: optionalText,
    anyExtraId: optionalText,
    depositAmount: optionalDecimal,
    settleAmount: optionalDecimal,
    expiresAt: time,
    externalId: optionalText,
  },
  {
    depositAddress: DEPOSIT_ADDRESS,
    depositMemo: DEPOSIT_EXTRA_ID,
    settleAddress: PAYOUT_ADDRESS,
    settleMemo: PAYOUT_EXTRA_ID,
    anyExtraId: ANY_EXTRA_ID,
  },
)

const DEPOSIT = {
  status: text,
  depositHash: reportedText,
  settleHash: reportedText,
  depositReceivedAt: reportedTime,
  depositAmount: reportedDecimal,
  settleAmount: reportedDecimal,
}
const deposit = members(DEPOSIT)
export type Deposit = z.output<typeof deposit>

/** `depositAddress` is not read: it becomes null. */
const SHIFT = {
  ...DEPOSIT,
  depositMin: reportedDecimal,
  depositMax: reportedDecimal,
  refundAddress: optionalText,
  expiresAt: reportedTime,
  deposits: z.nullish(z.array(deposit)),
}
export const shiftResponse = members(SHIFT)
export type Shift = z.output<typeof shiftResponse>

/** docs.sideshift.ai, "Fetch bulk shifts". */
export const shiftsResponse = readableRows(members({ id: requiredText, ...SHIFT }))

export const refundAddressResponse = members({ id: text })
