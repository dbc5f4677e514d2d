import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as timings from '@/config/timings'
import type { Currency } from '@/domain/currency/currency'
import type { CurrencyChoice } from '@/domain/site/site'
import {
  filterChosen,
  ratesLoaded,
  ratesRequested,
  selectCurrencies,
  selectFilter,
  selectIsFiltering,
} from '@/store/slices/exchangeSlice'
import { useMutation } from '@/query/useMutation'
import { loadCurrencies } from '@/store/currency/loadLists'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { RatesFilter } from './RatesFilter'
import type { RatesRow } from './RatesRow'
import type { withUrls } from './ratesRows'

const NONE: Currency[] = []
const selectNone = () => NONE

/** The popular rows came with the page, made at `madeAt`. Late responses to earlier choices are dropped. */
export function useRates(first: RatesRow[], madeAt: string | null, choice: CurrencyChoice | undefined) {
  const dispatch = useAppDispatch()
  const filter: RatesFilter = useAppSelector(selectFilter) ?? 'popular'
  const [loaded, setLoaded] = useState<Partial<Record<RatesFilter, RatesRow[]>>>({})
  const isLoading = useAppSelector(selectIsFiltering)
  // Loaded on demand: the page's own rows need none of it.
  const [addUrls, setAddUrls] = useState<typeof withUrls | null>(null)

  const { failure, mutate } = useMutation(
    async (wanted: RatesFilter) => {
      const { loadRates } = await import('./loadRates')
      const rows = await loadRates(wanted, first, choice)
      if (wanted !== 'popular') {
        void dispatch(loadCurrencies())
        const made = await import('./ratesRows')
        setAddUrls(() => made.withUrls)
      }
      return rows
    },
    { overlap: 'replace' },
  )
  const load = async (wanted: RatesFilter) => {
    dispatch(ratesRequested())
    const outcome = await mutate(wanted)
    if (outcome?.kind === 'done') setLoaded((known) => ({ ...known, [wanted]: outcome.data }))
    if (outcome) dispatch(ratesLoaded())
  }
  const refresh = useEffectEvent(() => {
    // A page made without the back end has no rows, a cached one old ones.
    const isOld = madeAt === null || Date.now() - Date.parse(madeAt) > timings.quoteTrusted
    if (isOld || filter !== 'popular') void load(filter)
  })
  useEffect(() => {
    const timer = setTimeout(refresh)
    return () => clearTimeout(timer)
  }, [])

  const choose = (wanted: RatesFilter) => {
    dispatch(filterChosen(wanted === 'popular' ? null : wanted))
    void load(wanted)
  }
  const own = loaded[filter]
  const currencies = useAppSelector(own && filter !== 'popular' ? selectCurrencies : selectNone)
  const rows = useMemo(() => {
    if (!own) return filter === 'popular' ? first : []
    return currencies.length > 0 && addUrls ? addUrls(own, currencies) : own
  }, [own, addUrls, currencies, filter, first])
  return { rows, filter, failure, isLoading, choose, retry: () => void load(filter) }
}
