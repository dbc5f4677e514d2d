import { useDeferredValue } from 'react'

/** The value of a moment ago where it is like the current one: what follows from typing is rendered once the typed
 * character is on the screen. */
export function useDeferredLike<T>(current: T, isLike: (deferred: T, current: T) => boolean): T {
  const deferred = useDeferredValue(current)
  return isLike(deferred, current) ? deferred : current
}
