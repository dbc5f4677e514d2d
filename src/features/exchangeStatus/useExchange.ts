import { useCallback, useEffect, useRef, useState } from 'react'
import { deviceOs, deviceTimezone } from '@/browser/page/device'
import { startLoop } from '@/browser/page/loop'
import { ownRecordOf, updateExchanges } from '@/browser/storage/ownExchanges'
import * as timings from '@/config/timings'
import type { Exchange } from '@/contract/exchanges'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { failureOf, retryAfter, type Failure } from '@/domain/text/failure'
import { useLanguage } from '@/i18n/useLanguage'
import { exchangeSeen, selectExchange, selectServedExchange } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

export function useExchange(publicId: string) {
  const dispatch = useAppDispatch()
  const { locale } = useLanguage()
  const exchange = useAppSelector(selectExchange(publicId))
  const [failure, setFailure] = useState<Failure | null>(null)
  const isServed = useAppSelector(selectServedExchange) === publicId
  // What the page has just brought is not fetched again at once.
  const [after] = useState(isServed ? timings.statusPoll : 0)
  const isSettled = exchange !== undefined && SETTLED_STATUSES.includes(exchange.status)
  const loop = useRef<ReturnType<typeof startLoop>>(null)

  const seen = useCallback(
    (changed: Exchange) => {
      dispatch(exchangeSeen(changed))
      updateExchanges([ownRecordOf(changed)])
    },
    [dispatch],
  )

  useEffect(() => {
    if (isSettled) return
    const look = async () => {
      try {
        const { fetchExchange } = await import('@/api/exchanges')
        seen(await fetchExchange(publicId, visitHeaders(locale)))
        setFailure(null)
      } catch (error) {
        const failed = failureOf(error)
        setFailure(failed)
        return retryAfter(failed)
      }
    }
    // So that its code is there also where the connection is lost before the first call.
    if (after > 0)
      void Promise.all([import('@/api/exchanges'), import('@/api/client')]).catch(() => undefined)
    loop.current = startLoop(look, { after, every: timings.statusPoll })
    return () => loop.current?.stop()
  }, [publicId, locale, isSettled, seen, after])

  return { exchange, failure, retry: () => void loop.current?.now(), seen }
}

/** Specification §7. */
const visitHeaders = (locale: string) => ({
  'site-language': locale,
  'page-visit': window.location.pathname,
  'device-timezone': deviceTimezone(),
  'device-os': deviceOs(),
})
