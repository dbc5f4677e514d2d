import { LRUCache } from 'lru-cache'
import { limitKey } from '@/runtime/callerAddress'

const WINDOW_MS = 60_000
/** Of more callers, those that were away longest start again: a memory that no flood displaces. */
const MAX_CALLERS = 100_000

type Window = { count: number; endsAt: number }

/** Counts requests per address and minute in this process. @returns the seconds to wait, 0 while it is allowed */
export function callerWindows() {
  // With `max` it would hold room for all of them from the start.
  const windows = new LRUCache<string, Window>({ maxSize: MAX_CALLERS, sizeCalculation: () => 1 })
  return (address: string, perMinute: number): number => {
    const key = limitKey(address)
    const now = Date.now()
    const known = windows.get(key)
    const window = known && now < known.endsAt ? known : { count: 0, endsAt: now + WINDOW_MS }
    window.count += 1
    windows.set(key, window)
    return window.count > perMinute ? Math.ceil((window.endsAt - now) / 1000) : 0
  }
}
