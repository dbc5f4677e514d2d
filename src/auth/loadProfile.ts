import type { UnknownAction } from '@reduxjs/toolkit'
import { fetchProfile } from '@/api/customers'
import { broadcastProfileChanged } from '@/browser/authEvents'
import { logFailure } from '@/browser/logFailure'
import { failureOf } from '@/domain/text/failure'
import { profileArrived, profileFailed, profileRequested } from '@/store/slices/customerAccountSlice'
import { isSignedIn } from './isSignedIn'

export function profileChanged(dispatch: (action: UnknownAction) => void): void {
  broadcastProfileChanged()
  if (isSignedIn()) void loadProfile(dispatch)
}

export async function loadProfile(dispatch: (action: UnknownAction) => void) {
  dispatch(profileRequested())
  try {
    const response = await fetchProfile()
    if ('email' in response) dispatch(profileArrived(response))
    else {
      // The back end's message may name a person.
      logFailure('profile', new Error('refused'))
      dispatch(profileFailed(response.error))
    }
  } catch (error) {
    logFailure('profile', error)
    dispatch(profileFailed(failureOf(error).kind))
  }
}
