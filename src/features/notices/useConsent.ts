import { useEffect } from 'react'
import { readStored, watchStored } from '@/browser/storage/storage'
import { readConsent } from '@/domain/site/consentChoice'
import { isConsentRequired } from '@/domain/site/region'
import { useAppDispatch } from '@/store/hooks'
import { consentRead } from '@/store/slices/consentSlice'

/** Reads what this visitor has chosen, here or in another tab, and whether their region requires a choice. Pages come from
 * a cache for all regions, so only the browser can distinguish them. */
export function useConsent() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const read = () =>
      void dispatch(
        consentRead({
          choice: readConsent(readStored('cookieConsent'), new Date()),
          isRequired: isConsentRequired(Intl.DateTimeFormat().resolvedOptions().timeZone),
        }),
      )
    read()
    return watchStored('cookieConsent', read)
  }, [dispatch])
}
