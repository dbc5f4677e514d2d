import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { env } from '@/config/env'

const logger = pino({ base: { name: 'halyard' }, level: env.logLevel })

type Call = { traceId: string; method: string; route: string; status: number; ms: number }

/** One line per call. `route` is the pattern, never the path: no address, ip, e-mail or query value is ever written. */
export function logCall(call: Call) {
  logger[call.status >= 500 ? 'error' : 'info'](call, 'call')
}

/** What nobody expected. The caller is told only the trace id. */
export function logFailure(where: string, error: unknown, traceId?: string) {
  logger.error({ where, traceId, cause: describe(error) }, 'failure')
}

/** drizzle puts every parameter into its message, addresses and e-mail among them; what it wraps says enough. */
function describe(error: unknown): { name: string; stack?: string } {
  if (error instanceof DrizzleQueryError) return describe(error.cause)
  return error instanceof Error ? { name: error.name, stack: error.stack } : { name: typeof error }
}
