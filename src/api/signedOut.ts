import { subscribe, broadcast } from '@/browser/tabs'

const listeners = new Set<() => void>()

export function onSignedOut(listener: () => void): () => void {
  const unsubscribe = subscribe('signed-out', listener)
  listeners.add(listener)
  return () => {
    unsubscribe()
    listeners.delete(listener)
  }
}

export function notifySignedOut(): void {
  for (const listener of listeners) listener()
  broadcast('signed-out')
}
