import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { timings } from '@/config/timings'
import { EXCHANGE_FILTERS, type Currency } from '@/domain/currency'
import { failureOf, type Failure } from '@/domain/failure'
import type { MarketRow } from '@/contract/markets'
import {
  filterChosen,
  ratesAnswered,
  ratesAsked,
  selectCurrencies,
  selectCurrenciesStatus,
  selectFilter,
  selectIsFiltering,
} from '@/store/exchangeSlice'
import { loadCurrencies } from '@/store/loadLists'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { renewedRows, type RatesRow } from './RatesRow'
import type { ratesRows } from './ratesRows'

const NONE: Currency[] = []
const selectNone = () => NONE

export const RATES_FILTERS = ['popular', ...EXCHANGE_FILTERS] as const
export type RatesFilter = (typeof RATES_FILTERS)[number]
export const RATES_SHOWN = 10

/**
 * The rows of the chosen filter. The popular ones came with the page, made at `madeAt`; the others are asked for, and the
 * newest choice wins over an answer that comes late.
 */
export function useRates(first: RatesRow[], madeAt: string | null) {
  const dispatch = useAppDispatch()
  const currenciesStatus = useAppSelector(selectCurrenciesStatus)
  const filter: RatesFilter = useAppSelector(selectFilter) ?? 'popular'
  const [loaded, setLoaded] = useState<Partial<Record<RatesFilter, MarketRow[]>>>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const isAsking = useAppSelector(selectIsFiltering)
  // What makes rows of currencies is fetched with them: the page's own rows need none of it.
  const [makeRows, setMakeRows] = useState<typeof ratesRows | null>(null)
  const newest = useRef(0)

  const load = async (wanted: RatesFilter) => {
    const turn = ++newest.current
    dispatch(ratesAsked())
    setFailure(null)
    try {
      const { fetchMarkets } = await import('@/api/markets')
      const rows = await fetchMarkets(wanted, RATES_SHOWN)
      // The names of the popular ones came with the page; only others are worth the whole list.
      if (!renewedRows(rows, first)) {
        void dispatch(loadCurrencies())
        const made = await import('./ratesRows')
        setMakeRows(() => made.ratesRows)
      }
      if (turn === newest.current) setLoaded((known) => ({ ...known, [wanted]: rows }))
    } catch (error) {
      if (turn === newest.current) setFailure(failureOf(error))
    } finally {
      if (turn === newest.current) dispatch(ratesAnswered())
    }
  }
  const refresh = useEffectEvent(() => {
    // A page made while the back end was silent brings no rows, and one that lay in the cache brings old ones.
    const isOld = madeAt === null || Date.now() - Date.parse(madeAt) > timings.quoteTrusted
    if (isOld || filter !== 'popular') void load(filter)
  })
  useEffect(() => {
    // After the first paint: what the page brought is shown meanwhile.
    const timer = setTimeout(refresh)
    return () => clearTimeout(timer)
  }, [])

  const choose = (wanted: RatesFilter) => {
    dispatch(filterChosen(wanted === 'popular' ? null : wanted))
    void load(wanted)
  }
  const market = loaded[filter]
  const renewed = useMemo(() => market && renewedRows(market, first), [market, first])
  // Only rows that the page did not bring follow the list of currencies; the others are not drawn anew when it comes.
  const currencies = useAppSelector(market && !renewed ? selectCurrencies : selectNone)
  const rows = useMemo(() => {
    if (!market) return filter === 'popular' ? first : []
    return renewed ?? makeRows?.(market, currencies) ?? []
  }, [market, renewed, makeRows, currencies, filter, first])
  const isLoading = isAsking || currenciesStatus === 'request'
  return { rows, filter, failure, isLoading, choose, retry: () => void load(filter) }
}
