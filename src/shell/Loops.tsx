import { useAttribution } from '@/features/attribution/useAttribution'
import { useRegionGate } from '@/features/region/useRegionGate'
import { useDocumentLanguage } from './useDocumentLanguage'
import { useProgressBar } from './useProgressBar'
import { useRouteFocus } from './useRouteFocus'

/** The list of all that runs unseen from the first moment; what can wait stands in LateLoops. */
export function Loops() {
  useRegionGate()
  useAttribution()
  useProgressBar()
  useDocumentLanguage()
  useRouteFocus()
  return null
}
