import { useEffect } from 'react'
import { startLoop } from '@/browser/page/loop'
import * as timings from '@/config/timings'

export function usePolling(isMoving: boolean, refresh: () => Promise<void>, every = timings.statusPoll) {
  useEffect(() => {
    if (!isMoving) return
    return startLoop(refresh, { after: every, every }).stop
  }, [isMoving, refresh, every])
}
