import { useEffect } from 'react'
import { countAmplitudePage } from '@/integrations/amplitude'
import { countGooglePage } from '@/integrations/googleAnalytics'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppSelector } from '@/store/hooks'
import { selectVendorStatus } from '@/store/slices/thirdPartiesSlice'

/** Counts the current page when a counter loads, and each later one; another language is another page. */
export function usePageCount(path: string) {
  const { locale } = useLanguage()
  const hasGoogle = useAppSelector(selectVendorStatus('googleAnalytics')) === 'success'
  const hasAmplitude = useAppSelector(selectVendorStatus('amplitude')) === 'success'
  useEffect(() => {
    if (hasGoogle) countGooglePage()
  }, [hasGoogle, path, locale])
  useEffect(() => {
    if (hasAmplitude) countAmplitudePage()
  }, [hasAmplitude, path, locale])
}
