import { DEFAULT_LOCALE, LOCALES } from '@/config/locales'
import { defaultLanguage, servedLanguages } from '@/config/operator/operatorFacts'
import type { Locale } from './languages'
import Negotiator from 'negotiator'

export const LANGUAGE_COOKIE = 'NEXT_LOCALE'

/** Null where the address is right: English, and crawlers without either (R3). */
export function ownLanguage(chosen: string | undefined, acceptLanguage: string | null): Locale | null {
  const served = servedLanguages()
  const own = served.find((locale) => locale === chosen) ?? bestLanguage(acceptLanguage, served)
  if (own) return own === DEFAULT_LOCALE ? null : own
  // A redirected crawler that names no language would never find English.
  const isAsked = acceptLanguage || !served.includes(DEFAULT_LOCALE)
  return isAsked && defaultLanguage() !== DEFAULT_LOCALE ? defaultLanguage() : null
}

/** Any Chinese is `cn`. `header`: RFC 9110 §12.5.4; the parser would read `; q=` with a space as no weight. */
export function bestLanguage(header: string | null, served: readonly Locale[] = LOCALES): Locale | null {
  const request = { headers: { 'accept-language': (header ?? '').replace(/\s+/g, '') } }
  for (const tag of header ? new Negotiator(request).languages() : []) {
    const language = tag.toLowerCase().split('-')[0]
    const found = served.find((locale) => (locale === 'cn' ? language === 'zh' : locale === language))
    if (found) return found
  }
  return null
}
