import { useAttribution } from '@/features/attribution/useAttribution'
import { useConsent } from '@/features/notices/useConsent'
import { useRegionGate } from '@/features/region/useRegionGate'
import { useDocumentLanguage } from './useDocumentLanguage'
import { useProgressBar } from './useProgressBar'
import { useRouteFocus } from './useRouteFocus'

/** All background tasks from the first moment; what can wait is in DeferredTasks. */
export function BackgroundTasks() {
  useRegionGate()
  useConsent()
  useAttribution()
  useProgressBar()
  useDocumentLanguage()
  useRouteFocus()
  return null
}
