import * as z from 'zod/mini'
import { BRAND_STATES } from '@/domain/partner/partnerBrand'
import type { Endpoints } from './endpoint'
import { nullableText } from './resultFields'
import { documented, named } from './schema'

const brandFields = {
  name: z.string(),
  slug: documented(z.string(), { description: 'Of the address `/buy-and-sell-crypto-on-{slug}`.' }),
  code: documented(nullableText, {
    description:
      'The partner’s code that visits of the page count for: the oldest link in use. Null: none is.',
  }),
}

export const partnerBrandSchema = named(
  'PartnerBrand',
  z.object({
    ...brandFields,
    state: documented(z.enum(BRAND_STATES), {
      description: 'The page is there while it is approved and the partner active.',
    }),
  }),
)
export type PartnerBrand = z.output<typeof partnerBrandSchema>

const openBrand = named('OpenBrand', z.object(brandFields))
export type OpenBrand = z.output<typeof openBrand>

export const partnerBrands = {
  list: {
    method: 'GET',
    path: '/api/v4/partner-brands',
    limit: 'read',
    tag: 'Partners',
    tier: 'optional',
    result: z.array(openBrand),
    summary: 'Brands of partners that have a page here',
  },
} as const satisfies Endpoints
