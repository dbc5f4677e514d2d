import type { Currency } from '@/domain/currency/currency'
import { fiatOf, popularFiatOf, popularOf } from '@/domain/currency/currencyLists'

export type PickerGroup = {
  key: 'favorite' | 'recent' | 'popular' | 'fiat' | 'all' | 'results'
  items: readonly Currency[]
}

export type PickerRow =
  { kind: 'heading'; group: PickerGroup['key'] } | { kind: 'option'; currency: Currency; index: number }

/** The groups shown before anything is typed. A currency may stand in several, as favourites and recents do elsewhere. */
export function defaultGroups(currencies: Currency[], favorites: string[], recent: string[]): PickerGroup[] {
  const bySymbol = new Map(currencies.map((currency) => [currency.symbol, currency]))
  const pick = (symbols: string[]) => symbols.flatMap((symbol) => bySymbol.get(symbol) ?? [])
  const popularFiat = popularFiatOf(currencies)
  const groups: PickerGroup[] = [
    { key: 'favorite', items: pick(favorites) },
    { key: 'recent', items: pick(recent) },
    { key: 'popular', items: popularOf(currencies) },
    { key: 'fiat', items: [...new Set([...popularFiat, ...fiatOf(currencies)])] },
    { key: 'all', items: currencies.filter(({ isFiat, priority }) => !isFiat && priority === null) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

export function rowsOf(groups: PickerGroup[]): { rows: PickerRow[]; options: Currency[] } {
  const rows: PickerRow[] = []
  const options: Currency[] = []
  for (const { key, items } of groups) {
    rows.push({ kind: 'heading', group: key })
    for (const currency of items) {
      rows.push({ kind: 'option', currency, index: options.length })
      options.push(currency)
    }
  }
  return { rows, options }
}
