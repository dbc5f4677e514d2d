import { assetsOf } from '@/domain/asset'
import type { Currency } from '@/domain/currency'
import type { MarketRow } from '@/domain/market'

/** A line of the rates table: the market's numbers and just enough of the currency to show it. */
export type RatesRow = MarketRow & {
  name: string
  ticker: string
  badge: string
  image: string
  /** Of the coin's own page; null for a state's currency, which has none. */
  url: string | null
}

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

/** The same rows with newer numbers; null when they need a currency that is not among them. */
export function renewedRows(rows: MarketRow[], shown: RatesRow[]): RatesRow[] | null {
  const bySymbol = new Map(shown.map((row) => [row.symbol, row]))
  const renewed = rows.flatMap((row) => {
    const known = bySymbol.get(row.symbol)
    return known ? [{ ...known, ...row }] : []
  })
  return renewed.length === rows.length ? renewed : null
}
