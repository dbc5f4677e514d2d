import { useEffect, useState } from 'react'
import * as timings from '@/config/timings'

/** Milliseconds, by the server's clock: the device's may be wrong. Both ISO 8601. */
export function useTimeLeft(until: string, serverTime: string): number {
  const [left, setLeft] = useState(() => Date.parse(until) - Date.parse(serverTime))
  useEffect(() => {
    const heardAt = performance.now()
    const leftThen = Date.parse(until) - Date.parse(serverTime)
    const tick = () => setLeft(leftThen - (performance.now() - heardAt))
    const timer = setInterval(tick, timings.countdownTick)
    return () => clearInterval(timer)
  }, [until, serverTime])
  return left
}
