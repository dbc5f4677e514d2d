const made = new Map<string, Intl.NumberFormat>()

/** A number format of a language. Making one costs a phone more than using it a hundred times, so each is made once. */
export function numberFormat(intlLocale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = intlLocale + JSON.stringify(options)
  const known = made.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(intlLocale, options)
  made.set(key, format)
  return format
}
