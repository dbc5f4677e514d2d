import { useIsBrowser } from '@/browser/page/useIsBrowser'
import { DAY_AND_TIME, formatDate } from '@/domain/text/date'

/**
 * Formats an instant (ISO 8601): in UTC as the page is served, then in the visitor's own time zone; empty when it is
 * invalid. Its element needs `suppressHydrationWarning`, because a server and a browser do not always write a language's
 * blanks alike.
 */
export function useMoment(intl: string, parts: Intl.DateTimeFormatOptions = DAY_AND_TIME) {
  const timeZone = useIsBrowser() ? undefined : 'UTC'
  return (iso: string) => formatDate(iso, intl, parts, timeZone)
}
