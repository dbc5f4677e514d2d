import { proseValues } from '@/i18n/proseValues'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppSelector } from './hooks'
import { selectSite } from '@/store/slices/siteSlice'

export const useProseValues = () => proseValues(useLanguage().intl, useAppSelector(selectSite))
