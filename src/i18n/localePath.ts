import { DEFAULT_LOCALE } from '@/config/locales'
import type { Locale } from './languages'

export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`)

/** After the origin. The root has no slash at the end; that of the default language is empty. */
export const localePath = (locale: Locale, path: string): string =>
  localePrefix(locale) + (path === '/' ? '' : path)
