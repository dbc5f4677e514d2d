import { useRouter } from 'next/router'
import { asLocale, LANGUAGES } from './languages'

/** The page's language, and what Intl calls it. */
export function useLanguage() {
  const locale = asLocale(useRouter().locale)
  return { locale, ...LANGUAGES[locale] }
}
