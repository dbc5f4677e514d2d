import { isZero } from '@/domain/money/amount'
import { fetchHistory, fetchMarketFacts } from '@/api/markets'
import { paths } from '@/config/paths'
import { assetsOf, findAsset, type Asset } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'
import { assetSlugs } from '@/domain/currency/assetSlugs'
import { popularOf } from '@/domain/currency/currencyLists'
import { coinFigures, type CoinFigures } from '@/domain/market/coinFigures'
import type { HistoryRange } from '@/domain/market/historyRanges'
import type { MarketPrices } from '@/domain/market/market'
import type { HistoryPoint, MarketFacts } from '@/contract/markets'
import { coinFacts, type CoinFacts } from '@/features/coin/coinFacts'
import type { CoinLimits } from '@/features/coin/CoinNetworks'
import type { Partner } from '@/features/coin/CoinPairs'
import type { TimedPrice } from '@/features/coin/useCoinPrice'
import { FIRST_RANGE } from '@/features/coin/usePriceHistory'
import { coinTextLanguages, coinWords, type CoinWords } from '@/i18n/coinTexts'
import type { Locale } from '@/i18n/languages'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadServedByRamps, tradeOf } from '@/api/loadRamps'
import { fetchMarket, loadFirstQuote } from '../loadFirstQuote'

export type CoinData = {
  coin: CoinFacts
  price: TimedPrice | null
  history: HistoryPoint[]
  figures: CoinFigures
  facts: MarketFacts | null
  partners: Partner[]
  limits: CoinLimits | null
  words: CoinWords | null
  textLanguages: Locale[]
}

const PARTNERS = 6

export async function loadCoin(coinUrl: string, locale: Locale) {
  const [{ currencies }, served] = await Promise.all([loadCatalogue(), loadServedByRamps()])
  const assets = assetsOf(currencies)
  const asset = findAsset(assets, coinUrl)
  if (!asset) return null
  if (asset.url !== coinUrl) return { movedTo: paths.coin(asset.url) }
  const [first] = asset.currencies
  const popular = assetsOf(popularOf(currencies))
  const others = popular.filter(({ url }) => url !== asset.url)
  const isPopular = others.length < popular.length
  const partner = others[0]?.currencies[0]
  const sides = partner ? [first, partner] : [first]
  const market = fetchMarket(...sides)
  const [price, charts, facts, quote] = await Promise.all([
    market.then((prices) => priceIn(prices, first.symbol)),
    chartsOf(first.symbol),
    // Another back end may not have the call.
    fetchMarketFacts(first.symbol).catch(() => null),
    partner ? loadFirstQuote(first, partner, { market }) : { quote: undefined },
  ])
  const data: CoinData = {
    coin: coinFacts(asset, assetSlugs(assets).get(asset) ?? asset.url, tradeOf(asset, served)),
    price,
    history: charts[FIRST_RANGE],
    figures: coinFigures(charts),
    facts,
    limits: partner ? limitsOf(quote, partner) : null,
    partners: (isPopular ? others : others.slice(0, PARTNERS)).map(partnerOf),
    words: coinWords(asset.url, locale),
    textLanguages: coinTextLanguages(asset.url),
  }
  return { data, preloaded: { currencies: sides, ...quote } }
}

/** Without prices the page still shows networks; the browser refetches the chart. */
async function chartsOf(symbol: string): Promise<Record<HistoryRange, HistoryPoint[]>> {
  const chartOf = (range: HistoryRange) => fetchHistory(symbol, range).catch((): HistoryPoint[] => [])
  const [day, week, month, year] = await Promise.all([
    chartOf('24h'),
    chartOf('7d'),
    chartOf('30d'),
    chartOf('1y'),
  ])
  return { '24h': day, '7d': week, '30d': month, '1y': year }
}

function priceIn(prices: MarketPrices | null, symbol: string): TimedPrice | null {
  const price = prices?.[symbol]
  return price ? { at: new Date().toISOString(), ...price } : null
}

function limitsOf({ quote }: Awaited<ReturnType<typeof loadFirstQuote>>, { symbolFront }: Currency) {
  if (!quote) return null
  const { min, speed } = quote.estimate
  return isZero(min) && !speed ? null : { to: symbolFront, min, minutes: speed }
}

const partnerOf = ({ ticker, currencies: [first] }: Asset): Partner => ({ symbol: first.symbol, ticker })
