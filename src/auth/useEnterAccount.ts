import { useCallback } from 'react'
import { accessToken, storeTokens, type Tokens } from '@/browser/storage/cookies'
import { broadcastSignedIn } from '@/browser/customerTabs'
import { signedIn, signedOut } from '@/store/slices/customerAccountSlice'
import { useAppDispatch } from '@/store/hooks'

/** Signs in with new tokens, here and in the other tabs.
 * @returns whether the browser has stored them: without cookies no sign-in lasts. */
export function useEnterAccount(): (tokens: Tokens) => boolean {
  const dispatch = useAppDispatch()
  return useCallback(
    (tokens) => {
      storeTokens(tokens)
      if (!accessToken()) return false
      // What is known of an earlier customer is not this one's.
      dispatch(signedOut())
      dispatch(signedIn())
      broadcastSignedIn()
      return true
    },
    [dispatch],
  )
}
