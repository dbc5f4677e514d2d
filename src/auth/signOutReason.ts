type SignOutReason = 'signedOut' | 'deleted'

/** In memory only: a link could otherwise show a deleted account to somebody else. */
let reason: SignOutReason | null = null

/** Why the customer is about to sign out deliberately. */
export const setSignOutReason = (why: SignOutReason) => void (reason = why)

/** Read by the sign-in page. */
export const signOutReason = () => reason

export const clearSignOutReason = () => void (reason = null)
