import { useEffect, useState } from 'react'
import { fetchMarketsOf } from '@/api/markets'
import { shortWeek } from '@/domain/market/market'
import type { CoinLine } from './CoinLine'

type Weeks = Record<string, string[]>

/** Limit of symbols in one call. */
const AT_ONCE = 100

export function useWeeks(first: CoinLine[], shown: CoinLine[]): Weeks {
  const [weeks, setWeeks] = useState<Weeks>(() =>
    Object.fromEntries(first.map(({ symbols: [symbol], week }) => [symbol, week])),
  )
  const missing = shown
    .map(({ symbols: [symbol] }) => symbol)
    .filter((symbol) => !weeks[symbol])
    .slice(0, AT_ONCE)
    .join(',')
  useEffect(() => {
    if (missing === '') return
    const symbols = missing.split(',')
    const store = (found: Weeks) => {
      // A response without a line is not requested again.
      const none = symbols.map((symbol) => [symbol, []])
      setWeeks((known) => ({ ...known, ...(Object.fromEntries(none) as Weeks), ...found }))
    }
    fetchMarketsOf(symbols)
      .then((rows) => store(Object.fromEntries(rows.map((row) => [row.symbol, shortWeek(row)]))))
      .catch(() => store({}))
  }, [missing])
  return weeks
}
