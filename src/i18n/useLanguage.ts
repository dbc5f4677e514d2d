import { useRouter } from 'next/router'
import { asLocale, LANGUAGES } from './languages'

export function useLanguage() {
  const locale = asLocale(useRouter().locale)
  return { locale, ...LANGUAGES[locale] }
}
