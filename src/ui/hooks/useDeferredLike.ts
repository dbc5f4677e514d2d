import { useDeferredValue } from 'react'

/** Lets what follows from typing render after the typed character is on the screen. */
export function useDeferredLike<T>(current: T, isLike: (deferred: T, current: T) => boolean): T {
  const deferred = useDeferredValue(current)
  return isLike(deferred, current) ? deferred : current
}
