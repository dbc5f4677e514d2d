import { useEffect, useState } from 'react'
import { shortWeek, type CoinLine } from './CoinLine'

type Weeks = Record<string, string[]>

/** The most symbols one question may name. */
const AT_ONCE = 100

/** The last seven days of the lines on the screen, as far as they are known; the others are asked for. */
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
    const keep = (found: Weeks) => {
      // An answer without a line is one too: nobody asks twice.
      const none = symbols.map((symbol) => [symbol, []])
      setWeeks((known) => ({ ...known, ...(Object.fromEntries(none) as Weeks), ...found }))
    }
    import('@/api/markets')
      .then(({ fetchMarketsOf }) => fetchMarketsOf(symbols))
      .then((rows) => keep(Object.fromEntries(rows.map((row) => [row.symbol, shortWeek(row)]))))
      // A line is a garnish of its row.
      .catch(() => keep({}))
  }, [missing])
  return weeks
}
