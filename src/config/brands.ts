import { brandSlug } from '@/domain/brandAddress'
import { env } from './env'

export type Brand = { name: string; slug: string }

/** Whose page /buy-and-sell-crypto-on-{brand} may be: the operator's own, and those of his partners. */
export function readBrands(): { own: Brand; partners: Brand[] } {
  const own = brandOf(env.brandName)
  const partners = env.partnerBrands
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map(brandOf)
  const slugs = [own, ...partners].map(({ slug }) => slug)
  if (slugs.includes(''))
    throw new Error('BRAND_NAME and PARTNER_BRANDS need a letter or a figure in every name')
  if (new Set(slugs).size < slugs.length) throw new Error('PARTNER_BRANDS names a brand twice')
  return { own, partners }
}

const brandOf = (name: string): Brand => ({ name, slug: brandSlug(name) })
