import * as z from 'zod/mini'
import { bodyOrigin } from './requestFields'

/** Of the body of every order: where its visitor came from. */
export const attributionFields = {
  referral: bodyOrigin,
  // When the visitor followed the link with that code; left out or unreadable: now.
  referralAt: z.optional(bodyOrigin),
  promoCode: z.optional(bodyOrigin),
  // Of a partner's program, with its key: letters, digits, _ and -.
  subId: z.optional(bodyOrigin),
  clickId: z.optional(bodyOrigin),
  widget: z.optional(bodyOrigin),
  source: bodyOrigin,
  medium: bodyOrigin,
  campaign: bodyOrigin,
  firstPage: bodyOrigin,
}
