import { bestLanguage } from './bestLanguage'
import type { Locale } from './languages'
import { DEFAULT_LOCALE, LOCALES } from './locales'

/** Next.js's own name for the cookie of the chosen language. */
export const LANGUAGE_COOKIE = 'NEXT_LOCALE'

/** The language of a visitor whose address names none: the stored choice, else Accept-Language (specification §2,
 * decisions §3). Null for the default, and for crawlers without either. */
export function ownLanguage(chosen: string | undefined, acceptLanguage: string | null): Locale | null {
  const own = LOCALES.find((locale) => locale === chosen) ?? bestLanguage(acceptLanguage)
  return own === DEFAULT_LOCALE ? null : own
}
