import { useEffect, useEffectEvent, useMemo } from 'react'
import { startLoop } from '@/browser/loop'
import { timings } from '@/config/timings'
import { retryAfter, type Failure } from '@/domain/failure'
import { selectQuestion } from './exchangeSlice'
import { useAppDispatch, useAppSelector } from './hooks'
import { askQuote, selectQuote, type ShownQuote } from './quoteSlice'

/**
 * Keeps the quote of the draft current: asks when the question changes, and again every 30 s while it is looked at.
 * A newer question aborts the older one. `ask` asks at once, for a retry or right before an order.
 */
export function useLiveQuote(): { quote: ShownQuote | null; ask: () => void } {
  const dispatch = useAppDispatch()
  const question = useAppSelector(selectQuestion)
  const quote = useAppSelector(selectQuote)
  // The answer's age counts when the question is new; it must not start the loop again with each answer.
  const waitFirst = useEffectEvent(() => firstWait(quote?.at ?? null))

  useEffect(() => {
    if (!question) return
    let running: { abort: () => void } | undefined
    const ask = async () => {
      const asked = dispatch(askQuote(question))
      running = asked
      const { payload } = await asked
      return retryAfter(isFailure(payload) ? payload : null)
    }
    const loop = startLoop(ask, { after: waitFirst(), every: timings.quoteRefresh })
    return () => {
      loop.stop()
      running?.abort()
    }
  }, [question, dispatch])

  return useMemo(
    () => ({ quote, ask: () => void (question && dispatch(askQuote(question))) }),
    [quote, question, dispatch],
  )
}

/**
 * A quote from the page cache is at most so old that it is asked for in the usual rhythm, which keeps the asking code out
 * of the first view; one from a page that lay there longer is asked for at once.
 */
function firstWait(madeAt: string | null): number {
  const isFresh = madeAt !== null && Date.now() - Date.parse(madeAt) <= timings.quoteTrusted
  return isFresh ? timings.quoteRefresh : timings.quoteDebounce
}

/** The thunk answers with a quote, or with the failure it was rejected with. */
const isFailure = (payload: unknown): payload is Failure =>
  typeof payload === 'object' && payload !== null && 'kind' in payload
