import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle, whenLoaded } from '@/browser/page/pageLoad'

type LateParts = {
  DeferredTasks: ComponentType
  Notices: ComponentType
  SilentErrorBoundary: typeof import('./SilentErrorBoundary').SilentErrorBoundary
}

const importLateParts = async (): Promise<LateParts> => ({
  ...(await import('./DeferredTasks')),
  ...(await import('./Notices')),
  ...(await import('./SilentErrorBoundary')),
})

export function DeferredShell() {
  const [parts, setParts] = useState<LateParts | null>(null)
  useEffect(() => {
    let isGone = false
    whenLoaded()
      .then(whenIdle)
      .then(importLateParts)
      .then((arrived) => isGone || setParts(arrived))
      // Nothing on the page depends on these parts; the next visit tries again.
      .catch(() => undefined)
    return () => void (isGone = true)
  }, [])
  return (
    parts && (
      <>
        <parts.SilentErrorBoundary>
          <parts.DeferredTasks />
        </parts.SilentErrorBoundary>
        <parts.SilentErrorBoundary>
          <parts.Notices />
        </parts.SilentErrorBoundary>
      </>
    )
  )
}
