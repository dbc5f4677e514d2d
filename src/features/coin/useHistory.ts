import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureOf, type Failure } from '@/domain/failure'
import type { HistoryPoint, HistoryRange } from '@/contract/markets'

/** The range a page is served with. */
export const FIRST_RANGE: HistoryRange = '7d'

type Shown = { range: HistoryRange; points: HistoryPoint[] }

/**
 * The prices of the chosen range. What is on the screen stays until the new ones have come, so that nothing jumps, and
 * the newest choice wins over an answer that comes late.
 */
export function useHistory(symbol: string, first: HistoryPoint[]) {
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
    // After the first paint.
    const timer = setTimeout(begin)
    return () => clearTimeout(timer)
  }, [])
  return { range, shown, failure, isLoading, choose: (wanted: HistoryRange) => void load(wanted) }
}
