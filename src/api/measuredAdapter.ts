import axios, { type AxiosAdapter, isAxiosError } from 'axios'
import { metrics } from '@/runtime/metrics'

export const measuredAdapter: AxiosAdapter = async (config) => {
  const started = performance.now()
  const method = (config.method ?? 'get').toUpperCase()
  const route = 'route' in config && typeof config.route === 'string' ? config.route : 'none'
  const observe = (status: number | string) => {
    metrics.calls.observe(
      { back_end: 'operator', method, route, status },
      (performance.now() - started) / 1000,
    )
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
}
