import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle, whenLoaded } from '@/browser/pageLoad'

type LateParts = {
  LateLoops: ComponentType
  Notices: ComponentType
  Expendable: typeof import('./Expendable').Expendable
}

const importLateParts = async (): Promise<LateParts> => ({
  ...(await import('./LateLoops')),
  ...(await import('./Notices')),
  ...(await import('./Expendable')),
})

/** What no first view needs: fetched once the page is loaded and the browser is idle. */
export function AfterLoad() {
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
        <parts.Expendable>
          <parts.LateLoops />
        </parts.Expendable>
        <parts.Expendable>
          <parts.Notices />
        </parts.Expendable>
      </>
    )
  )
}
