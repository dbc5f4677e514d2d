import { useRef, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this came with the page and was only hydrated. Unlike `useIsBrowser` it never changes, so that nothing is
 * rendered twice.
 */
export function useIsServed(): boolean {
  const isServed = useRef(false)
  const asServed = () => {
    isServed.current = true
    return true
  }
  return useSyncExternalStore(never, () => isServed.current, asServed)
}
