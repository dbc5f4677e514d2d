import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { processSingleton } from '@/runtime/processSingleton'

/** Seconds; a page out of the store takes less than the first, a quote of a slow back end the last. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

/** Prometheus metrics of this process (https://prometheus.io/docs/practices/naming). Labels are few and fixed: no
 * path, no address, nothing of a person. */
export const metrics = processSingleton('metrics', () => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'halyard_http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    /** `compressed` is the store of ready bytes before Next.js, `memory` and `redis` the page cache behind it. */
    pageCache: new Counter({
      name: 'halyard_page_cache_total',
      help: 'Pages looked for in a cache, by what was found',
      labelNames: ['layer', 'result'],
      registers,
    }),
    /** `own`: calls to the sandbox. `operator`: calls of page loaders to API_ORIGIN. */
    calls: new Histogram({
      name: 'halyard_api_call_duration_seconds',
      help: 'Time a call of the back end took',
      labelNames: ['back_end', 'method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
  }
})
