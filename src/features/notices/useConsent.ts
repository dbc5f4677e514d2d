import { useEffect } from 'react'
import { readStored, watchStored } from '@/browser/storage/storage'
import { readConsent } from '@/domain/site/consentChoice'
import { needsConsent } from '@/domain/vendor/consentVendors'
import { visitorRegion } from '@/api/visitorRegion'
import { logFailure } from '@/browser/logFailure'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { consentRead } from '@/store/slices/consentSlice'
import { selectSite } from '@/store/slices/siteSlice'

/** In the browser, because pages are cached for all regions. A region that cannot be known requires consent. */
export function useConsent() {
  const dispatch = useAppDispatch()
  const { hasCountries = false, vendors } = useAppSelector(selectSite)
  const isNeeded = needsConsent(vendors) || 'fingerprint' in vendors
  useEffect(() => {
    let isRequired: boolean | null = null
    const read = () => {
      const choice = readConsent(readStored('cookieConsent'), new Date())
      dispatch(consentRead({ choice, isRequired }))
    }
    read()
    const stop = watchStored('cookieConsent', read)
    if (!isNeeded) return stop
    let hasStopped = false
    isConsentRequiredHere(hasCountries).then(
      (found) => {
        isRequired = found
        if (!hasStopped) read()
      },
      (error: unknown) => {
        logFailure('consent', error)
        isRequired = true
        if (!hasStopped) read()
      },
    )
    return () => {
      hasStopped = true
      stop()
    }
  }, [dispatch, hasCountries, isNeeded])
}

/** The table of time zones is larger than all notices. */
async function isConsentRequiredHere(hasCountries: boolean): Promise<boolean> {
  const [{ isConsentRequired }, region] = await Promise.all([
    import('@/domain/site/consentRegion'),
    hasCountries ? visitorRegion() : null,
  ])
  return isConsentRequired(Intl.DateTimeFormat().resolvedOptions().timeZone, region?.country)
}
