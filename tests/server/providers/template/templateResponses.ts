import * as z from 'zod/mini'
import {
  decimal,
  optionalDecimal,
  optionalFlag,
  optionalId,
  optionalText,
  readableRows,
  reportedDecimal,
  requiredText,
  text,
} from '@/server/outbound/answerFields'
import { members } from '@/server/outbound/members'
import {
  ANY_EXTRA_ID,
  DEPOSIT_ADDRESS,
  DEPOSIT_EXTRA_ID,
  PAYOUT_ADDRESS,
  PAYOUT_EXTRA_ID,
} from '@/server/providers/orderNames'

export const coinsResponse = readableRows(
  members({ coin: requiredText, network: requiredText, contract: optionalText, tag: optionalFlag }),
)

export const rateResponse = members({ receive: decimal, min: optionalDecimal })

export const createdResponse = members(
  {
    id: requiredText,
    deposit: requiredText,
    depositTag: optionalText,
    receive: decimal,
    address: requiredText,
    tagTo: optionalText,
    anyExtraId: optionalText,
    from: requiredText,
    to: requiredText,
  },
  // As other versions of a service call them.
  {
    deposit: DEPOSIT_ADDRESS,
    depositTag: DEPOSIT_EXTRA_ID,
    address: PAYOUT_ADDRESS,
    tagTo: PAYOUT_EXTRA_ID,
    anyExtraId: ANY_EXTRA_ID,
  },
)

export const orderResponse = members({
  status: text,
  sent: reportedDecimal,
  received: reportedDecimal,
  payoutHash: z.catch(optionalId, null),
  refundHash: z.catch(optionalId, null),
})
