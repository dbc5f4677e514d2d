import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { paths } from '@/config/paths'
import { signedIn, signedOut } from '@/store/slices/customerAccountSlice'
import { useAppDispatch } from '@/store/hooks'
import { isSignedIn } from './isSignedIn'
import { signOutReason } from './signOut'
import { useAuthSync } from './useAuthSync'
import { useIsSignedIn } from './useIsSignedIn'

/** Anyone signed out, here, in another tab or by the back end, is redirected to sign in and back. */
export function useAccountGuard(): boolean {
  const router = useRouter()
  const dispatch = useAppDispatch()
  const isIn = useIsSignedIn()
  useAuthSync()

  useEffect(() => {
    if (isSignedIn()) dispatch(signedIn())
    else {
      dispatch(signedOut())
      void router.replace(signOutReason() ? paths.signIn() : paths.signIn(router.pathname))
    }
  }, [isIn, dispatch, router])
  return isIn
}
