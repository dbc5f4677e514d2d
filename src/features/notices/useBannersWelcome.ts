import { useRouter } from 'next/router'

/** False on embedded views and while the address has noBanner=true (specification §2). A page of the page cache
 * learns its query a moment later; until then nothing is shown. */
export function useBannersWelcome(): boolean {
  const { asPath, query, isReady } = useRouter()
  return isReady && !asPath.startsWith('/views/') && ![query.noBanner].flat().includes('true')
}
