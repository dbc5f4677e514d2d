import axios, { type AxiosAdapter, isAxiosError } from 'axios'
import { metrics } from '@/runtime/metrics'

/** Times what page loaders ask of the operator's back end. `patternOf` names a path without what is variable in it. */
export function measuredAdapter(patternOf: (path: string) => string): AxiosAdapter {
  const http = axios.getAdapter('http')
  return async (config) => {
    const started = performance.now()
    const method = (config.method ?? 'get').toUpperCase()
    const route = patternOf(new URL(axios.getUri(config)).pathname)
    const tell = (status: number | string) => {
      metrics.calls.observe(
        { back_end: 'operator', method, route, status },
        (performance.now() - started) / 1000,
      )
    }
    try {
      const answer = await http(config)
      tell(answer.status)
      return answer
    } catch (error) {
      // No answer at all: slow, gone or refused.
      tell((isAxiosError(error) && error.response?.status) || 'none')
      throw error
    }
  }
}
