import { programmesWith, type Programmes } from '@/config/programmes'
import { useAppSelector } from './hooks'
import { selectSite } from './siteSlice'

export const useProgrammes = (): Programmes =>
  programmesWith(useAppSelector(selectSite).operator.figures ?? {})
