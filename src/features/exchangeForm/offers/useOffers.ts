import { useEffect, useEffectEvent, useRef } from 'react'
import * as timings from '@/config/timings'
import type { OfferList } from '@/contract/quotes'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectQuoteRequest } from '@/store/quote/quoteRequest'
import { fetchQuote, offersShown, selectOffers } from '@/store/slices/quoteSlice'

/** Null while unknown. Fetched again where a provider had not responded yet. */
export function useOffers(): OfferList | null {
  const dispatch = useAppDispatch()
  const list = useAppSelector(selectOffers)
  const request = useAppSelector(selectQuoteRequest)
  const refetch = useEffectEvent(() => void (request && dispatch(fetchQuote(request))))
  const fetchFirst = useEffectEvent(() => !list && refetch())

  useEffect(() => {
    dispatch(offersShown(true))
    fetchFirst()
    return () => void dispatch(offersShown(false))
  }, [dispatch])

  const isRepeated = useRef(false)
  useEffect(() => {
    const isDue = !isRepeated.current && list?.missing.some(({ code }) => code === 'pending')
    isRepeated.current = false
    if (!isDue) return
    const timer = setTimeout(() => {
      isRepeated.current = true
      refetch()
    }, timings.offersRetry)
    return () => clearTimeout(timer)
  }, [list])

  return list
}
