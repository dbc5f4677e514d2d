import { brandSlug } from '@/domain/site/brandSlug'
import { publicEnv } from './publicEnv'

export type Brand = { name: string; slug: string }

/** Names of /buy-and-sell-crypto-on-{brand}: the operator's own, and those of their partners. */
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
