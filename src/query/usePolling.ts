import { useEffect } from 'react'
import { startLoop } from '@/browser/page/loop'
import { timings } from '@/config/timings'

/** Looks again in the rhythm of the status page while something is still moving; a hidden tab sleeps. */
export function usePolling(isMoving: boolean, refresh: () => Promise<void>) {
  useEffect(() => {
    if (!isMoving) return
    return startLoop(refresh, { after: timings.statusPoll, every: timings.statusPoll }).stop
  }, [isMoving, refresh])
}
