import { fetchHistory, fetchPrices } from '@/api/markets'
import { paths } from '@/config/paths'
import { assetsOf, findAsset, type Asset } from '@/domain/asset'
import { assetSlugs } from '@/domain/assetSlugs'
import { popularOf } from '@/domain/currencyLists'
import type { HistoryPoint } from '@/contract/markets'
import { coinFacts, type CoinFacts } from '@/features/coin/coinFacts'
import type { Partner } from '@/features/coin/CoinPairs'
import type { TimedPrice } from '@/features/coin/useCoinPrice'
import { FIRST_RANGE } from '@/features/coin/useHistory'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFirstQuote } from '../loadFirstQuote'

export type CoinData = {
  coin: CoinFacts
  price: TimedPrice | null
  history: HistoryPoint[]
  /** The best known first. */
  partners: Partner[]
}

/** So many of the best known coins a lesser known one is paired with; the best known are paired each with each. */
const PARTNERS = 6

/** One coin by its address; null when there is none, and where it stands when it is asked for by another spelling. */
export async function loadCoin(coinUrl: string) {
  const { currencies } = await loadCatalogue()
  const assets = assetsOf(currencies)
  const asset = findAsset(assets, coinUrl)
  if (!asset) return null
  if (asset.url !== coinUrl) return { movedTo: paths.coin(asset.url) }
  const [first] = asset.currencies
  const popular = assetsOf(popularOf(currencies))
  const others = popular.filter(({ url }) => url !== asset.url)
  const isPopular = others.length < popular.length
  const partner = others[0]?.currencies[0]
  const [price, history, quote] = await Promise.all([
    loadPrice(first.symbol),
    // Without prices the page still tells the networks and exchanges; the chart is asked for again in the browser.
    fetchHistory(first.symbol, FIRST_RANGE).catch(() => []),
    partner ? loadFirstQuote(first, partner) : {},
  ])
  const data: CoinData = {
    coin: coinFacts(asset, assetSlugs(assets).get(asset) ?? asset.url),
    price,
    history,
    partners: (isPopular ? others : others.slice(0, PARTNERS)).map(partnerOf),
  }
  return { data, facts: { currencies: partner ? [first, partner] : [first], ...quote } }
}

const loadPrice = (symbol: string): Promise<TimedPrice | null> =>
  fetchPrices([symbol]).then(
    ({ [symbol]: price }) => (price ? { ...price, at: new Date().toISOString() } : null),
    () => null,
  )

const partnerOf = ({ ticker, currencies: [first] }: Asset): Partner => ({ symbol: first.symbol, ticker })
