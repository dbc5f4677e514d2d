import { defaultLanguage, servedLanguages } from '@/config/operator/operatorFacts'
import type { Locale } from './languages'
import { DEFAULT_LOCALE, LOCALES } from './locales'
import Negotiator from 'negotiator'

/** Next.js's own name for the cookie of the chosen language. */
export const LANGUAGE_COOKIE = 'NEXT_LOCALE'

/** The language of a visitor whose address names none: the stored choice, else Accept-Language (specification §2,
 * decisions §3). Null where the address is right as it
 * is: in English, and for crawlers without either. */
export function ownLanguage(chosen: string | undefined, acceptLanguage: string | null): Locale | null {
  const served = servedLanguages()
  const own = served.find((locale) => locale === chosen) ?? bestLanguage(acceptLanguage, served)
  if (own) return own === DEFAULT_LOCALE ? null : own
  // A crawler that names no language reads the address as it is, or else English could not be found.
  const isAsked = acceptLanguage || !served.includes(DEFAULT_LOCALE)
  return isAsked && defaultLanguage() !== DEFAULT_LOCALE ? defaultLanguage() : null
}

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
