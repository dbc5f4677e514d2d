import * as z from 'zod/mini'
import { PROMO_STATES } from '@/domain/partner/promoCode'
import type { Endpoints } from './endpoint'
import { named } from './schema'

const promoCode = named(
  'PromoCode',
  z.object({ code: z.string(), state: z.catch(z.enum(PROMO_STATES), 'unknown') }),
)
export type PromoCode = z.output<typeof promoCode>

export const promoCodes = {
  check: {
    method: 'GET',
    path: '/api/v4/promo-codes/{code}',
    auth: 'optional',
    limit: 'read',
    tag: 'Exchanges',
    tier: 'optional',
    result: promoCode,
    summary: 'Whether a promo code can be used now, by who is signed in',
    description:
      'An order with a code that is not `valid` is made without it. A code changes no rate: the order counts for the partner whose it is.',
  },
} as const satisfies Endpoints
