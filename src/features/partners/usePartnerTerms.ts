import { programmesWith } from '@/config/programmes'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

/** Decimal strings in percent, of the volume and of what an exchange earned after cashback. */
export type Terms = { ratePercent: string; earnedSharePercent: string }

/** Of whoever becomes a partner now; null where a back end of the operator's has terms that nobody named here. */
export function usePartnerTerms(): Terms | null {
  const { figures, hasOwnFigures } = useAppSelector(selectSite).operator
  return hasOwnFigures && !figures?.affiliate?.ratePercent ? null : programmesWith(figures ?? {}).affiliate
}
