import Negotiator from 'negotiator'
import type { Locale } from './languages'
import { LOCALES } from './locales'

/**
 * The first of a browser's languages that the site has; any Chinese is `cn`. Null when it has none of them, or when none
 * was named. `header` is Accept-Language (RFC 9110 §12.5.4); the parser would read `; q=` with a space as no weight.
 */
export function bestLanguage(header: string | null, served: readonly Locale[] = LOCALES): Locale | null {
  const request = { headers: { 'accept-language': (header ?? '').replace(/\s+/g, '') } }
  for (const tag of header ? new Negotiator(request).languages() : []) {
    const language = tag.toLowerCase().split('-')[0]
    const found = served.find((locale) => (locale === 'cn' ? language === 'zh' : locale === language))
    if (found) return found
  }
  return null
}
