import { useState } from 'react'
import { tellSignedOut } from '@/api/signedOut'
import { removeTokens } from '@/browser/cookies'
import { logFailure } from '@/browser/logFailure'
import { noteParting } from '@/store/parting'

/** Signs this device out: at the back end if it can be reached, here and in the other tabs in any case. */
export function useSignOut() {
  const [isBusy, setIsBusy] = useState(false)
  const signOut = async () => {
    setIsBusy(true)
    try {
      await (await import('@/api/signIn')).signOut()
    } catch (error) {
      // The visitor wants to be gone from this device, whether or not the back end hears of it.
      logFailure('sign-out', error)
    }
    noteParting('signedOut')
    removeTokens()
    tellSignedOut()
    setIsBusy(false)
  }
  return { isBusy, signOut }
}
