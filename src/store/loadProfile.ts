import type { UnknownAction } from '@reduxjs/toolkit'
import { logFailure } from '@/browser/logFailure'
import { failureOf } from '@/domain/failure'
import { profileArrived, profileFailed, profileRequested } from './customerAccountSlice'

/** Fetches the customer's profile and tells each step; a failure is logged (specification §8). */
export async function loadProfile(tell: (action: UnknownAction) => void) {
  tell(profileRequested())
  try {
    const { fetchProfile } = await import('@/api/customers')
    const answer = await fetchProfile()
    if ('email' in answer) tell(profileArrived(answer))
    else {
      // The words of the back end may name a person, so they are not logged.
      logFailure('profile', new Error('refused'))
      tell(profileFailed(answer.error))
    }
  } catch (error) {
    logFailure('profile', error)
    tell(profileFailed(failureOf(error).kind))
  }
}
