import { useRouter } from 'next/router'
import { useSyncExternalStore } from 'react'

const watch = (notify: () => void) => {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** The anchor that the address names. A browser opens its details by itself on a first visit; a link followed inside
 * the site needs this. */
export function useOpenedByHash(): string {
  // The router moves to an anchor without telling the window, but it renders anew.
  useRouter()
  const hash = useSyncExternalStore(
    watch,
    () => location.hash,
    () => '',
  )
  return decodeURIComponent(hash.slice(1))
}
