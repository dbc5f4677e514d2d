import { notifySignedOut } from '@/browser/authEvents'
import { removeTokens } from '@/browser/storage/tokens'

type SignOutReason = 'signedOut' | 'deleted'

/** In memory only: a link could otherwise show a deleted account to somebody else. */
let reason: SignOutReason | null = null

/** Signs this browser out deliberately, in all its tabs. */
export function signOut(why: SignOutReason): void {
  reason = why
  removeTokens()
  notifySignedOut()
}

/** Read by the sign-in page. */
export const signOutReason = () => reason

export const clearSignOutReason = () => void (reason = null)
