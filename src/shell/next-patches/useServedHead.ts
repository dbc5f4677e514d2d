import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime'
import { useContext, useLayoutEffect, useState } from 'react'

/**
 * After hydration Next.js makes every element of the head anew, only to find that it is there: a third of React's first
 * effects. It is left as served until a `Head` changes. To be called above all of them.
 * @param isServed false for an error page that takes the place of the one that was served
 */
export function useServedHead(isServed: boolean) {
  const manager = useContext(HeadManagerContext)
  // Of the first effects alone: later ones belong to a head that has changed.
  const [isFirstServed] = useState(isServed)
  useLayoutEffect(() => {
    if (isFirstServed) Object.assign(manager, { _pendingUpdate: null })
  }, [manager, isFirstServed])
}
