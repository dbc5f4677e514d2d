import { fetchSiteStatus } from '@/api/siteStatus'
import type { SiteStatus } from '@/contract/siteStatus'
import { useLanguage } from '@/i18n/useLanguage'
import { useQuery } from '@/query/useQuery'

/** The page may have been made some time ago. `isStale`: it is all that is known, because the site does not answer now. */
export function useFreshStatus(served: SiteStatus | null) {
  const { locale } = useLanguage()
  const { data, failure } = useQuery(`site-status ${locale}`, () => fetchSiteStatus(locale))
  return { status: data ?? served, isStale: failure !== null }
}
