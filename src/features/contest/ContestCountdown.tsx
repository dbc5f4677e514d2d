import { useEffect, useState } from 'react'
import { useIsBrowser } from '@/browser/useIsBrowser'
import { timings } from '@/config/timings'
import { countdownText } from '@/domain/countdown'
import { useLanguage } from '@/i18n/useLanguage'

export function ContestCountdown({ until }: { until: string }) {
  const { intl } = useLanguage()
  const isBrowser = useIsBrowser()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), timings.countdownTick)
    return () => clearInterval(timer)
  }, [])
  // The served page may be half a minute old, so it counts nothing.
  const left = isBrowser ? countdownText(Date.parse(until) - now, intl) : '…'
  return <span role="timer">{left}</span>
}
