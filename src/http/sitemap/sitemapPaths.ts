import { type Brand, readBrands } from '@/config/brands'
import { addedPageNames } from '@/config/operator/operatorFacts'
import { paths } from '@/config/paths'
import { PUBLIC_PAGES } from '@/config/operator/pageNames'
import { assetsOf } from '@/domain/currency/asset'
import { assetSlugs } from '@/domain/currency/assetSlugs'
import { popularOf } from '@/domain/currency/currencyLists'
import { brandPath } from '@/domain/site/brandAddress'
import { coinTextLanguages } from '@/i18n/coinTexts'
import type { PairRecord } from '@/contract/pairStatistics'
import { tickerOf, type Currency } from '@/domain/currency/currency'
import { type ServedByRamps, tradeOf } from '@/api/loadRamps'

type Paths = (
  currencies: readonly Currency[],
  served: ServedByRamps | null,
  measured?: readonly PairRecord[],
  partners?: readonly Brand[],
) => readonly string[]

/** First those that were exchanged here, the most exchanged one first. The catalogue ranks coins, not pairs: every other pair
 * ranks by the ranks of its two sides added up, then by the first. */
const LISTED_PAIRS = 300
/** Of these coins there are more than 300 pairs; one further down ranks below all of them. */
const PAIRED = 26
/** Pages of buying and of selling so many coins that have a text. */
const TRADED = 200

/** Of pages made of a template only those of popular coins; domain/site/indexedLanguages.ts says which may be listed. */
export const sitemapPaths = {
  pages: (_currencies, _served, _measured, partners = []) => [
    ...PUBLIC_PAGES,
    ...brandPages(partners),
    ...addedPageNames().map((name) => `/${name}`),
  ],
  coins: (currencies) => assetsOf(currencies).map(({ url }) => paths.coin(url)),
  pairs: (currencies, _served, measured = []) =>
    [...new Set([...exchangedPairs(currencies, measured), ...rankedPairs(currencies)])].slice(
      0,
      LISTED_PAIRS,
    ),
  'buy-sell': (currencies, served) =>
    assetsOf(currencies)
      .filter(({ url }) => coinTextLanguages(url).length > 0)
      .map((asset) => ({ url: asset.url, trade: tradeOf(asset, served) }))
      .filter(({ trade }) => trade.buy || trade.sell)
      .slice(0, TRADED)
      .flatMap(({ url, trade }) => [
        ...(trade.buy ? [paths.buyCoin(url)] : []),
        ...(trade.sell ? [paths.sellCoin(url)] : []),
      ]),
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

/** Of coins that are exchanged still; one address for all networks of both. */
function exchangedPairs(currencies: readonly Currency[], measured: readonly PairRecord[]): string[] {
  const assets = assetsOf(currencies)
  const symbolOf = (ticker: string, network: string) =>
    assets.find(({ currencies: own }) =>
      own.some((one) => one.enabled && tickerOf(one) === ticker && one.network === network),
    )?.currencies[0].symbol
  return measured.flatMap(({ tickerFrom, networkFrom, tickerTo, networkTo }) => {
    const [from, to] = [symbolOf(tickerFrom, networkFrom), symbolOf(tickerTo, networkTo)]
    return from && to && from !== to ? [paths.pair(from, to)] : []
  })
}

function rankedPairs(currencies: readonly Currency[]): string[] {
  const symbols = popularAssets(currencies)
    .slice(0, PAIRED)
    .map(({ currencies: [first] }) => first.symbol)
  return symbols
    .flatMap((from, first) =>
      symbols.map((to, second) => ({ from, to, first, rank: first === second ? null : first + second })),
    )
    .filter((pair) => pair.rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.first - b.first)
    .map(({ from, to }) => paths.pair(from, to))
}

const brandPages = (partners: readonly Brand[]) =>
  [readBrands().own, ...partners].map(({ slug }) => encodeURI(brandPath(slug)))
