import { useDeferredValue, useMemo, useState } from 'react'
import type { CoinLine } from './CoinLine'
import { BY_RANK, filterCoins, nextSort, sortCoins, type CoinFilter, type CoinSort } from './coinView'
import { useAllCoins } from './useAllCoins'

import { useFoundCoins } from './useFoundCoins'
import { useWeeks } from './useWeeks'
import { useFavoriteCurrencies } from '@/browser/storage/useFavoriteCurrencies'

export const ROWS_AT_ONCE = 50

type Sources = {
  first: CoinLine[]
  /** Null: not known. */
  total: number | null
  madeAt: string | null
  fixed: CoinFilter | null
  intl: string
}

export function useCoinList({ first, total, madeAt, fixed, intl }: Sources) {
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<CoinFilter>(fixed ?? 'all')
  const [sort, setSort] = useState<CoinSort>(BY_RANK)
  const [rowCount, setRowCount] = useState(ROWS_AT_ONCE)
  const { favorites, toggle } = useFavoriteCurrencies()
  // Typing must not wait for the list.
  const searched = useDeferredValue(query.trim())

  const isPlain = searched === '' && filter === (fixed ?? 'all') && sort.by === 'rank'
  const isWhole = first.length === total && (first.length > 0 || fixed !== null)
  // Networks and contracts can be searched in the whole list only.
  const isWanted =
    searched !== '' || (!isWhole && (!isPlain || rowCount > ROWS_AT_ONCE || first.length === 0))
  const all = useAllCoins(first, madeAt, isWanted)
  const found = useFoundCoins(all.lines, searched, all.isComplete)
  const view = useMemo(
    () => sortCoins(filterCoins(found, filter, favorites), sort, intl),
    [found, filter, favorites, sort, intl],
  )
  const shown = useMemo(() => view.slice(0, rowCount), [view, rowCount])
  const fromStart = <T>(set: (value: T) => void) => {
    return (value: T) => {
      set(value)
      setRowCount(ROWS_AT_ONCE)
    }
  }
  return {
    ...all,
    query,
    filter,
    sort,
    shown,
    favorites,
    weeks: useWeeks(first, shown),
    count: (isPlain && !fixed && total) || view.length,
    hasMore: shown.length < Math.max(view.length, (isPlain && !fixed && total) || 0),
    search: fromStart(setQuery),
    choose: fromStart(setFilter),
    sortBy: fromStart((by: CoinSort['by']) => setSort(nextSort(sort, by))),
    showMore: () => setRowCount(rowCount + ROWS_AT_ONCE),
    toggleFavorite: toggle,
  }
}
