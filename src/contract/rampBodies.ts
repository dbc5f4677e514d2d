import * as z from 'zod/mini'
import { normalEmail } from '@/domain/account/account'
import { attributionFields } from './attributionFields'
import { bodyFlag, bodyText } from './requestFields'

const owner = z.optional(
  z.nullable(
    z.object({
      name: bodyText,
      street: bodyText,
      buildingNumber: bodyText,
      postCode: bodyText,
      town: bodyText,
      country: bodyText,
    }),
  ),
)

export const rampOrderBody = z.object({
  quoteId: bodyText,
  // Of a purchase: where the coins go.
  addressTo: bodyText,
  addressToName: z.optional(bodyText),
  extraIdTo: bodyText,
  notProvideMemo: bodyFlag,
  // Of a sale: the address that pays, and where coins come back.
  userRefundAddress: bodyText,
  userRefundName: z.optional(bodyText),
  userRefundExtraId: bodyText,
  notProvideRefundMemo: bodyFlag,
  // An account of the visitor's own, where the offer needs it; neither is stored once the ramp has them.
  iban: bodyText,
  owner,
  unregEmail: z.pipe(bodyText, z.transform(normalEmail)),
  ...attributionFields,
})
export type RampOrderBody = z.output<typeof rampOrderBody>
