import { proseFacts } from '@/i18n/proseFacts'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppSelector } from './hooks'
import { selectSite } from './siteSlice'

/** The operator's names and numbers for texts that are shown by components, as prose has them. */
export const useProseFacts = () => proseFacts(useLanguage().intl, useAppSelector(selectSite))
