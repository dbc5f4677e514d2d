type NumberText = Pick<Intl.NumberFormat, 'format' | 'formatRange' | 'resolvedOptions'> & {
  formatToParts: (number: number) => Intl.NumberFormatPart[]
}

const made = new Map<string, NumberText>()

/** A number format of a language. Making one costs a phone more than using it a hundred times, so each is made once.
 * What it formats has a true minus, as wide and as high as a plus; CLDR has a hyphen in most languages. */
export function numberFormat(intlLocale: string, options: Intl.NumberFormatOptions = {}): NumberText {
  const key = intlLocale + JSON.stringify(options)
  const known = made.get(key)
  if (known) return known
  const plain = new Intl.NumberFormat(intlLocale, options)
  const format: NumberText = {
    format: (number: number | bigint) => plain.format(number).replace(/^-/, MINUS),
    formatRange: (from, to) => plain.formatRange(from, to),
    formatToParts: (number) => plain.formatToParts(number),
    resolvedOptions: () => plain.resolvedOptions(),
  }
  made.set(key, format)
  return format
}

const MINUS = '\u2212'

/** For a label that is only read out: voices of some languages pass over a true minus. */
export const withSpokenMinus = (text: string) => text.replaceAll(MINUS, '-')
