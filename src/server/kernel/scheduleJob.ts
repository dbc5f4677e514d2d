import { Counter, Gauge } from 'prom-client'
import { isShuttingDown, onShutdown } from '@/runtime/lifecycle'
import { logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { tracedJob } from '@/server/kernel/tracedJob'
import { once } from '@/runtime/once'

/** Milliseconds. More frequent jobs trace each piece of work instead: most of their runs find none. */
const POLLING = 15_000

const started = new Set<string>()

/** `everyMs` after it finished, failed or not. It does not keep the process alive; a shutdown waits for its run. */
export function scheduleJob(name: string, everyMs: number, work: () => Promise<void>) {
  if (started.has(name)) return
  started.add(name)
  // From zero, so that Prometheus sees the first failure as an increase, and a first run that hangs as one.
  for (const result of ['success', 'failure']) jobMetrics().runs.inc({ task: name, result }, 0)
  jobMetrics().lastSuccess.set({ task: name }, Math.floor(Date.now() / 1000))
  let underWay = Promise.resolve()
  onShutdown(name, () => underWay)
  const run = async () => {
    if (isShuttingDown()) return
    try {
      await (everyMs < POLLING ? work() : tracedJob(name, work))
      jobMetrics().runs.inc({ task: name, result: 'success' })
      jobMetrics().lastSuccess.set({ task: name }, Math.floor(Date.now() / 1000))
    } catch (error) {
      jobMetrics().runs.inc({ task: name, result: 'failure' })
      logFailure(name, error)
    }
    setTimeout(begin, everyMs).unref()
  }
  const begin = () => {
    underWay = run()
  }
  begin()
}

const jobMetrics = once(() => {
  const registers = [metrics.registry]
  return {
    runs: new Counter({
      name: 'halyard_job_runs_total',
      help: 'Runs of a background job, by their result',
      labelNames: ['task', 'result'],
      registers,
    }),
    lastSuccess: new Gauge({
      name: 'halyard_job_last_success_timestamp_seconds',
      help: 'When a background job last ended without a failure, or was started, in Unix time',
      labelNames: ['task'],
      registers,
    }),
  }
})
