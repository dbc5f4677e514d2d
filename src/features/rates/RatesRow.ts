import type { MarketRow } from '@/contract/markets'

/** A line of the rates table: the market's numbers and just enough of the currency to show it. */
export type RatesRow = MarketRow & {
  name: string
  ticker: string
  badge: string
  image: string
  /** Of the coin's own page; null for a state's currency, which has none. */
  url: string | null
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
