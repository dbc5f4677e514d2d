import { programmesWith } from '@/config/programmes'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

/** Whether staff decide on each application before a code earns anything. */
export const useNeedsApproval = (): boolean =>
  programmesWith(useAppSelector(selectSite).operator.figures ?? {}).affiliate.approval === 'desk'
