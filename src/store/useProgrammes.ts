import { programmesWith, type Programmes } from '@/config/programmes'
import { useAppSelector } from './hooks'
import { selectSite } from '@/store/slices/siteSlice'

export const useProgrammes = (): Programmes =>
  programmesWith(useAppSelector(selectSite).operator.figures ?? {})
