import { useEffect } from 'react'
import { logFailure } from '@/browser/logFailure'
import { loadSentry } from '@/integrations/sentry'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'

/** Reports what goes wrong on this page to the operator's Sentry, the errors from before it had loaded included. */
export function useErrorReports() {
  const { vendors, environment } = useAppSelector(selectSite)
  const dsn = vendors.sentry?.dsn
  useEffect(() => {
    if (!dsn) return
    loadSentry({ dsn, environment }).catch((error: unknown) => logFailure('Error reports', error))
  }, [dsn, environment])
}
