import { useCallback } from 'react'
import { broadcastSignedIn } from '@/browser/authEvents'
import { storeTokens } from '@/browser/storage/tokens'
import type { Tokens } from '@/domain/account/tokenCookies'
import { signedIn, signedOut } from '@/store/slices/customerAccountSlice'
import { useAppDispatch } from '@/store/hooks'
import { isSignedIn } from './isSignedIn'

/** @returns whether the browser has stored the tokens: without cookies no sign-in lasts */
export function useEnterAccount(): (tokens: Tokens) => boolean {
  const dispatch = useAppDispatch()
  return useCallback(
    (tokens) => {
      storeTokens(tokens)
      if (!isSignedIn()) return false
      // What is known of an earlier customer is not this one's.
      dispatch(signedOut())
      dispatch(signedIn())
      broadcastSignedIn()
      return true
    },
    [dispatch],
  )
}
