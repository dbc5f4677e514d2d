import { Gauge, Histogram } from 'prom-client'
import { metrics } from '@/runtime/metrics'
import { once } from '@/runtime/once'

/** Pages' connection first; undefined: there is none. */
type ReadStates = () => (boolean | undefined)[]

const NAMES = ['pages', 'limits']

export const redisMetrics = once(() => ({
  seconds: new Histogram({
    name: 'halyard_redis_command_seconds',
    help: 'Time a command of Redis took, by what came of it; one without a connection fails at once',
    labelNames: ['outcome'],
    buckets: [0.0005, 0.001, 0.005, 0.02, 0.1, 0.5],
    registers: [metrics.registry],
  }),
}))

export function measureConnections(read: ReadStates) {
  const name = 'halyard_redis_up'
  metrics.registry.removeSingleMetric(name)
  const gauge: Gauge = new Gauge({
    name,
    help: 'Whether Redis can be used now: of pages, and of limits where they have one of their own',
    labelNames: ['connection'],
    registers: [metrics.registry],
    collect: () => {
      gauge.reset()
      for (const [index, isReady] of read().entries())
        if (isReady !== undefined) gauge.set({ connection: NAMES[index] ?? '' }, isReady ? 1 : 0)
    },
  })
}
