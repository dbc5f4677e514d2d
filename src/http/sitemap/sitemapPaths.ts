import { readBrands } from '@/config/brands'
import { addedPageNames } from '@/config/operator/operatorFacts'
import { paths } from '@/config/paths'
import { PUBLIC_PAGES } from '@/config/operator/pageNames'
import { assetsOf } from '@/domain/currency/asset'
import { brandPath } from '@/domain/site/brandAddress'
import type { Currency } from '@/domain/currency/currency'

type Paths = (currencies: readonly Currency[]) => readonly string[]

/** Only those that domain/site/indexedLanguages.ts indexes are listed. */
export const sitemapPaths = {
  pages: () => [...PUBLIC_PAGES, ...brandPages(), ...addedPageNames().map((name) => `/${name}`)],
  coins: (currencies) => assetsOf(currencies).map(({ url }) => paths.coin(url)),
} satisfies Record<string, Paths>

export type SitemapType = keyof typeof sitemapPaths

function brandPages() {
  const { own, partners } = readBrands()
  return [own, ...partners].map(({ slug }) => encodeURI(brandPath(slug)))
}
