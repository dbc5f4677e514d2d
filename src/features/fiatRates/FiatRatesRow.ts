import { assetsOf } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'
import { popularOf } from '@/domain/currency/currencyLists'

export type FiatRatesRow = { symbol: string; url: string; name: string; ticker: string; image: string }

export function fiatRatesRows(currencies: readonly Currency[]): FiatRatesRow[] {
  // By all networks, so that a coin's address is the same as elsewhere.
  const popular = new Set(popularOf(currencies).map(({ symbol }) => symbol))
  return assetsOf(currencies)
    .filter((asset) => asset.currencies.some(({ symbol }) => popular.has(symbol)))
    .map(({ url, name, ticker, image, currencies: [first] }) => ({
      ...{ url, name, ticker, image },
      symbol: first.symbol,
    }))
}
