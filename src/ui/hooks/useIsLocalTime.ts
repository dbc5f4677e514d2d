import { startTransition, useEffect, useState } from 'react'
import { useIsServed } from '@/browser/page/useIsServed'

/**
 * Whether times are in the visitor's zone: what is hydrated must first show them as served, in UTC. It is rendered again in
 * a task of its own, because all of React's first effects share one.
 */
export function useIsLocalTime(): boolean {
  const isServed = useIsServed()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    if (isServed) startTransition(() => setHydrated(true))
  }, [isServed])
  return !isServed || isHydrated
}
