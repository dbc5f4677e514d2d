import { useEffect, useState } from 'react'
import { fetchPrices } from '@/api/markets'
import { startLoop } from '@/browser/page/loop'
import * as timings from '@/config/timings'
import type { MarketPrice } from '@/domain/market/market'

export type TimedPrice = MarketPrice & { at: string }

export function useCoinPrice(symbol: string, first: TimedPrice | null): TimedPrice | null {
  const [price, setPrice] = useState(first)
  const firstAt = first?.at
  useEffect(() => {
    const isOld = !firstAt || Date.now() - Date.parse(firstAt) > timings.quoteTrusted
    const refresh = async () => {
      try {
        const found = (await fetchPrices([symbol]))[symbol]
        if (found) setPrice({ at: new Date().toISOString(), ...found })
      } catch {
        // The old price stays, and says of itself how old it is.
      }
    }
    const loop = startLoop(refresh, {
      after: isOld ? 0 : timings.marketRefresh,
      every: timings.marketRefresh,
    })
    return loop.stop
  }, [symbol, firstAt])
  return price
}
