import { useEffect } from 'react'
import { onSignedOut } from '@/api/signedOut'
import { accessToken } from '@/browser/storage/cookies'
import { onProfileChanged, onSignedInElsewhere } from '@/browser/customerTabs'
import { selectIsAuth, signedIn, signedOut } from '@/store/slices/customerAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadProfile } from '@/store/loadProfile'

export function useCustomer() {
  const dispatch = useAppDispatch()
  const isAuth = useAppSelector(selectIsAuth)

  useEffect(() => {
    if (accessToken()) dispatch(signedIn())
    const unsubscribeSignedOut = onSignedOut(() => dispatch(signedOut()))
    const unsubscribeSignedIn = onSignedInElsewhere(() => {
      // It may be another customer than before.
      dispatch(signedOut())
      setTimeout(() => accessToken() && dispatch(signedIn()))
    })
    const unsubscribeProfile = onProfileChanged(() => void (accessToken() && loadProfile(dispatch)))
    return () => {
      unsubscribeSignedOut()
      unsubscribeSignedIn()
      unsubscribeProfile()
    }
  }, [dispatch])

  useEffect(() => {
    if (!isAuth) return
    let isGone = false
    // A late profile of a customer who has signed out is dropped.
    void loadProfile((action) => isGone || dispatch(action))
    return () => void (isGone = true)
  }, [isAuth, dispatch])
}
