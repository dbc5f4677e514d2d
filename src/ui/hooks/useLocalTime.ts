import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useIsLocalTime } from './useIsLocalTime'

type LocalTime = { own: string; utc: string; longest: string; isServed: boolean }

/**
 * Of an ISO 8601 instant, `own`: in the visitor's time zone, which served HTML does not know (`isServed`: UTC instead);
 * `longest`: no zone makes it longer, so that a text can take its room from the start.
 */
export function useLocalTime(): (iso: string) => LocalTime {
  const { intl } = useLanguage()
  const isServed = !useIsLocalTime()
  return (iso) => {
    const utc = formatDate(iso, intl, DATE_AND_TIME, 'UTC')
    const own = isServed ? utc : formatDate(iso, intl, DATE_AND_TIME)
    return { own, utc, longest: `${utc}+12:45`, isServed }
  }
}
