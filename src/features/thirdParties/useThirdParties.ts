import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { isEmbedded } from '@/domain/site/embedded'
import { useLanguage } from '@/i18n/useLanguage'
import { countAmplitudePage } from '@/integrations/amplitude'
import { countGooglePage } from '@/integrations/googleAnalytics'
import { refillReviews } from '@/integrations/customerFeedback'
import { useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/makeStore'
import { selectVendors } from '@/store/selectVendors'
import { selectVendorStatus } from '@/store/slices/thirdPartiesSlice'
import { startVendors } from './startVendors'
import { useChat } from './useChat'
import { useHeatmapAttribution } from './useHeatmapAttribution'

export function useThirdParties() {
  const store = useStore<RootState>()
  const { tag: language } = useLanguage()
  const path = useRouter().asPath.split(/[?#]/)[0] ?? '/'
  const embedded = isEmbedded(path)
  const vendors = useAppSelector(selectVendors)
  useEffect(
    () => startVendors(store, { isEmbedded: embedded, language }),
    [store, embedded, language, vendors],
  )
  usePageCount(path)
  useChat(embedded, language)
  useHeatmapAttribution()
  useReviews(language)
}

/** Another language rerenders the place of the reviews. */
function useReviews(language: string) {
  const hasArrived = useAppSelector(selectVendorStatus('trustpilot')) === 'success'
  useEffect(() => {
    if (hasArrived) refillReviews()
  }, [hasArrived, language])
}

/** Another language is another page. */
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
