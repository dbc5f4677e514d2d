import { notifySignedOut } from '@/browser/authEvents'
import { removeTokens } from '@/browser/storage/tokens'

type SignOutReason = 'signedOut' | 'deleted'

/** In memory only: a link could otherwise show a deleted account to somebody else. */
let reason: SignOutReason | null = null

export function signOut(why: SignOutReason): void {
  reason = why
  removeTokens()
  notifySignedOut()
}

export const signOutReason = () => reason

export const clearSignOutReason = () => void (reason = null)
