import { bestLanguage } from './bestLanguage'
import type { Locale } from './languages'
import { DEFAULT_LOCALE, LOCALES } from './locales'

/** Where a person's choice of language is kept, by Next.js's name for it. */
export const LANGUAGE_COOKIE = 'NEXT_LOCALE'

/**
 * The language of a visitor whose address names none: his earlier choice, else what his browser asks for (specification
 * §2, decisions §3). Null for whoever wants the default, or, as a crawler, names none.
 */
export function ownLanguage(chosen: string | undefined, acceptLanguage: string | null): Locale | null {
  const own = LOCALES.find((locale) => locale === chosen) ?? bestLanguage(acceptLanguage)
  return own === DEFAULT_LOCALE ? null : own
}
