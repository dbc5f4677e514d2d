import { useTranslation } from 'next-i18next/pages'

/** Unknown levels of an operator's back end stay as they are. */
export function useLevelName(): (level: string) => string {
  const { t } = useTranslation('main-page')
  return (level) => t(`loyalty.level.${level}`, { defaultValue: level })
}
