import { readBrands } from '@/config/brands'
import { paths } from '@/config/paths'
import { publicPages } from '@/config/publicPages'
import { assetsOf } from '@/domain/currency/asset'
import { assetSlugs } from '@/domain/currency/assetSlugs'
import { brandPath } from '@/domain/site/brandAddress'
import type { Currency } from '@/domain/currency/currency'
import { popularFiatOf, popularOf } from '@/domain/currency/currencyLists'

/** So many of the best known coins, each in its best known network, are listed as pairs; every other pair resolves unlisted. */
const PAIRED = 40

type Paths = (currencies: readonly Currency[]) => readonly string[]

/** What the sitemaps list, by type (issue 4): not all pairs of 1,600 coins in ten languages. */
export const sitemapPaths = {
  pages: () => [...publicPages, ...brandPages()],
  coins: (currencies) => assetsOf(currencies).map(({ url }) => paths.coin(url)),
  buy: (currencies) => assetsOf(currencies).map(({ url }) => paths.buyCoin(url)),
  sell: (currencies) => assetsOf(currencies).map(({ url }) => paths.sellCoin(url)),
  'what-is': (currencies) => [...assetSlugs(assetsOf(currencies)).values()].map(paths.whatIs),
  pairs: (currencies) => bestPairs(currencies, paths.pair),
  guides: (currencies) => bestPairs(currencies, paths.guide),
  fiat: (currencies) => {
    const coins = bestOf(currencies)
    const fiat = popularFiatOf(currencies).map(({ symbol }) => symbol)
    return fiat.flatMap((one) =>
      coins.flatMap((coin) => [paths.fiatPair(one, coin), paths.fiatPair(coin, one)]),
    )
  },
} satisfies Record<string, Paths>

export type SitemapType = keyof typeof sitemapPaths

function brandPages() {
  const { own, partners } = readBrands()
  return [own, ...partners].map(({ slug }) => encodeURI(brandPath(slug)))
}

function bestPairs(currencies: readonly Currency[], address: (from: string, to: string) => string) {
  const coins = bestOf(currencies)
  return coins.flatMap((from) => coins.filter((to) => to !== from).map((to) => address(from, to)))
}

const bestOf = (currencies: readonly Currency[]) =>
  assetsOf(popularOf(currencies))
    .slice(0, PAIRED)
    .map((asset) => asset.currencies[0].symbol)
