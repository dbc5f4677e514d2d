import { assetsOf } from '@/domain/asset'
import type { Currency } from '@/domain/currency'
import type { MarketRow } from '@/contract/markets'
import type { RatesRow } from './RatesRow'

/** Puts market and currencies together; a row whose currency is unknown is left out. A coin's own network goes unsaid. */
export function ratesRows(rows: MarketRow[], currencies: Currency[]): RatesRow[] {
  const bySymbol = new Map(currencies.map((currency) => [currency.symbol, currency]))
  const urls = new Map(
    assetsOf(currencies).flatMap((asset) => asset.currencies.map(({ symbol }) => [symbol, asset.url])),
  )
  return rows.flatMap((row) => {
    const currency = bySymbol.get(row.symbol)
    if (!currency) return []
    const { name, symbolFront, image, fullInfo } = currency
    const badge = fullInfo.network_badge === symbolFront ? '' : fullInfo.network_badge
    return [{ ...row, name, ticker: symbolFront, badge, image, url: urls.get(row.symbol) ?? null }]
  })
}
