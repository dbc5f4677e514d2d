import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureOf, type Failure } from '@/domain/text/failure'
import type { HistoryPoint, HistoryRange } from '@/contract/markets'

export const FIRST_RANGE: HistoryRange = '7d'

type Shown = { range: HistoryRange; points: HistoryPoint[] }

/** The prices of the chosen range. The previous ones stay until the new ones have loaded, and a late response to an
 * earlier choice is dropped. */
export function usePriceHistory(symbol: string, first: HistoryPoint[]) {
  const [range, setRange] = useState(FIRST_RANGE)
  const [shown, setShown] = useState<Shown>({ range: FIRST_RANGE, points: first })
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isLoading, setLoading] = useState(false)
  const newest = useRef(0)

  const load = async (wanted: HistoryRange) => {
    const turn = ++newest.current
    setRange(wanted)
    setLoading(true)
    setFailure(null)
    try {
      const { fetchHistory } = await import('@/api/markets')
      const points = await fetchHistory(symbol, wanted)
      if (turn === newest.current) setShown({ range: wanted, points })
    } catch (error) {
      if (turn === newest.current) setFailure(failureOf(error))
    } finally {
      if (turn === newest.current) setLoading(false)
    }
  }
  const begin = useEffectEvent(() => {
    // The page was made while the back end was silent about prices.
    if (first.length === 0) void load(FIRST_RANGE)
  })
  useEffect(() => {
    const timer = setTimeout(begin)
    return () => clearTimeout(timer)
  }, [])
  return { range, shown, failure, isLoading, choose: (wanted: HistoryRange) => void load(wanted) }
}
