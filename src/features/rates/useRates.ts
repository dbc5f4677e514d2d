import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { EXCHANGE_FILTERS } from '@/domain/currency'
import { failureOf, type Failure } from '@/domain/failure'
import { loadCurrencies, selectCurrencies } from '@/store/exchangeSlice'
import { useAppDispatch } from '@/store/hooks'
import { useStore } from 'react-redux'
import type { RootState } from '@/store/makeStore'
import { ratesRows, type RatesRow } from './RatesRow'

export const RATES_FILTERS = ['popular', ...EXCHANGE_FILTERS] as const
export type RatesFilter = (typeof RATES_FILTERS)[number]
export const RATES_SHOWN = 10

/** The rows of the chosen filter. The popular ones came with the page; the others are asked for, newest choice wins. */
export function useRates(first: RatesRow[]) {
  const dispatch = useAppDispatch()
  const store = useStore<RootState>()
  const [filter, setFilter] = useState<RatesFilter>('popular')
  const [loaded, setLoaded] = useState<Partial<Record<RatesFilter, RatesRow[]>>>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isLoading, setLoading] = useState(false)
  const newest = useRef(0)

  const load = async (wanted: RatesFilter) => {
    const turn = ++newest.current
    setLoading(true)
    setFailure(null)
    try {
      const { fetchMarkets } = await import('@/api/markets')
      const [rows] = await Promise.all([fetchMarkets(wanted, RATES_SHOWN), dispatch(loadCurrencies())])
      if (turn === newest.current) {
        setLoaded((known) => ({ ...known, [wanted]: ratesRows(rows, selectCurrencies(store.getState())) }))
      }
    } catch (error) {
      if (turn === newest.current) setFailure(failureOf(error))
    } finally {
      if (turn === newest.current) setLoading(false)
    }
  }
  // A page that was made while the back end was silent brings no rows.
  const isEmpty = first.length === 0
  const loadFirst = useEffectEvent(() => void load('popular'))
  useEffect(() => {
    if (isEmpty) loadFirst()
  }, [isEmpty])

  const choose = (wanted: RatesFilter) => {
    setFilter(wanted)
    if (wanted === 'popular' && first.length > 0) {
      newest.current++
      setFailure(null)
      setLoading(false)
    } else void load(wanted)
  }
  const rows = loaded[filter] ?? (filter === 'popular' ? first : [])
  return { rows, filter, failure, isLoading, choose, retry: () => void load(filter) }
}
