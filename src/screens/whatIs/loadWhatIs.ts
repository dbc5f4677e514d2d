import { paths } from '@/config/paths'
import { assetsOf, type Asset } from '@/domain/currency/asset'
import { findBySlug } from '@/domain/currency/assetSlugs'
import type { Currency } from '@/domain/currency/currency'
import { popularOf } from '@/domain/currency/currencyLists'
import type { CoinLink } from '@/features/curatedLinks/CoinLinks'
import type { Explained } from '@/features/guide/CoinExplained'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadServedByRamps, tradeOf } from '@/api/loadRamps'
import type { RampDirection } from '@/domain/ramp/ramp'
import { loadFirstQuote } from '../loadFirstQuote'

export type WhatIsData = {
  coin: Explained
  symbol: string
  partner: string | null
  others: CoinLink[]
  trade: Record<RampDirection, boolean>
}

const OTHERS = 12

export async function loadWhatIs(address: string) {
  const [{ currencies }, served] = await Promise.all([loadCatalogue(), loadServedByRamps()])
  const found = findBySlug(assetsOf(currencies), address)
  if (!found) return null
  const { asset, slug, slugs } = found
  if (slug !== address) return { movedTo: paths.whatIs(slug) }
  const popular = assetsOf(popularOf(currencies)).filter(({ url }) => url !== asset.url)
  const [first] = asset.currencies
  const partner = popular[0]?.currencies[0]
  const quote = partner ? await loadFirstQuote(partner, first) : {}
  const bySymbol = new Map([...slugs].map(([one, name]) => [one.url, name]))
  const data: WhatIsData = {
    coin: explained(asset),
    symbol: first.symbol,
    partner: partner?.symbol ?? null,
    trade: tradeOf(asset, served),
    others: popular.slice(0, OTHERS).map(({ url, name, ticker, image }) => {
      return { name, ticker, image, href: paths.whatIs(bySymbol.get(url) ?? url) }
    }),
  }
  return { data, preloaded: { currencies: partner ? [partner, first] : [first], ...quote } }
}

const explained = ({ url, name, ticker, image, currencies: [first, ...rest] }: Asset): Explained => ({
  url,
  name,
  ticker,
  image,
  isStable: first.fullInfo.isStable,
  networks: [first, ...rest].map(networkOf),
})

const networkOf = ({ fullInfo, has_extra_id, extra_id, confirmations_from }: Currency) => ({
  name: fullInfo.network_name,
  contract: fullInfo.contract_address,
  extraId: has_extra_id ? extra_id : null,
  confirmations: confirmations_from,
})
