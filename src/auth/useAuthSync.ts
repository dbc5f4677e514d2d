import { useEffect } from 'react'
import { onSignedInElsewhere, onSignedOut } from '@/browser/authEvents'
import { paths } from '@/config/paths'
import * as timings from '@/config/timings'
import { selectIsAuth, signedIn, signedOut } from '@/store/slices/customerAccountSlice'
import { useAppDispatch } from '@/store/hooks'
import { isOff } from '@/domain/site/offPages'
import { selectSite } from '@/store/slices/siteSlice'
import { isSignedIn } from './isSignedIn'

type AppDispatch = ReturnType<typeof useAppDispatch>

/** By store, so that several users of the hook listen once. */
const followers = new Map<AppDispatch, { count: number; stop: () => void }>()

/** The only writer of the store's flag: from the cookie and the events of other tabs. */
export function useAuthSync() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const follower = followers.get(dispatch) ?? { count: 0, stop: follow(dispatch) }
    follower.count++
    followers.set(dispatch, follower)
    return () => {
      if (--follower.count > 0) return
      follower.stop()
      followers.delete(dispatch)
    }
  }, [dispatch])
}

function follow(dispatch: AppDispatch): () => void {
  const look = () =>
    dispatch((_, state) => {
      // Cookies of before stay for a while where the operator has switched accounts off.
      const isOver = isOff(paths.signIn(), selectSite(state()).operator.off)
      if (isSignedIn() && !isOver) dispatch(signedIn())
      else if (selectIsAuth(state())) dispatch(signedOut())
    })
  // The back button may restore a page from before a sign-out.
  const shown = ({ persisted }: PageTransitionEvent) => persisted && look()
  if (isSignedIn()) look()
  window.addEventListener('pageshow', shown)
  const unsubscribeSignedOut = onSignedOut(() => {
    dispatch(signedOut())
    // A browser may show the cookie that another tab has removed a moment longer than the message takes.
    setTimeout(look, timings.tabLockHold)
  })
  const unsubscribeSignedIn = onSignedInElsewhere(() => {
    // It may be another customer than before.
    dispatch(signedOut())
    setTimeout(() => isSignedIn() && look())
  })
  return () => {
    window.removeEventListener('pageshow', shown)
    unsubscribeSignedOut()
    unsubscribeSignedIn()
  }
}
