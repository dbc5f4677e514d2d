import type { ExchangeFilter } from '@/domain/currency/currency'
import type { CoinLine } from './CoinLine'

export const COIN_FILTERS = ['all', 'favorite', 'new', 'gainers', 'losers', 'stable'] as const
/** Nothing of these is known without prices. */
export const BY_PRICE: readonly CoinFilter[] = ['gainers', 'losers']
export type CoinFilter = 'all' | 'favorite' | ExchangeFilter
export type CoinSort = { by: 'rank' | 'name' | 'price' | 'change'; isUp: boolean }

/** The best known first, or the best match of a search. */
export const BY_RANK: CoinSort = { by: 'rank', isUp: true }

const MOVERS = 50
/** Of the best known: beyond them a jump of the price says only that hardly anybody trades. */
const MAJORS = 300

const changeOf = ({ price }: CoinLine) => Number(price?.dailyChange ?? 0)
const byChange = (one: CoinLine, other: CoinLine) => changeOf(one) - changeOf(other)

export const isFavorite = ({ symbols }: CoinLine, favorites: string[]) =>
  symbols.some((symbol) => favorites.includes(symbol))

export function filterCoins(lines: CoinLine[], filter: CoinFilter, favorites: string[]): CoinLine[] {
  switch (filter) {
    case 'all':
      return lines
    case 'favorite':
      return lines.filter((line) => isFavorite(line, favorites))
    case 'new':
      return lines.filter(({ isNew }) => isNew)
    case 'stable':
      return lines.filter(({ isStable }) => isStable)
    case 'gainers':
      return lines
        .slice(0, MAJORS)
        .filter((line) => changeOf(line) > 0)
        .sort((one, other) => byChange(other, one))
        .slice(0, MOVERS)
    case 'losers':
      return lines
        .slice(0, MAJORS)
        .filter((line) => changeOf(line) < 0)
        .sort(byChange)
        .slice(0, MOVERS)
  }
}

export function sortCoins(lines: CoinLine[], { by, isUp }: CoinSort, intl: string): CoinLine[] {
  if (by === 'rank') return lines
  const turned = isUp ? 1 : -1
  if (by === 'name') {
    const { compare } = new Intl.Collator(intl, { numeric: true })
    return lines.toSorted((one, other) => turned * compare(one.name, other.name))
  }
  const compare =
    by === 'change' ? byChange : (one: CoinLine, other: CoinLine) => priceOf(one) - priceOf(other)
  const known = lines.filter(({ price }) => price).sort((one, other) => turned * compare(one, other))
  return [...known, ...lines.filter(({ price }) => !price)]
}

const priceOf = ({ price }: CoinLine) => Number(price?.priceUsd ?? 0)

export function nextSort(sort: CoinSort, by: CoinSort['by']): CoinSort {
  const firstWay = by === 'name'
  if (sort.by !== by) return { by, isUp: firstWay }
  return sort.isUp === firstWay ? { by, isUp: !firstWay } : BY_RANK
}
