import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { onSignedOut } from '@/api/signedOut'
import { accessToken } from '@/browser/storage/cookies'
import { paths } from '@/config/paths'
import { selectIsAuth, signedIn, signedOut } from '@/store/slices/customerAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { signOutReason } from '@/auth/signOutReason'

/** Whether the customer is signed in, for account pages. Anyone signed out, here, in another tab or by the back end,
 * is redirected to sign in and back. */
export function useAccountGuard(): boolean {
  const router = useRouter()
  const dispatch = useAppDispatch()
  const isAuth = useAppSelector(selectIsAuth)

  useEffect(() => {
    const look = () => dispatch(accessToken() ? signedIn() : signedOut())
    // The back button brings a page as it was left, perhaps before its customer signed out.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && look()
    window.addEventListener('pageshow', shown)
    const unsubscribe = onSignedOut(() => dispatch(signedOut()))
    return () => {
      window.removeEventListener('pageshow', shown)
      unsubscribe()
    }
  }, [dispatch])

  useEffect(() => {
    if (accessToken()) dispatch(signedIn())
    else {
      dispatch(signedOut())
      // After a deliberate sign-out there is no way back.
      void router.replace(signOutReason() ? paths.signIn() : paths.signIn(router.pathname))
    }
  }, [isAuth, dispatch, router])
  return isAuth
}
