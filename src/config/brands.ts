import { brandSlug } from '@/domain/brandSlug'
import { publicEnv } from './publicEnv'

export type Brand = { name: string; slug: string }

/** Whose page /buy-and-sell-crypto-on-{brand} may be: the operator's own, and those of his partners. */
export function readBrands(): { own: Brand; partners: Brand[] } {
  const own = brandOf(publicEnv.brandName)
  const partners = publicEnv.partnerBrands
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map(brandOf)
  return { own, partners }
}

const brandOf = (name: string): Brand => ({ name, slug: brandSlug(name) })
