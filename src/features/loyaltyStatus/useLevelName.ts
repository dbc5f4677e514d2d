import { useTranslation } from 'next-i18next/pages'

/** A level in words; one that the operator's back end names otherwise stays as it is. */
export function useLevelName(): (level: string) => string {
  const { t } = useTranslation('main-page')
  return (level) => t(`loyalty.level.${level}`, { defaultValue: level })
}
