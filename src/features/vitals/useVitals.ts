import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { onFirstInteraction } from '@/browser/page/onFirstInteraction'
import { waitFromLoad } from '@/browser/page/pageLoad'
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
    const start = () => {
      stop()
      watchVitals(landing).catch((error: unknown) => logFailure('web vitals', error))
    }
    const timer = setTimeout(start, waitFromLoad(timings.vitalsStart))
    const removeListener = onFirstInteraction(start)
    const stop = () => {
      clearTimeout(timer)
      removeListener()
    }
    return stop
  }, [isOn, landing])
}
