import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { onFirstInteraction } from '@/browser/page/onFirstInteraction'
import * as timings from '@/config/timings'
import { watchVitals } from '@/integrations/webVitals'
import { logFailure } from '@/browser/logFailure'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

/** Browsers buffer measurements, so the code waits for the first interaction or a moment after load. */
export function useVitals() {
  const isOn = useAppSelector(selectSite).hasMetrics === true
  const { pathname } = useRouter()
  const [landing] = useState(pathname)
  useEffect(() => {
    if (!isOn) return
    return onFirstInteraction(() => {
      watchVitals(landing).catch((error: unknown) => logFailure('web vitals', error))
    }, timings.vitalsStart)
  }, [isOn, landing])
}
