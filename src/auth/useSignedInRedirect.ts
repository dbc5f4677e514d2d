import { useRouter } from 'next/router'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { onSignedInElsewhere } from '@/browser/authEvents'
import { paths, returnPaths } from '@/config/paths'
import { nextPath } from '@/domain/site/nextPath'
import { isSignedIn } from './isSignedIn'

/** Also after a sign-in in another tab, and when a link of another site came without cookies. */
export function useSignedInRedirect() {
  const { query, replace } = useRouter()
  const hash = useRef('')
  const [isLeaving, setIsLeaving] = useState(false)
  const next = nextPath(query.next, returnPaths, paths.account.overview)

  const goOn = useCallback(() => {
    setIsLeaving(true)
    void replace(next + hash.current)
  }, [next, replace])
  const goOnIfSignedIn = useEffectEvent(() => {
    if (isSignedIn()) goOn()
  })
  useEffect(() => {
    hash.current ||= window.location.hash
    const look = () => goOnIfSignedIn()
    look()
    window.addEventListener('pageshow', look)
    const unsubscribe = onSignedInElsewhere(look)
    return () => {
      window.removeEventListener('pageshow', look)
      unsubscribe()
    }
  }, [])
  return { isLeaving, goOn }
}
