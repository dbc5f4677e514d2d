import { readBrands } from '@/config/brands'
import { paths } from '@/config/paths'
import { assetsOf } from '@/domain/currency/asset'
import { brandIn, brandPath } from '@/domain/site/brandAddress'
import { brandSlug } from '@/domain/site/brandSlug'
import { popularOf } from '@/domain/currency/currencyLists'
import type { CoinLink } from '@/features/curatedLinks/CoinLinks'
import { loadBrands } from '@/api/loadBrands'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadServedByRamps, tradeOf } from '@/api/loadRamps'
import type { RampDirection } from '@/domain/ramp/ramp'
import { loadFormPreload } from '../loadFormPreload'
import { loadPage } from '../loadPage'

export type BrandData = {
  /** The partner's, which visits count for. */
  code: string | null
  buy: CoinLink[]
  sell: CoinLink[]
}

const SHOWN = 12

export const loadBrandPage = loadPage<BrandData>({
  texts: ['buy-sell'],
  load: ({ page = '' }) => loadBrand(brandIn(page) ?? ''),
})

export async function loadBrand(written: string) {
  const slug = brandSlug(written)
  const brand = await findBrand(slug)
  if (!brand) return null
  if (written !== slug) return { movedTo: encodeURI(brandPath(slug)) }
  const [{ currencies }, served] = await Promise.all([loadCatalogue(), loadServedByRamps()])
  const linksTo = (direction: RampDirection, path: (url: string) => string) =>
    assetsOf(popularOf(currencies))
      .filter((asset) => tradeOf(asset, served)[direction])
      .slice(0, SHOWN)
      .map(({ url, name, ticker, image }): CoinLink => ({ name, ticker, image, href: path(url) }))
  const { name, isOwn, code } = brand
  const data: BrandData = { code, buy: linksTo('buy', paths.buyCoin), sell: linksTo('sell', paths.sellCoin) }
  const { preloaded } = await loadFormPreload()
  return { data, preloaded, prose: proseOf(name, isOwn) }
}

/** Those of the settings are there without the back end. */
async function findBrand(slug: string) {
  const { own, partners } = readBrands()
  const named = [own, ...partners].find((one) => one.slug === slug)
  if (named) return { name: named.name, isOwn: named === own, code: null }
  const listed = slug ? (await loadBrands()).find((one) => one.slug === slug) : undefined
  return listed && { name: listed.name, isOwn: false, code: listed.code }
}

const proseOf = (partner: string, isOwn: boolean) =>
  isOwn ? { name: 'buy-and-sell' } : { name: 'buy-and-sell-partner', facts: { partner } }
