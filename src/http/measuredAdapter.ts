import axios, { type AxiosAdapter, isAxiosError } from 'axios'
import { metrics } from '@/runtime/metrics'
import { traced } from '@/runtime/tracing'

/** Measures and traces calls to the operator's back end; `traceparent` continues the trace there. */
export const measuredAdapter: AxiosAdapter = (config) => {
  const method = (config.method ?? 'get').toUpperCase()
  const route = 'route' in config && typeof config.route === 'string' ? config.route : 'none'
  const attributes = { 'http.request.method': method, 'http.route': route }
  return traced(`back end ${method} ${route}`, 'client', attributes, async (span) => {
    if (span) config.headers.set('traceparent', span.traceparent)
    const started = performance.now()
    const observe = (status: number | string) => {
      const labels = { back_end: 'operator', method, route, status }
      metrics.calls.observe(labels, (performance.now() - started) / 1000)
      span?.addAttributes({ 'http.response.status_code': status })
    }
    try {
      const response = await axios.getAdapter('http')(config)
      observe(response.status)
      return response
    } catch (error) {
      // No response at all: slow, gone or refused.
      observe((isAxiosError(error) && error.response?.status) || 'none')
      throw error
    }
  })
}
