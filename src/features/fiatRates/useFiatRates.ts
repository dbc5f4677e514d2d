import { useEffect, useState } from 'react'
import { startLoop } from '@/browser/loop'
import { timings } from '@/config/timings'
import type { MarketPrices } from '@/domain/market'

/** Prices in US dollars by symbol, and when they were made, ISO 8601 in UTC. */
export type TimedPrices = { of: MarketPrices; at: string }

/** The most symbols one question may name. */
const AT_ONCE = 100

/** What the table has to know the price of. */
export const askedSymbols = (...lists: { symbol: string }[][]): string[] =>
  lists
    .flat()
    .map(({ symbol }) => symbol)
    .slice(0, AT_ONCE)

/** The prices of these symbols, asked for again while they are looked at. */
export function useFiatRates(symbols: string[], first: TimedPrices | null): TimedPrices | null {
  const [prices, setPrices] = useState(first)
  const asked = symbols.join(',')
  const firstAt = first?.at
  useEffect(() => {
    if (asked === '') return
    const isOld = !firstAt || Date.now() - Date.parse(firstAt) > timings.quoteTrusted
    const ask = async () => {
      try {
        const { fetchPrices } = await import('@/api/markets')
        setPrices({ of: await fetchPrices(asked.split(',')), at: new Date().toISOString() })
      } catch {
        // The old prices stay, and say of themselves how old they are.
      }
    }
    const loop = startLoop(ask, { after: isOld ? 0 : timings.marketRefresh, every: timings.marketRefresh })
    return loop.stop
  }, [asked, firstAt])
  return prices
}
