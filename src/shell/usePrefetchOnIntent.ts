import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { logFailure } from '@/browser/logFailure'
import { savesData } from '@/browser/storage/savesData'
import { whenIdle, whenLoaded } from '@/browser/page/pageLoad'
import { fetchStyles, preloadChunks } from '@/shell/next-patches/preloadChunks'

/** Milliseconds: who tabs through a list of links does not mean each of them. */
const DWELL = 150

/** Next.js prefetches only for pointers, and in several round trips; this does so for the keyboard, and in one. */
export function usePrefetchOnIntent() {
  const { prefetch, pathname: currentRoute } = useRouter()
  useEffect(() => {
    if (savesData()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // In a task of its own: the data, which Next.js requests in this one, are the first to need a connection.
    const preload = (link: HTMLAnchorElement) =>
      setTimeout(() => void preloadChunks(link.pathname, currentRoute))
    const prefetchPage = (link: HTMLAnchorElement) => {
      prefetch(link.pathname + link.search, undefined, { locale: false }).catch((error: unknown) =>
        logFailure('prefetch', error),
      )
      preload(link)
    }
    const focusMoved = ({ target }: FocusEvent) => {
      clearTimeout(timer)
      const link = internalLink(target)
      if (link) timer = setTimeout(() => prefetchPage(link), DWELL)
    }
    // Also for a finger, before its touchstart.
    const pointerMoved = ({ target }: PointerEvent) => {
      const link = internalLink(target)
      if (link) preload(link)
    }
    // The pointer may rest on a link since before this code came.
    const rested = internalLink(document.querySelector('a:hover'))
    if (rested) preload(rested)
    document.addEventListener('focusin', focusMoved)
    document.addEventListener('pointerover', pointerMoved)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', focusMoved)
      document.removeEventListener('pointerover', pointerMoved)
    }
  }, [prefetch, currentRoute])
}

/** Of the pages that this one's content links to, so that a press needs less. */
export function useStylesOfLinked() {
  const { pathname: currentRoute } = useRouter()
  useEffect(() => {
    if (savesData()) return
    void whenLoaded()
      .then(whenIdle)
      .then(() => {
        const links = [...document.querySelectorAll('main a')]
          .map(internalLink)
          .filter((link) => link !== null)
        return fetchStyles([...new Set(links.map(({ pathname }) => pathname))], currentRoute)
      })
  }, [currentRoute])
}

function internalLink(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
  return link && !link.target && !link.hasAttribute('download') ? link : null
}
