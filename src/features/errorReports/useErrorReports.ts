import { useEffect } from 'react'
import { onFirstError } from '@/browser/earlyErrors'
import { logFailure } from '@/browser/logFailure'
import { waitFromLoad } from '@/browser/pageLoad'
import { whenVisitorStirs } from '@/browser/whenVisitorStirs'
import { timings } from '@/config/timings'
import { loadSentry } from '@/integrations/sentry'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'

/**
 * Reports what goes wrong on this page to the operator's Sentry, the errors from before it had loaded included. They are
 * kept meanwhile, so the largest of all our parts waits until somebody is there or something has gone wrong.
 */
export function useErrorReports() {
  const { vendors, environment } = useAppSelector(selectSite)
  const dsn = vendors.sentry?.dsn
  useEffect(() => {
    if (!dsn) return
    const start = () => {
      stop()
      loadSentry({ dsn, environment }).catch((error: unknown) => logFailure('Error reports', error))
    }
    const timer = setTimeout(start, waitFromLoad(timings.errorReportsStart))
    const unstir = whenVisitorStirs(start)
    let unhear = () => {}
    const stop = () => {
      clearTimeout(timer)
      unstir()
      unhear()
    }
    unhear = onFirstError(start)
    return stop
  }, [dsn, environment])
}
