import { isShuttingDown, onShutdown } from '@/runtime/lifecycle'
import { logFailure } from '@/runtime/log'
import { processSingleton } from '@/runtime/processSingleton'

/**
 * Runs the job now and then again `everyMs` after it finished, once per process however often it is started. A failure
 * is logged and the next run comes all the same. It does not keep the process alive; a shutdown waits for the run in
 * progress.
 */
export function scheduleJob(name: string, everyMs: number, work: () => Promise<void>) {
  const state = processSingleton<{ started: boolean }>(name, () => ({ started: false }))
  if (state.started) return
  state.started = true
  let underWay = Promise.resolve()
  onShutdown(name, () => underWay)
  const run = async () => {
    if (isShuttingDown()) return
    try {
      await work()
    } catch (error) {
      logFailure(name, error)
    }
    setTimeout(begin, everyMs).unref()
  }
  const begin = () => {
    underWay = run()
  }
  begin()
}
