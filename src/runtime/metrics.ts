import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** Seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

/** The limits of https://web.dev/articles/vitals between good and poor are among both. */
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8]
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5]

const registry = new Registry()
const registers = [registry]
collectDefaultMetrics({ register: registry })

/** https://prometheus.io/docs/practices/naming. Labels are few and fixed: nothing of a person. */
export const metrics = {
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
  /** `own`: to the sandbox; `operator`: page loaders to API_ORIGIN; `passed on`: browsers to it through this site. */
  calls: new Histogram({
    name: 'halyard_api_call_duration_seconds',
    help: 'Time a call of the back end took',
    labelNames: ['back_end', 'method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  }),
  /** `page`: the type of the page a visit began with. */
  vitals: new Histogram({
    name: 'halyard_web_vitals_seconds',
    help: 'Core Web Vitals that are times, as browsers measured them',
    labelNames: ['page', 'vital'],
    buckets: VITAL_BUCKETS,
    registers,
  }),
  layoutShift: new Histogram({
    name: 'halyard_web_vitals_layout_shift',
    help: 'Cumulative layout shift, as browsers measured it',
    labelNames: ['page'],
    buckets: SHIFT_BUCKETS,
    registers,
  }),
}
