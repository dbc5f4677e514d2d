import { useEffect, useEffectEvent } from 'react'
import { startLoop } from '@/browser/page/loop'
import { waitFromLoad } from '@/browser/page/pageLoad'
import { readStored } from '@/browser/storage/storage'
import { subscribe } from '@/browser/tabs'
import * as timings from '@/config/timings'
import { useLanguage } from '@/i18n/useLanguage'
import { selectAttribution } from '@/store/slices/analyticsSlice'
import { useAppSelector } from '@/store/hooks'
import { selectVendors } from '@/store/selectVendors'
import { selectIsConsentKnown } from '@/store/slices/consentSlice'
import { selectSite } from '@/store/slices/siteSlice'
import { keepSessionAlive } from './keepSessionAlive'

/** From 5 s after load and then every 60 s, once for all tabs. Whether the session may carry a fingerprint is known by then. */
export function useSessionLoop() {
  const vendors = useAppSelector(selectVendors)
  const hasFingerprint = 'fingerprint' in useAppSelector(selectSite).vendors
  const mayStart = useAppSelector(selectIsConsentKnown) || !hasFingerprint
  const attribution = useAppSelector(selectAttribution)
  const { locale } = useLanguage()
  const takeTurn = useEffectEvent((known: string | null, signal: AbortSignal) =>
    keepSessionAlive({ vendors, attribution, locale }, known, signal),
  )

  useEffect(() => {
    if (!mayStart) return
    const leaving = new AbortController()
    let known: string | null = null
    const turn = async () => void (known = await takeTurn(known, leaving.signal))
    const loop = startLoop(turn, {
      after: waitFromLoad(timings.sessionStart),
      every: timings.sessionRefresh,
    })
    const unsubscribe = subscribe('session', () => {
      // Each tab takes its first turn itself.
      if (known === null) return
      known = readStored('sessionExpired')
      loop.postpone()
    })
    return () => {
      leaving.abort()
      unsubscribe()
      loop.stop()
    }
  }, [mayStart])
}
