import { useCallback, useState, useSyncExternalStore } from 'react'
import { readStored, store, watchStored, type StorageKey } from '@/browser/storage/storage'

const HIDDEN = 'true'

/** In every tab; where storage is refused, until the page is reloaded. */
export function useDismissal(key: Extract<StorageKey, 'cookieNoticeHidden' | 'appBannerHidden'>) {
  const watch = useCallback((changed: () => void) => watchStored(key, changed), [key])
  const isStored = useSyncExternalStore(watch, () => readStored(key) === HIDDEN)
  const [isSentAway, setSentAway] = useState(false)
  const dismiss = () => {
    store(key, HIDDEN)
    setSentAway(true)
  }
  return { isDismissed: isStored || isSentAway, dismiss }
}
