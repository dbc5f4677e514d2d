import * as z from 'zod/mini'
import { normalEmail } from '@/domain/account/account'
import { AMOUNT_CHOICES } from '@/domain/exchange/amountChange'
import { EXCHANGE_ACTIONS } from '@/domain/exchange/exchange'
import { attributionFields } from './attributionFields'
import { bodyEmail, bodyFlag, bodyText, oneOf } from './requestFields'

export const orderBody = z.object({
  tickerFrom: bodyText,
  networkFrom: bodyText,
  tickerTo: bodyText,
  networkTo: bodyText,
  amount: bodyText,
  reverse: bodyFlag,
  fixed: bodyFlag,
  rateId: z.pipe(
    bodyText,
    z.transform((value) => value || null),
  ),
  // Of the offer that was chosen; left out: the best. A fixed rate names its own.
  provider: z.optional(bodyText),
  addressTo: bodyText,
  // The name of the Ethereum Name Service that the address was chosen by; refused if it points elsewhere now.
  addressToName: z.optional(bodyText),
  extraIdTo: bodyText,
  // Ticked: my wallet needs no extra id.
  notProvideMemo: bodyFlag,
  notProvideRefundMemo: bodyFlag,
  userRefundAddress: bodyText,
  userRefundName: z.optional(bodyText),
  userRefundExtraId: bodyText,
  unregEmail: z.pipe(bodyText, z.transform(normalEmail)),
  ...attributionFields,
})

export const actionBody = z.object({
  action: z.enum(EXCHANGE_ACTIONS, oneOf(EXCHANGE_ACTIONS)),
  // Where a refund goes; left out, to the refund address of the order. In place of that one only with the secret.
  address: bodyText,
  addressName: z.optional(bodyText),
  extraId: bodyText,
  notProvideRefundMemo: bodyFlag,
})

/** With the amounts as they were shown: others are not accepted by it. */
export const amountDecisionBody = z.object({
  decision: z.enum(AMOUNT_CHOICES, oneOf(AMOUNT_CHOICES)),
  amountFrom: bodyText,
  amountTo: bodyText,
})

export const paymentBody = z.object({
  hash: z
    .string('Must be a text.')
    .check(z.trim(), z.toLowerCase(), z.regex(/^0x[0-9a-f]{64}$/, 'Must be the hash of a transaction.')),
})

/** Firebase's id of its installation in one browser: 22 of these characters so far. */
export const deviceBody = z.object({
  fid: z.string('Must be a text.').check(z.regex(/^[\w-]{16,64}$/, 'Must be a Firebase Installation ID.')),
})

export const outcomeEmailBody = z.object({ email: bodyEmail })
