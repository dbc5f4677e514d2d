import { useEffect, useMemo } from 'react'
import { hasPair } from '@/domain/currency/pair'
import type { Side } from '@/store/quote/exchangeDraft'
import { selectDraft, selectOfferedCurrencies, selectPairs } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadOfferedCurrencies, loadPairs } from '@/store/currency/loadLists'

export function useAvailable(side: Side): (symbol: string) => boolean {
  const dispatch = useAppDispatch()
  const isFixed = useAppSelector((state) => selectDraft(state).fixed)
  const other = useAppSelector((state) => selectDraft(state)[side === 'from' ? 'to' : 'from'])
  const pairs = useAppSelector(selectPairs)
  const offered = useAppSelector(selectOfferedCurrencies)

  useEffect(() => {
    if (pairs) return
    void dispatch(loadPairs(isFixed))
    void dispatch(loadOfferedCurrencies(isFixed))
  }, [dispatch, pairs, isFixed])

  return useMemo(() => {
    // Choosing the other side's currency swaps the two.
    if (!pairs && offered.length === 0) return () => true
    if (!pairs) {
      const symbols = new Set(offered)
      return (symbol: string) => symbols.has(symbol)
    }
    return (symbol: string) =>
      symbol === other || (side === 'from' ? hasPair(pairs, symbol, other) : hasPair(pairs, other, symbol))
  }, [pairs, other, side, offered])
}
