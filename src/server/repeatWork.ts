import { logFailure } from '@/server/log'
import { perProcess } from '@/server/perProcess'

/**
 * Does the work now and then again `everyMs` after it was done, once per process however often it is started. A failure
 * is logged and the next turn comes all the same. It does not keep the process alive.
 */
export function repeatWork(name: string, everyMs: number, work: () => Promise<void>) {
  const kept = perProcess<{ started: boolean }>(name, () => ({ started: false }))
  if (kept.started) return
  kept.started = true
  const turn = async () => {
    try {
      await work()
    } catch (error) {
      logFailure(name, error)
    }
    setTimeout(() => void turn(), everyMs).unref()
  }
  void turn()
}
