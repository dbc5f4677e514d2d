import { subscribe, broadcast } from './tabs'

const signedOutListeners = new Set<() => void>()

export function onSignedOut(listener: () => void): () => void {
  const unsubscribe = subscribe('signed-out', listener)
  signedOutListeners.add(listener)
  return () => {
    unsubscribe()
    signedOutListeners.delete(listener)
  }
}

export function notifySignedOut(): void {
  for (const listener of signedOutListeners) listener()
  broadcast('signed-out')
}

export const broadcastSignedIn = () => broadcast('signed-in')

export const onSignedInElsewhere = (listener: () => void) => subscribe('signed-in', listener)

export const broadcastProfileChanged = () => broadcast('profile')

export const onProfileChanged = (listener: () => void) => subscribe('profile', listener)
