import { useEffect, useState } from 'react'
import { fetchPrices } from '@/api/markets'
import { startLoop } from '@/browser/page/loop'
import * as timings from '@/config/timings'
import { type MarketPrices, pricedAt } from '@/domain/market/market'

export type TimedPrices = { of: MarketPrices; at: string }

/** Limit of symbols in one call. */
const AT_ONCE = 100

export const requestedSymbols = (...lists: { symbol: string }[][]): string[] =>
  lists
    .flat()
    .map(({ symbol }) => symbol)
    .slice(0, AT_ONCE)

export function useFiatRates(symbols: string[], first: TimedPrices | null): TimedPrices | null {
  const [prices, setPrices] = useState(first)
  const requested = symbols.join(',')
  const firstAt = first?.at
  useEffect(() => {
    if (requested === '') return
    const isOld = !firstAt || Date.now() - Date.parse(firstAt) > timings.quoteTrusted
    const refresh = async () => {
      try {
        const of = await fetchPrices(requested.split(','))
        setPrices({ of, at: pricedAt(Object.values(of), new Date().toISOString()) })
      } catch {
        // The old prices stay, and say of themselves how old they are.
      }
    }
    const loop = startLoop(refresh, {
      after: isOld ? 0 : timings.marketRefresh,
      every: timings.marketRefresh,
    })
    return loop.stop
  }, [requested, firstAt])
  return prices
}
