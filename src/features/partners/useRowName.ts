import { pairText } from '@/domain/currency/pairText'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import type { NamedStatistics } from './useStatistics'

/** What a row of statistics is about; null is what was put together. */
export function useRowName({ by, widgetNames }: NamedStatistics): (key: string | null) => string {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  return (key) => {
    if (key === null) return t('statistics.others')
    if (by === 'day') return formatDate(key, intl, DATE, 'UTC')
    if (by === 'pair') return pairText(key)
    if (by === 'widget') return widgetNames[key] ?? key
    return by === 'country' ? countryName(key, intl) : key
  }
}

function countryName(code: string, intl: string): string {
  try {
    return new Intl.DisplayNames(intl, { type: 'region' }).of(code) ?? code
  } catch {
    // No code of a region.
    return code
  }
}
