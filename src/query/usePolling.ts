import { useEffect } from 'react'
import { startLoop } from '@/browser/page/loop'
import * as timings from '@/config/timings'

export function usePolling(isMoving: boolean, refresh: () => Promise<void>) {
  useEffect(() => {
    if (!isMoving) return
    return startLoop(refresh, { after: timings.statusPoll, every: timings.statusPoll }).stop
  }, [isMoving, refresh])
}
