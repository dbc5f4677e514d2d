import { isEnding, onEnd } from '@/runtime/lifecycle'
import { logFailure } from '@/runtime/log'
import { perProcess } from '@/runtime/perProcess'

/**
 * Does the work now and then again `everyMs` after it was done, once per process however often it is started. A failure
 * is logged and the next turn comes all the same. It does not keep the process alive; one that ends waits for the turn
 * under way and begins no other.
 */
export function repeatWork(name: string, everyMs: number, work: () => Promise<void>) {
  const kept = perProcess<{ started: boolean }>(name, () => ({ started: false }))
  if (kept.started) return
  kept.started = true
  let underWay = Promise.resolve()
  onEnd(name, () => underWay)
  const turn = async () => {
    if (isEnding()) return
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
