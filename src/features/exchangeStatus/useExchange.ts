import { useCallback, useEffect, useRef, useState } from 'react'
import { ownerHeaders } from '@/api/ownerHeaders'
import { importReader, pollExchange } from '@/api/pollExchange'
import { deviceOs, deviceTimezone } from '@/browser/page/device'
import { startLoop } from '@/browser/page/loop'
import { useImportAhead } from '@/browser/page/useImportAhead'
import { ownRecordOf, updateExchanges } from '@/browser/storage/ownExchanges'
import * as timings from '@/config/timings'
import type { Exchange } from '@/contract/exchanges'
import { SETTLED_STATUSES } from '@/domain/exchange/exchange'
import { failureOf, retryAfter, type Failure } from '@/domain/text/failure'
import { useLanguage } from '@/i18n/useLanguage'
import { exchangeSeen, selectExchange, selectServedExchange } from '@/store/slices/exchangeSlice'
import { selectMissingExchange } from '@/store/slices/otherSlice'
import { useAppSelector, useAppStore } from '@/store/hooks'

const MISSING: Failure = {
  kind: 'refused',
  status: 404,
  body: { code: 'not_found', error: 'Not Found', description: '', traceId: '' },
}

export function useExchange(publicId: string) {
  const store = useAppStore()
  const { locale } = useLanguage()
  const exchange = useAppSelector(selectExchange(publicId))
  const isMissing = useAppSelector(selectMissingExchange) === publicId
  const [failure, setFailure] = useState<Failure | null>(isMissing ? MISSING : null)
  const isServed = useAppSelector(selectServedExchange) === publicId
  // What the page has just brought is not fetched again at once.
  // What of it only its owner sees is, because the page is made for everybody.
  const isOwners = (exchange?.ramp?.step ?? null) !== null
  const [after] = useState(isServed && !isOwners ? timings.statusPoll : 0)
  const isSettled = exchange !== undefined && SETTLED_STATUSES.includes(exchange.status)
  const loop = useRef<ReturnType<typeof startLoop>>(null)

  const seen = useCallback((changed: Exchange) => void store.dispatch(exchangeSeen(changed)), [store])
  // Also what the page came with: nothing more is fetched of an exchange that has ended.
  useEffect(() => {
    if (exchange) updateExchanges([ownRecordOf(exchange)])
  }, [exchange])

  // Before a release of the site, over which a page may stay open, takes it away.
  useImportAhead(importReader, timings.importAheadPolling)
  useEffect(() => {
    if (isSettled) return
    const look = async () => {
      try {
        const shown = selectExchange(publicId)(store.getState())
        seen(await pollExchange(publicId, shown, { ...visitHeaders(locale), ...proofFor(publicId, shown) }))
        setFailure(null)
      } catch (error) {
        const failed = failureOf(error)
        setFailure(failed)
        return retryAfter(failed)
      }
    }
    loop.current = startLoop(look, { after, every: timings.statusPoll })
    return () => loop.current?.stop()
  }, [publicId, locale, isSettled, seen, after, store])

  return { exchange, failure, retry: () => void loop.current?.now(), seen }
}

/** The secret is sent only where it makes a difference. */
const proofFor = (publicId: string, shown: Exchange | undefined) =>
  !shown || shown.ramp ? ownerHeaders(publicId) : {}

/** The headers of R37. */
const visitHeaders = (locale: string) => ({
  'site-language': locale,
  'page-visit': window.location.pathname,
  'device-timezone': deviceTimezone(),
  'device-os': deviceOs(),
})
