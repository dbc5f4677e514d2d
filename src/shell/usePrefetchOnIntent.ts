import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { logFailure } from '@/browser/logFailure'
import { savesData } from '@/browser/storage/savesData'
import { preloadChunks } from '@/http/next-patches/preloadChunks'

/** Milliseconds: who tabs through a list of links does not mean each of them. */
const DWELL = 150

/** Next.js prefetches only for pointers, and in several round trips; this does so for the keyboard, and in one. */
export function usePrefetchOnIntent() {
  const { prefetch, pathname: currentRoute } = useRouter()
  useEffect(() => {
    if (savesData()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const prefetchPage = ({ pathname, search }: HTMLAnchorElement) => {
      void preloadChunks(pathname, currentRoute)
      prefetch(pathname + search, undefined, { locale: false }).catch((error: unknown) =>
        logFailure('prefetch', error),
      )
    }
    const focusMoved = ({ target }: FocusEvent) => {
      clearTimeout(timer)
      const link = internalLink(target)
      if (link) timer = setTimeout(() => prefetchPage(link), DWELL)
    }
    // Also for a finger, before its touchstart.
    const pointerMoved = ({ target }: PointerEvent) => {
      const link = internalLink(target)
      if (link) void preloadChunks(link.pathname, currentRoute)
    }
    document.addEventListener('focusin', focusMoved)
    document.addEventListener('pointerover', pointerMoved)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', focusMoved)
      document.removeEventListener('pointerover', pointerMoved)
    }
  }, [prefetch, currentRoute])
}

function internalLink(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  return link && !link.target && !link.hasAttribute('download') ? link : null
}
