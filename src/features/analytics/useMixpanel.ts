import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { logFailure } from '@/browser/logFailure'
import { sessionDraw } from '@/browser/storage/sessionDraw'
import { recordSession, startMixpanel, trackPage } from '@/integrations/mixpanel'
import { useAppSelector } from '@/store/hooks'
import { selectRandomSeed } from '@/store/slices/otherSlice'
import { selectVendors } from '@/store/selectVendors'

export function useMixpanel() {
  const { asPath } = useRouter()
  const { mixpanel: vendor } = useAppSelector(selectVendors)
  const seed = useAppSelector(selectRandomSeed)
  const [isStarted, setStarted] = useState(false)
  const path = asPath.split(/[?#]/)[0] ?? '/'
  // The recorder notes the whole address, and an order's id opens it.
  const isOrder = /[?&]id=/.test(asPath)
  const token = vendor?.token
  const host = vendor?.host

  useEffect(() => {
    if (!token || !host) return
    startMixpanel({ token, host }).then(
      () => setStarted(true),
      (error: unknown) => logFailure('Mixpanel', error),
    )
  }, [token, host])
  useEffect(() => {
    if (isStarted) trackPage(path)
  }, [isStarted, path])
  useEffect(() => {
    const isChosen = sessionDraw(seed) < recordedSessions
    if (isStarted && (isChosen || isOrder)) recordSession(!isOrder)
  }, [isStarted, seed, isOrder])
}

/** R4: 2 percent. */
const recordedSessions = 0.02
