import { useEffect, useState } from 'react'
import { startLoop } from '@/browser/loop'
import { timings } from '@/config/timings'
import type { MarketPrice } from '@/domain/market'

/** A price and when it was made, ISO 8601 in UTC. */
export type TimedPrice = MarketPrice & { at: string }

/** The coin's price, asked for again while it is looked at. A page out of the cache may bring one that is old already. */
export function useCoinPrice(symbol: string, first: TimedPrice | null): TimedPrice | null {
  const [price, setPrice] = useState(first)
  const firstAt = first?.at
  useEffect(() => {
    const isOld = !firstAt || Date.now() - Date.parse(firstAt) > timings.quoteTrusted
    const ask = async () => {
      try {
        const { fetchPrices } = await import('@/api/markets')
        const found = (await fetchPrices([symbol]))[symbol]
        if (found) setPrice({ ...found, at: new Date().toISOString() })
      } catch {
        // The old price stays, and says of itself how old it is.
      }
    }
    const loop = startLoop(ask, { after: isOld ? 0 : timings.marketRefresh, every: timings.marketRefresh })
    return loop.stop
  }, [symbol, firstAt])
  return price
}
