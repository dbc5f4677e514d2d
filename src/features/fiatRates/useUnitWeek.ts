import { useEffect, useState } from 'react'
import { fetchMarketsOf } from '@/api/markets'
import { shortWeek } from '@/domain/market/market'

/** The line of a currency in US dollars; empty while it is not known. `symbol` null: the dollar needs none. */
export function useUnitWeek(symbol: string | null): string[] {
  const [weeks, setWeeks] = useState<Record<string, string[]>>({})
  const isMissing = symbol !== null && !weeks[symbol]
  useEffect(() => {
    if (symbol === null || !isMissing) return
    fetchMarketsOf([symbol])
      .then(([row]) => setWeeks((known) => ({ ...known, [symbol]: row ? shortWeek(row) : [] })))
      // The prices stand without it.
      .catch(() => setWeeks((known) => ({ ...known, [symbol]: [] })))
  }, [symbol, isMissing])
  return (symbol !== null && weeks[symbol]) || []
}
