import { Counter } from 'prom-client'
import { metrics } from '@/runtime/metrics'
import { processSingleton } from '@/runtime/processSingleton'
import { ApiError } from '@/server/api/ApiError'

const counter = () =>
  processSingleton(
    'quoteMetrics',
    () =>
      new Counter({
        name: 'halyard_quotes_total',
        help: 'Quotes given or refused, by their rate and result: ok, none, or the code of the refusal',
        labelNames: ['rate', 'result'],
        registers: [metrics.registry],
      }),
  )

/** Counts what becomes of a quote. `isEmpty`: there was no offer, which is no error. */
export async function countQuote<T>(
  isFixed: boolean,
  quote: Promise<T>,
  isEmpty: (result: T) => boolean = () => false,
): Promise<T> {
  const rate = isFixed ? 'fixed' : 'floating'
  try {
    const result = await quote
    counter().inc({ rate, result: isEmpty(result) ? 'none' : 'ok' })
    return result
  } catch (error) {
    counter().inc({ rate, result: error instanceof ApiError ? error.code : 'internal' })
    throw error
  }
}
