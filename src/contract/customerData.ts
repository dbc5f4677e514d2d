import * as z from 'zod/mini'
import { deviceFields } from './account'
import { ambassadorSchema } from './ambassadors'
import type { Endpoints } from './endpoint'
import { exchangeSchema } from './exchanges'
import { invitationsSchema } from './invitations'
import { partnerBrandSchema } from './partnerBrands'
import { partnerCodeSchema, partnerFields } from './partners'
import { webhookSchema } from './partnerWebhooks'
import { paymentRequestSchema } from './paymentRequests'
import { ledgerEntryFields, payoutSchema } from './programmes'
import { amount, instant, integer, nullable, nullableText } from './resultFields'
import { reviewFields } from './reviews'
import { documented } from './schema'

export const attribution = {
  referral: nullableText,
  source: nullableText,
  medium: nullableText,
  campaign: nullableText,
  firstPage: nullableText,
}

export const customerExport = z.object({
  customer: z.object({
    email: z.string(),
    language: z.string(),
    level: z.string(),
    createdAt: instant,
    referral: z.optional(nullableText),
    referralAt: z.optional(nullable(instant)),
  }),
  signIns: z.array(z.object(deviceFields)),
  savedAddresses: z.array(z.looseObject({ id: z.string(), createdAt: instant })),
  exchanges: z.array(
    z.extend(exchangeSchema, { email: nullableText, volumeBtc: nullable(amount), ...attribution }),
  ),
  ledger: z.array(z.object({ ...ledgerEntryFields, id: integer, payoutId: nullableText })),
  payouts: z.array(payoutSchema),
  partner: z.optional(
    nullable(
      z.object({
        ...partnerFields,
        codes: z.array(partnerCodeSchema),
        brand: documented(z.optional(nullable(partnerBrandSchema)), {
          description: 'The page under the partner’s own brand; null: there is none.',
        }),
        webhooks: z.optional(documented(z.array(webhookSchema), { description: 'Without their secrets.' })),
      }),
    ),
  ),
  ambassador: z.optional(nullable(ambassadorSchema)),
  invitations: z.optional(nullable(invitationsSchema)),
  paymentRequests: z.optional(z.array(paymentRequestSchema)),
  reviews: z.array(z.object({ ...reviewFields, publicId: z.string(), state: z.string() })),
  messages: z.array(z.looseObject({ reference: z.string(), message: z.string(), createdAt: instant })),
})

export type CustomerExport = z.output<typeof customerExport>

export const customerData = {
  export: {
    method: 'GET',
    path: '/api/v4/customers/export',
    limit: 'heavy',
    auth: 'customer',
    result: customerExport,
    tag: 'Account',
    summary: 'Everything that is stored about the customer',
  },
} as const satisfies Endpoints
