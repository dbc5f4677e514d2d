import { useEffect } from 'react'
import { onSignedOut } from '@/api/signedOut'
import { accessToken } from '@/browser/cookies'
import { onProfileChanged, onSignedInElsewhere } from '@/browser/customerTabs'
import { selectIsAuth, signedIn, signedOut } from '@/store/customerAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadProfile } from '@/store/loadProfile'

/** Knows whether a customer is signed in, fetches who he is, and notes when the back end does not know him any more. */
export function useCustomer() {
  const dispatch = useAppDispatch()
  const isAuth = useAppSelector(selectIsAuth)

  useEffect(() => {
    if (accessToken()) dispatch(signedIn())
    const unhearOut = onSignedOut(() => dispatch(signedOut()))
    const unhearIn = onSignedInElsewhere(() => {
      // He may be another one than before.
      dispatch(signedOut())
      setTimeout(() => accessToken() && dispatch(signedIn()))
    })
    const unhearProfile = onProfileChanged(() => void (accessToken() && loadProfile(dispatch)))
    return () => {
      unhearOut()
      unhearIn()
      unhearProfile()
    }
  }, [dispatch])

  useEffect(() => {
    if (!isAuth) return
    let isGone = false
    // What is told of a customer who has left meanwhile concerns nobody.
    void loadProfile((action) => isGone || dispatch(action))
    return () => void (isGone = true)
  }, [isAuth, dispatch])
}
