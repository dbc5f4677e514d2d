import { useRouter } from 'next/router'
import { shownPath } from '@/domain/site/orderAddress'
import { asLocale, type Locale } from '@/i18n/languages'
import { localePath } from '@/i18n/localePath'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

/** Absolute and without a query, for search engines. */
export function useAddressIn() {
  const { locale } = useRouter()
  const { url } = useAppSelector(selectSite)
  const own = asLocale(locale)
  const path = usePathShown()
  return (to = path, language: Locale = own) => url + localePath(language, to) || '/'
}

export const usePathShown = (): string => shownPath(useRouter().asPath.split(/[?#]/)[0] ?? '/')
