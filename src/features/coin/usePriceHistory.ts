import { useEffect, useEffectEvent, useState } from 'react'
import { fetchHistory } from '@/api/markets'
import type { HistoryPoint } from '@/contract/markets'
import type { HistoryRange } from '@/domain/market/historyRanges'
import { useMutation } from '@/query/useMutation'

export const FIRST_RANGE: HistoryRange = '7d'

/** Previous prices stay while loading; late responses to earlier choices are dropped. */
export function usePriceHistory(symbol: string, first: HistoryPoint[]) {
  const [shown, setShown] = useState({ range: FIRST_RANGE, points: first })
  const { args, isPending, failure, mutate } = useMutation(
    (range: HistoryRange) => fetchHistory(symbol, range),
    { overlap: 'replace' },
  )
  const load = async (range: HistoryRange) => {
    const outcome = await mutate(range)
    if (outcome?.kind === 'done') setShown({ range, points: outcome.data })
  }
  const begin = useEffectEvent(() => {
    // The back end had no prices when the page was made.
    if (first.length === 0) void load(FIRST_RANGE)
  })
  useEffect(() => {
    const timer = setTimeout(begin)
    return () => clearTimeout(timer)
  }, [])
  return {
    range: args?.[0] ?? FIRST_RANGE,
    shown,
    failure,
    isLoading: isPending,
    choose: (range: HistoryRange) => void load(range),
  }
}
