import { hearTabs, tellTabs } from '@/browser/tabs'

const listeners = new Set<() => void>()

/** Calls back when the back end no longer knows the customer, in this tab or in another. Returns the way to stop. */
export function onSignedOut(told: () => void): () => void {
  const unhear = hearTabs('signed-out', told)
  listeners.add(told)
  return () => {
    unhear()
    listeners.delete(told)
  }
}

export function tellSignedOut(): void {
  for (const told of listeners) told()
  tellTabs('signed-out')
}
