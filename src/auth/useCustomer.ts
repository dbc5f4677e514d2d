import { useEffect } from 'react'
import { onProfileChanged } from '@/browser/authEvents'
import { useAppDispatch } from '@/store/hooks'
import { isSignedIn } from './isSignedIn'
import { loadProfile } from './loadProfile'
import { useAuthSync } from './useAuthSync'
import { useIsSignedIn } from './useIsSignedIn'

export function useCustomer() {
  const dispatch = useAppDispatch()
  const isIn = useIsSignedIn()
  useAuthSync()

  useEffect(() => onProfileChanged(() => void (isSignedIn() && loadProfile(dispatch))), [dispatch])

  useEffect(() => {
    if (!isIn) return
    let isGone = false
    // A late profile of a customer who has signed out is dropped.
    void loadProfile((action) => isGone || dispatch(action))
    return () => void (isGone = true)
  }, [isIn, dispatch])
}
