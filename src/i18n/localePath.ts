import type { Locale } from './languages'
import { DEFAULT_LOCALE } from './locales'

/** Of a path; empty for the default language. */
export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`)

/** What follows the site's origin for a page in a language: its root has no slash at the end, so that of the default
 * language is empty. */
export const localePath = (locale: Locale, path: string): string =>
  localePrefix(locale) + (path === '/' ? '' : path)
