import { useEffect } from 'react'
import { onSignedOut } from '@/api/signedOut'
import { accessToken } from '@/browser/cookies'
import { selectIsAuth, signedIn, signedOut } from '@/store/customerAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadProfile } from './loadProfile'

/** Knows whether a customer is signed in, fetches who he is, and notes when the back end does not know him any more. */
export function useCustomer() {
  const dispatch = useAppDispatch()
  const isAuth = useAppSelector(selectIsAuth)

  useEffect(() => {
    if (accessToken()) dispatch(signedIn())
    return onSignedOut(() => dispatch(signedOut()))
  }, [dispatch])

  useEffect(() => {
    if (!isAuth) return
    let isGone = false
    // What is told of a customer who has left meanwhile concerns nobody.
    void loadProfile((action) => isGone || dispatch(action))
    return () => void (isGone = true)
  }, [isAuth, dispatch])
}
