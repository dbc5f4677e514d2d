import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { onSignedOut } from '@/api/signedOut'
import { accessToken } from '@/browser/cookies'
import { paths } from '@/config/paths'
import { selectIsAuth, signedIn, signedOut } from '@/store/customerAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { parting } from '@/store/parting'

/**
 * Whether the customer is known, for pages that are his alone. Who has signed out, here or in another tab, or is no longer
 * known to the back end, is sent to sign in and back.
 */
export function useAccountGuard(): boolean {
  const router = useRouter()
  const dispatch = useAppDispatch()
  const isAuth = useAppSelector(selectIsAuth)

  useEffect(() => {
    const look = () => dispatch(accessToken() ? signedIn() : signedOut())
    // The back button brings a page as it was left, perhaps before its customer signed out.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && look()
    window.addEventListener('pageshow', shown)
    const unhear = onSignedOut(() => dispatch(signedOut()))
    return () => {
      window.removeEventListener('pageshow', shown)
      unhear()
    }
  }, [dispatch])

  useEffect(() => {
    if (accessToken()) dispatch(signedIn())
    else {
      dispatch(signedOut())
      // Who signs out himself does not mean to come back at once.
      void router.replace(parting() ? paths.signIn() : paths.signIn(router.pathname))
    }
  }, [isAuth, dispatch, router])
  return isAuth
}
