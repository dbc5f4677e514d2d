import { isShuttingDown, onShutdown } from '@/runtime/lifecycle'
import { logFailure } from '@/runtime/log'
import { processSingleton } from '@/runtime/processSingleton'

/**
 * Does the work now and then again `everyMs` after it was done, once per process however often it is started. A failure
 * is logged and the next turn comes all the same. It does not keep the process alive; one that ends waits for the turn
 * under way and begins no other.
 */
export function repeatWork(name: string, everyMs: number, work: () => Promise<void>) {
  const kept = processSingleton<{ started: boolean }>(name, () => ({ started: false }))
  if (kept.started) return
  kept.started = true
  let underWay = Promise.resolve()
  onShutdown(name, () => underWay)
  const turn = async () => {
    if (isShuttingDown()) return
    try {
      await work()
    } catch (error) {
      logFailure(name, error)
    }
    setTimeout(begin, everyMs).unref()
  }
  const begin = () => {
    underWay = turn()
  }
  begin()
}
