import { useCallback } from 'react'
import { accessToken, storeTokens, type Tokens } from '@/browser/cookies'
import { tellSignedIn } from '@/browser/customerTabs'
import { signedIn, signedOut } from './customerAccountSlice'
import { useAppDispatch } from './hooks'

/**
 * Signs in with tokens that have just come, here and in the other tabs.
 * @returns whether the browser has kept them: without cookies nobody stays signed in.
 */
export function useEnterAccount(): (tokens: Tokens) => boolean {
  const dispatch = useAppDispatch()
  return useCallback(
    (tokens) => {
      storeTokens(tokens)
      if (!accessToken()) return false
      // What is known of an earlier customer is not this one's.
      dispatch(signedOut())
      dispatch(signedIn())
      tellSignedIn()
      return true
    },
    [dispatch],
  )
}
