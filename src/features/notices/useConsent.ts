import { useEffect } from 'react'
import { readStored, watchStored } from '@/browser/storage/storage'
import { readConsent } from '@/domain/site/consentChoice'
import { isConsentRequired } from '@/domain/site/consentRegion'
import { visitorRegion } from '@/api/visitorRegion'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { consentRead } from '@/store/slices/consentSlice'
import { selectSite } from '@/store/slices/siteSlice'

/** In the browser, because pages are cached for all regions. Null while the country is being fetched. */
export function useConsent() {
  const dispatch = useAppDispatch()
  const { hasCountries } = useAppSelector(selectSite)
  useEffect(() => {
    let isRequired = hasCountries ? null : isRequiredIn(null)
    const read = () => {
      const choice = readConsent(readStored('cookieConsent'), new Date())
      dispatch(consentRead({ choice, isRequired }))
    }
    read()
    const stop = watchStored('cookieConsent', read)
    if (!hasCountries) return stop
    let hasStopped = false
    void visitorRegion().then(({ country }) => {
      isRequired = isRequiredIn(country)
      if (!hasStopped) read()
    })
    return () => {
      hasStopped = true
      stop()
    }
  }, [dispatch, hasCountries])
}

const isRequiredIn = (country: string | null) =>
  isConsentRequired(Intl.DateTimeFormat().resolvedOptions().timeZone, country)
