import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { useIsLocalTime } from './useIsLocalTime'

/** UTC as served, then the visitor's zone. Needs `suppressHydrationWarning`: servers and browsers differ in blanks. */
export function useMoment(intl: string, parts: Intl.DateTimeFormatOptions = DATE_AND_TIME) {
  const timeZone = useIsLocalTime() ? undefined : 'UTC'
  return (iso: string) => formatDate(iso, intl, parts, timeZone)
}
