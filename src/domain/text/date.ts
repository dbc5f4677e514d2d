const made = new Map<string, Intl.DateTimeFormat>()

/** Day, abbreviated month, year (R33). */
export const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const
export const DATE_AND_TIME = { ...DATE, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
export const TIME = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const

/** Empty for an invalid ISO 8601 date: it never throws (R33). `timeZone`: by default, this machine's. */
export function formatDate(
  date: string | null | undefined,
  intlLocale: string,
  parts: Intl.DateTimeFormatOptions = DATE,
  timeZone?: string,
): string {
  const instant = new Date(date ?? Number.NaN)
  return Number.isNaN(instant.getTime()) ? '' : formatOf(intlLocale, { ...parts, timeZone }).format(instant)
}

/** Each is made once, because making one costs a phone more than using it many times. */
function formatOf(intlLocale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = intlLocale + JSON.stringify(options)
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(intlLocale, options)
  made.set(key, format)
  return format
}
