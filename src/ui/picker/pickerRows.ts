import { coinKey } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'
import { oncePerList } from '@/domain/text/oncePerList'
import { fiatOf, popularFiatOf, popularOf } from '@/domain/currency/currencyLists'

type Coin = readonly Currency[]

export type PickerGroup = {
  key: 'favorite' | 'recent' | 'popular' | 'fiat' | 'all' | 'results'
  items: readonly Coin[]
}

export type PickerOption = { currency: Currency; index: number }
export type PickerRow =
  | { kind: 'heading'; group: PickerGroup['key'] }
  | { kind: 'coin'; group: PickerGroup['key']; options: PickerOption[] }

const coinsByKey = oncePerList((currencies: readonly Currency[]): ReadonlyMap<string, Coin> => {
  const coins = new Map<string, Currency[]>()
  for (const currency of currencies) {
    const key = coinKey(currency)
    const known = coins.get(key)
    if (known) known.push(currency)
    else coins.set(key, [currency])
  }
  return coins
})

export const coinsOf = (currencies: readonly Currency[]): Coin[] => [...coinsByKey(currencies).values()]

const byPriority = (one: Currency, other: Currency) =>
  (one.priority ?? Infinity) - (other.priority ?? Infinity)

/** Shown before anything is typed. A currency may stand in several. */
export function defaultGroups(currencies: Currency[], favorites: string[], recent: string[]): PickerGroup[] {
  const bySymbol = new Map(currencies.map((currency) => [currency.symbol, currency]))
  const pick = (symbols: string[]) =>
    symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []).map((currency) => [currency])
  const coins = coinsByKey(currencies)
  const popular = new Set(popularOf(currencies).map(coinKey))
  const fiat = new Set([...popularFiatOf(currencies), ...fiatOf(currencies)])
  const groups: PickerGroup[] = [
    { key: 'favorite', items: pick(favorites) },
    { key: 'recent', items: pick(recent) },
    { key: 'popular', items: [...popular].map((key) => (coins.get(key) ?? []).toSorted(byPriority)) },
    { key: 'fiat', items: Array.from(fiat, (currency) => [currency]) },
    {
      key: 'all',
      items: Array.from(coins)
        .filter(([key, [first]]) => first?.isFiat === false && !popular.has(key))
        .map(([, coin]) => coin),
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

export function rowsOf(groups: PickerGroup[]): { rows: PickerRow[]; options: Currency[] } {
  const rows: PickerRow[] = []
  const options: Currency[] = []
  for (const { key, items } of groups) {
    rows.push({ kind: 'heading', group: key })
    for (const coin of items) {
      rows.push({
        kind: 'coin',
        group: key,
        options: coin.map((currency, at) => ({ currency, index: options.length + at })),
      })
      options.push(...coin)
    }
  }
  return { rows, options }
}

type Network = { value: string; label: string }

/** The largest first. */
export const networksOf = oncePerList((currencies: readonly Currency[]): Network[] => {
  const networks = new Map<string, { label: string; count: number }>()
  for (const { network, fullInfo } of currencies) {
    const known = networks.get(network)
    if (known) known.count += 1
    else networks.set(network, { label: fullInfo.network_name.replace(/\s*\([^)]*\)$/, ''), count: 1 })
  }
  networks.delete('')
  return Array.from(networks, ([value, facts]) => ({ value, ...facts }))
    .filter(({ count }) => count > 1)
    .toSorted((one, other) => other.count - one.count)
    .map(({ value, label }) => ({ value, label }))
})
