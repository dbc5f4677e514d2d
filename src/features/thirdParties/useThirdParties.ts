import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { isEmbedded } from '@/domain/site/embedded'
import { useLanguage } from '@/i18n/useLanguage'
import type { RootState } from '@/store/makeStore'
import { startVendors } from './startVendors'
import { useChat } from './useChat'
import { useHeatmapAttribution } from './useHeatmapAttribution'
import { usePageCount } from './usePageCount'
import { refillReviews } from '@/integrations/trustpilot'
import { useAppSelector } from '@/store/hooks'
import { selectVendors } from '@/store/selectVendors'
import { selectVendorStatus } from '@/store/slices/thirdPartiesSlice'

/** Outside services whose scripts the operator has configured, and their events as long as the site is open. */
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

/** Another language draws the place of the reviews anew. */
function useReviews(language: string) {
  const hasArrived = useAppSelector(selectVendorStatus('trustpilot')) === 'success'
  useEffect(() => {
    if (hasArrived) refillReviews()
  }, [hasArrived, language])
}
