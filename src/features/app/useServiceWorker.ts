import { useEffect } from 'react'
import { logFailure } from '@/browser/logFailure'
import { isFramed } from '@/browser/page/isFramed'
import { registerServiceWorker } from '@/browser/worker/registerServiceWorker'
import * as timings from '@/config/timings'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

/** An app that stays open for days finds a new version when it is looked at again. */
export function useServiceWorker() {
  const { isWithoutWorker = false } = useAppSelector(selectSite)
  useEffect(() => {
    if (isWithoutWorker || isFramed() || !('serviceWorker' in navigator)) return
    const controller = new AbortController()
    let checkedAt = Date.now()
    registerServiceWorker().then(
      (registration) => {
        const check = () => {
          if (document.hidden || Date.now() - checkedAt < timings.workerUpdate) return
          checkedAt = Date.now()
          registration.update().catch(() => undefined)
        }
        document.addEventListener('visibilitychange', check, { signal: controller.signal })
      },
      // A private window refuses it, and an address without encryption has none.
      (error: unknown) => logFailure('service worker', error),
    )
    return () => controller.abort()
  }, [isWithoutWorker])
}
