import { pino } from 'pino'
import { env } from '@/config/env'
import { isQueryError } from '@/runtime/queryError'

const logger = pino({ base: { name: 'halyard' }, level: env.logLevel })

type Call = { traceId: string; method: string; route: string; status: number; ms: number }

/** One line per call. `route` is the pattern, never the path: no address, ip, e-mail or query value is ever written. */
export function logCall(call: Call) {
  logger[call.status >= 500 ? 'error' : 'info'](call, 'call')
}

type Request = { requestId: string; method: string; route: string; status: number; ms: number }

/** A dozen to each page, or polled by a machine every few seconds. */
const QUIET = /^(?:file$|\/_next\/|\/api\/site\/(?:live|ready|metrics|providers)$)/

/** One line per request that reached this server; the frequent ones only on level debug. */
export function logRequest(request: Request) {
  const level = QUIET.test(request.route) ? 'debug' : request.status >= 500 ? 'error' : 'info'
  logger[level](request, 'request')
}

/** What this process is, once it listens. */
export const logStart = (facts: Readonly<Record<string, unknown>>) => {
  logger.info(facts, 'started')
}

/** What a job has done. */
export const logJob = (job: string, counts: Readonly<Record<string, number>>) => {
  logger.info({ job, ...counts }, 'job')
}

/** That a row was added to the audit log of the desk: outside the database, its hash is there too. */
export const logAudit = (action: string, hash: string) => {
  logger.info({ action, hash }, 'audit')
}

/** What the operator should know about the settings. */
export const logWarning = (message: string) => {
  logger.warn(message)
}

/** An unexpected failure. The caller gets only the trace id. */
export function logFailure(where: string, error: unknown, traceId?: string) {
  logger.error({ where, traceId, cause: describe(error) }, 'failure')
}

/** drizzle puts every parameter into its message, addresses and e-mail among them; what it wraps says enough. */
function describe(error: unknown): { name: string; stack?: string } {
  if (isQueryError(error)) return describe(error.cause)
  return error instanceof Error ? { name: error.name, stack: error.stack } : { name: typeof error }
}
