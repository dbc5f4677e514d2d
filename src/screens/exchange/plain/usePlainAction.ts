import { useRouter } from 'next/router'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'

/** Of the page that the form is on, without its language. */
export const usePlainPath = (): string => useRouter().asPath.replace(/[?#].*/, '')

/** Where the form is sent, in the language of the page: to the page itself. */
export function usePlainAction(): string {
  const { locale } = useLanguage()
  return localePath(locale, usePlainPath())
}
