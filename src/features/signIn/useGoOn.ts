import { useRouter } from 'next/router'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { accessToken } from '@/browser/cookies'
import { onSignedInElsewhere } from '@/browser/customerTabs'
import { paths } from '@/config/paths'
import { nextPath } from '@/domain/nextPath'

/**
 * The way on for who is signed in: back to the page of the account he was sent away from, with the fragment he came with.
 * At once for who is signed in already: in another tab, or here when a link of another site brought him, with which his
 * cookies did not travel.
 */
export function useGoOn() {
  const { query, replace } = useRouter()
  const hash = useRef('')
  const [isLeaving, setIsLeaving] = useState(false)
  const next = nextPath(query.next, Object.values(paths.account), paths.account.overview)

  const goOn = useCallback(() => {
    setIsLeaving(true)
    void replace(next + hash.current)
  }, [next, replace])
  const goOnIfSignedIn = useEffectEvent(() => {
    if (accessToken()) goOn()
  })
  useEffect(() => {
    hash.current ||= window.location.hash
    const look = () => goOnIfSignedIn()
    look()
    // Back by the button to a page as it was left.
    window.addEventListener('pageshow', look)
    const unhear = onSignedInElsewhere(look)
    return () => {
      window.removeEventListener('pageshow', look)
      unhear()
    }
  }, [])
  return { isLeaving, goOn }
}
