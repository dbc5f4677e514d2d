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

/** As this machine writes it; null for none. Offsets are none: databases and browsers do not agree on their sign. */
export function timeZoneName(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** Such as 2026-11-29. `timeZone` as `timeZoneName` writes it. */
export const isoDate = (at: number, timeZone: string): string =>
  formatOf('en-CA', { timeZone, dateStyle: 'short' }).format(at)

/** Each is made once, because making one costs a phone more than using it many times. */
function formatOf(intlLocale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = intlLocale + JSON.stringify(options)
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(intlLocale, options)
  made.set(key, format)
  return format
}
