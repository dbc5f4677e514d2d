import { defaultLanguage, servedLanguages } from '@/config/operator/operatorFacts'
import { bestLanguage } from './bestLanguage'
import type { Locale } from './languages'
import { DEFAULT_LOCALE } from './locales'

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
