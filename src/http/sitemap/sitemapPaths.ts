import { readBrands } from '@/config/brands'
import { addedPageNames } from '@/config/operator/operatorFacts'
import { paths } from '@/config/paths'
import { PUBLIC_PAGES } from '@/config/operator/pageNames'
import { assetsOf } from '@/domain/currency/asset'
import { assetSlugs } from '@/domain/currency/assetSlugs'
import { popularOf } from '@/domain/currency/currencyLists'
import { brandPath } from '@/domain/site/brandAddress'
import type { Currency } from '@/domain/currency/currency'

type Paths = (currencies: readonly Currency[]) => readonly string[]

/** Pairs of so many popular coins with each other. */
const PAIRED = 18

/** Of pages made of a template only those of popular coins; domain/site/indexedLanguages.ts says which may be listed. */
export const sitemapPaths = {
  pages: () => [...PUBLIC_PAGES, ...brandPages(), ...addedPageNames().map((name) => `/${name}`)],
  coins: (currencies) => assetsOf(currencies).map(({ url }) => paths.coin(url)),
  pairs: (currencies) => {
    const symbols = popularAssets(currencies)
      .slice(0, PAIRED)
      .map(({ currencies: [first] }) => first.symbol)
    return symbols.flatMap((from) => symbols.filter((to) => to !== from).map((to) => paths.pair(from, to)))
  },
  guides: (currencies) => {
    const slugs = assetSlugs(assetsOf(currencies))
    return popularAssets(currencies).flatMap(({ url }) => {
      const slug = [...slugs].find(([asset]) => asset.url === url)?.[1]
      return slug ? [paths.whatIs(slug)] : []
    })
  },
} satisfies Record<string, Paths>

export type SitemapType = keyof typeof sitemapPaths

const popularAssets = (currencies: readonly Currency[]) => assetsOf(popularOf(currencies))

function brandPages() {
  const { own, partners } = readBrands()
  return [own, ...partners].map(({ slug }) => encodeURI(brandPath(slug)))
}
