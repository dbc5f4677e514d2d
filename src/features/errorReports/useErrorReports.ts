import { useEffect } from 'react'
import { onFirstError } from '@/browser/page/earlyErrors'
import { logFailure } from '@/browser/logFailure'
import { onFirstInteraction } from '@/browser/page/onFirstInteraction'
import * as timings from '@/config/timings'
import { loadSentry } from '@/integrations/sentry'
import { useAppSelector } from '@/store/hooks'
import { selectVendors } from '@/store/selectVendors'
import { selectSite } from '@/store/slices/siteSlice'

/** Earlier errors are buffered, so this large part loads only at the first interaction or error. */
export function useErrorReports() {
  const { environment } = useAppSelector(selectSite)
  const dsn = useAppSelector(selectVendors).sentry?.dsn
  useEffect(() => {
    if (!dsn) return
    const start = () => {
      stop()
      loadSentry({ dsn, environment }).catch((error: unknown) => logFailure('Error reports', error))
    }
    const removeListener = onFirstInteraction(start, timings.errorReportsStart)
    let unsubscribe = () => {}
    const stop = () => {
      removeListener()
      unsubscribe()
    }
    unsubscribe = onFirstError(start)
    return stop
  }, [dsn, environment])
}
