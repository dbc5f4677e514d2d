import { useRouter } from 'next/router'

/** R8. A cached page learns its query late; until then nothing is shown. */
export function useBannersWelcome(): boolean {
  const { asPath, query, isReady } = useRouter()
  return isReady && !asPath.startsWith('/views/') && ![query.noBanner].flat().includes('true')
}
