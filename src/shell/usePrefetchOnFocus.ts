import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { logFailure } from '@/browser/logFailure'
import { savesData } from '@/browser/storage/savesData'

/** Milliseconds: who tabs through a list of links does not mean each of them. */
const DWELL = 150

/** Next.js prefetches only for pointers; this does so for the keyboard. */
export function usePrefetchOnFocus() {
  const { prefetch } = useRouter()
  useEffect(() => {
    if (savesData()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const focusMoved = ({ target }: FocusEvent) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
      if (!link || link.target || link.hasAttribute('download')) return
      const { pathname, search } = link
      const fetchPage = () => prefetch(pathname + search, undefined, { locale: false })
      timer = setTimeout(() => {
        fetchPage().catch((error: unknown) => logFailure('prefetch', error))
      }, DWELL)
    }
    document.addEventListener('focusin', focusMoved)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', focusMoved)
    }
  }, [prefetch])
}
