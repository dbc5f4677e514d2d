import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import { startLoop } from '@/browser/page/loop'
import { storedOfferFilter, watchOfferFilter } from '@/browser/storage/offerFilter'
import * as timings from '@/config/timings'
import { retryAfter, type Failure } from '@/domain/text/failure'
import { selectQuoteRequest } from '@/store/quote/quoteRequest'
import { selectRampHold, selectRampPair } from '@/store/quote/rampPair'
import { loadRampOptions } from '@/store/slices/rampSlice'
import { selectSite } from '@/store/slices/siteSlice'
import { offersFiltered } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { fetchQuote, selectQuote, type ShownQuote } from '@/store/slices/quoteSlice'

/** Refreshes the quote of the draft: when the request changes, and every 30 s while visible. A newer request aborts
 * the older one. `refetch` fetches at once, for a retry or right before an order. */
export function useLiveQuote(): { quote: ShownQuote | null; refetch: () => void } {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  // The typed character is on the screen before its quote is fetched.
  const request = useDeferredValue(useAppSelector(selectQuoteRequest))
  const quote = useAppSelector(selectQuote)
  // The quote's age counts when the request is new; it must not restart the loop with each response.
  const waitFirst = useEffectEvent(() => firstWait(quote?.at ?? null))

  useEffect(() => {
    const read = () => void dispatch(offersFiltered(storedOfferFilter()))
    read()
    return watchOfferFilter(read)
  }, [dispatch])

  const isByRamp = useAppSelector((state) => selectRampPair(state) !== null)
  const isPlaceUnknown = useAppSelector((state) => selectRampHold(state) === 'loading')
  const { sandbox } = useAppSelector(selectSite)
  useEffect(() => {
    // Where no real money moves, what a browser says of its country may stand until another one is chosen.
    if (isPlaceUnknown) void dispatch(loadRampOptions(sandbox ? browserCountry() : null))
  }, [dispatch, isPlaceUnknown, sandbox])

  useEffect(() => {
    // A request of the moment before may still be in hand (useDeferredValue), which is for coins.
    if (!request || isByRamp !== Boolean(request.ramp)) return
    let running: { abort: () => void } | undefined
    const refetch = async () => {
      const pending = dispatch(fetchQuote(request))
      running = pending
      const { payload } = await pending
      return retryAfter(isFailure(payload) ? payload : null)
    }
    const loop = startLoop(refetch, { after: waitFirst(), every: timings.quoteRefresh })
    return () => {
      loop.stop()
      running?.abort()
    }
  }, [request, isByRamp, dispatch])

  // The same function for every request: what is handed it is not rendered for a typed character.
  const refetch = useCallback(() => {
    const current = selectQuoteRequest(store.getState())
    if (current) void dispatch(fetchQuote(current))
  }, [store, dispatch])
  return useMemo(() => ({ quote, refetch }), [quote, refetch])
}

const browserCountry = () =>
  navigator.languages.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find(Boolean) ?? null

/** A quote from the page cache is usually so fresh that it is refreshed at the normal interval, which keeps that code
 * out of the first view; an older one is refreshed at once. */
function firstWait(madeAt: string | null): number {
  const isFresh = madeAt !== null && Date.now() - Date.parse(madeAt) <= timings.quoteTrusted
  return isFresh ? timings.quoteRefresh : timings.quoteDebounce
}

/** The thunk answers with a quote, or with the failure it was rejected with. */
const isFailure = (payload: unknown): payload is Failure =>
  typeof payload === 'object' && payload !== null && 'kind' in payload
