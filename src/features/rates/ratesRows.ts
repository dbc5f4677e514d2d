import { assetsOf } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'
import { oncePerTicker, popularOf } from '@/domain/currency/currencyLists'
import type { RatesRow } from './RatesRow'

const RATES_SHOWN = 10

/** Once a ticker, no fiat, without prices. */
export const ratesRows = (currencies: readonly Currency[]): RatesRow[] =>
  oncePerTicker(currencies.filter(({ isFiat }) => !isFiat))
    .slice(0, RATES_SHOWN)
    .map(({ symbol, name, symbolFront, image, fullInfo, dailyChange }) => ({
      symbol,
      name,
      ticker: symbolFront,
      network: fullInfo.network_name.startsWith(name) ? '' : fullInfo.network_name,
      image,
      url: null,
      priceUsd: null,
      dailyChange,
      sparkline: [],
    }))

export const popularRows = (currencies: readonly Currency[]): RatesRow[] =>
  withUrls(ratesRows(popularOf(currencies)), currencies)

export function withUrls(rows: RatesRow[], currencies: readonly Currency[]): RatesRow[] {
  const urls = new Map(
    assetsOf(currencies).flatMap((asset) => asset.currencies.map(({ symbol }) => [symbol, asset.url])),
  )
  return rows.map((row) => ({ ...row, url: urls.get(row.symbol) ?? null }))
}
