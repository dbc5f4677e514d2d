import { fetchSiteStatus } from '@/api/siteStatus'
import type { SiteStatus } from '@/contract/siteStatus'
import { useQuery } from '@/query/useQuery'

/** The page may have been made some time ago. `isStale`: it is all that is known, because the site does not answer now. */
export function useFreshStatus(served: SiteStatus | null) {
  const { data, failure } = useQuery('site-status', () => fetchSiteStatus())
  return { status: data ?? served, isStale: failure !== null }
}
