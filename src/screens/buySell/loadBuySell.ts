import { assetsOf, findAsset, type Asset } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'
import { popularFiatOf, popularOf } from '@/domain/currency/currencyLists'
import type { CoinLink } from '@/features/curatedLinks/CoinLinks'
import { linkedCurrency, type LinkedCurrency } from '@/features/curatedLinks/linkedCurrency'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadRampWays, loadServedByRamps, servedAsset } from '@/api/loadRamps'
import type { RampWays } from '@/contract/rampWays'
import type { PairFactsText } from '@/features/pairFacts/pairFactsData'
import { pairFactsText } from '@/features/pairFacts/pairFactsText'
import type { Locale } from '@/i18n/languages'
import { loadFirstQuote } from '../loadFirstQuote'
import { loadPairFacts } from '../loadPairFacts'
import { factWords } from '../pairWords'
import { buySellPath, type Direction } from './buySellPath'

export type BuySellData = {
  coin: (Pick<Asset, 'url' | 'name' | 'ticker'> & { on: (LinkedCurrency & { network: string })[] }) | null
  fiat: LinkedCurrency[]
  /** In units of what is sent; null without a quote. */
  minimum: { amount: string; ticker: string } | null
  others: CoinLink[]
  /** Of the coin and the first fiat; null on the page of all coins. */
  facts: PairFactsText | null
  /** Who carries it out, and how; null: not through ramps. */
  ramps: RampWays[] | null
}

const OTHERS = 24

export async function loadBuySell(direction: Direction, locale: Locale, coinUrl?: string) {
  const [{ currencies }, served] = await Promise.all([loadCatalogue(), loadServedByRamps()])
  const popular = assetsOf(popularOf(currencies)).flatMap((one) => servedAsset(one, direction, served) ?? [])
  const found = coinUrl === undefined ? null : findAsset(assetsOf(currencies), coinUrl)
  if (found === undefined) return null
  if (found && found.url !== coinUrl) return { movedTo: buySellPath(direction)(found.url) }
  const asset = found && servedAsset(found, direction, served)
  // A page about what nobody does would promise it.
  if ((found && !asset) || served?.coins[direction].length === 0) return null
  const fiat = popularFiatOf(currencies).filter(
    ({ symbol }) => served?.fiats[direction].includes(symbol) ?? true,
  )
  const sides = sidesOf(direction, (asset ?? popular[0])?.currencies[0], fiat[0])
  const quote = sides ? await loadFirstQuote(...sides) : {}
  const data: BuySellData = {
    coin: asset && coinOf(asset),
    facts: asset && sides && pairFactsText(await loadPairFacts(...sides, quote), factWords(locale)),
    ramps: await loadRampWays(direction, asset?.currencies[0]),
    fiat: fiat.map(linkedCurrency),
    minimum: sides && quote.quote ? { amount: quote.quote.estimate.min, ticker: sides[0].symbolFront } : null,
    others: popular
      .filter(({ url }) => url !== asset?.url)
      .slice(0, OTHERS)
      .map(({ url, name, ticker, image }) => ({ name, ticker, image, href: buySellPath(direction)(url) })),
  }
  return { data, preloaded: { currencies: sides ?? [], ...quote } }
}

const sidesOf = (direction: Direction, coin?: Currency, fiat?: Currency): [Currency, Currency] | null => {
  if (!coin || !fiat) return null
  return direction === 'buy' ? [fiat, coin] : [coin, fiat]
}

const coinOf = ({ url, name, ticker, currencies }: Asset) => ({
  url,
  name,
  ticker,
  on: currencies.map((one) => ({ ...linkedCurrency(one), network: one.fullInfo.network_name })),
})
