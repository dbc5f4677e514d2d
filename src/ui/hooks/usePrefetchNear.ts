import { useRouter } from 'next/router'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { savesData } from '@/browser/storage/savesData'

/** Specification, configuration: how far from the window a link is when its page is fetched. */
const MARGIN = '200px'

/** Fetches a page of this site once its link comes near the window. @param address without a language; null: nothing */
export function usePrefetchNear(link: RefObject<HTMLAnchorElement | null>, address: string | null) {
  const router = useRouter()
  const prefetch = useEffectEvent((page: string) => {
    // A page that cannot be fetched now is fetched after the press, and a failure is shown then.
    router.prefetch(page).catch(() => undefined)
  })
  useEffect(() => {
    if (!link.current || address === null || savesData()) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        prefetch(address)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(link.current)
    return () => observer.disconnect()
  }, [link, address])
}
