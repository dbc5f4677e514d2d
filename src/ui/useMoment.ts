import { useIsBrowser } from '@/browser/useIsBrowser'

/**
 * Writes a moment (ISO 8601) in words: as the page is served in UTC, then in the visitor's own zone.
 * `intl` is a name for Intl. What it writes stands in an element with `suppressHydrationWarning`, because a server and a
 * browser do not always write a language's blanks alike.
 */
export function useMoment(intl: string, parts: Intl.DateTimeFormatOptions = MOMENT): (iso: string) => string {
  const isBrowser = useIsBrowser()
  const format = new Intl.DateTimeFormat(intl, { ...parts, timeZone: isBrowser ? undefined : 'UTC' })
  return (iso) => format.format(new Date(iso))
}

const MOMENT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
}

/** The same with the year, for what may be long ago. */
export const DATED_MOMENT: Intl.DateTimeFormatOptions = { ...MOMENT, year: 'numeric' }
/** A day alone, and an hour of a day, where there is little room. */
export const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }
export const HOUR: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }
