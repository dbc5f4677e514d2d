import { extraIdWords } from './extraIdKind'
import { useLanguage } from './useLanguage'
import { useTranslation } from './useTranslation'

export function useExtraIdKind() {
  const { t } = useTranslation('reusable')
  const { intl } = useLanguage()
  return extraIdWords(t, intl)
}
