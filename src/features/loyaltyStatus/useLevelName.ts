import { useTranslation } from '@/i18n/useTranslation'

/** Unknown levels of an operator's back end stay as they are. */
export function useLevelName(): (level: string) => string {
  const { t } = useTranslation('main-page')
  return (level) => t(`loyalty.level.${level}`, { defaultValue: level })
}
