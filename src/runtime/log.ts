import { pino } from 'pino'
import { env } from '@/config/env'
import { isFrequentRoute } from '@/runtime/isFrequentRoute'
import { isQueryError } from '@/runtime/queryError'

const logger = pino({ base: { name: 'halyard' }, level: env.logLevel })

type Call = { traceId: string; method: string; route: string; status: number; ms: number }

/** `route` is the pattern, never the path: no address, ip, e-mail or query value is ever written. */
export function logCall(call: Call) {
  logger[levelOf(call.status)](call, 'call')
}

type Request = { requestId: string; method: string; route: string; status: number; ms: number }

/** The frequent ones only on level debug. */
export function logRequest(request: Request) {
  logger[isFrequentRoute(request.route) ? 'debug' : levelOf(request.status)](request, 'request')
}

/** 503 is meant: a provider, the database or a limit of ours, which is logged where it happens. */
const levelOf = (status: number) => (status === 503 ? 'warn' : status >= 500 ? 'error' : 'info')

export const logStart = (facts: Readonly<Record<string, unknown>>) => {
  logger.info(facts, 'started')
}

/** Their names: files of secrets that were replaced count from now on. */
export const logSecretsRead = (names: readonly string[]) => {
  logger.info({ names }, 'secrets read')
}

export const logJob = (job: string, counts: Readonly<Record<string, number>>) => {
  logger.info({ job, ...counts }, 'job')
}

/** Outside the database, so that the audit log's hash is there too. */
export const logAudit = (action: string, hash: string) => {
  logger.info({ action, hash }, 'audit')
}

export const logWarning = (message: string) => {
  logger.warn(message)
}

/** A signature holds for the address that Mercuryo sees too: which kind was signed (4, 6; 0: none) explains a refusal. */
export const logCardAddress = (ipVersion: number) => {
  logger.info({ ipVersion }, 'card purchase signed')
}

type CallStateFacts = { provider: string; call: string; state: string; before: string }
const ALARMING = ['unauthorised', 'circuit_open']

/** Of a provider, once for each change. */
export function logCallState(facts: CallStateFacts) {
  const level = facts.state === 'up' ? 'info' : ALARMING.includes(facts.state) ? 'error' : 'warn'
  logger[level](facts, 'provider')
}

type Reporter = (where: string, error: unknown, traceId?: string) => void

/** Sends failures to Sentry too, where SENTRY_SERVER_DSN is set (runtime/startFailureReports.ts). */
const reports: { send: Reporter | null } = {
  send: null,
}
export const setFailureReporter = (send: Reporter | null) => void (reports.send = send)

/** The caller gets only the trace id. */
export function logFailure(where: string, error: unknown, traceId?: string) {
  logger.error({ where, traceId, cause: describeError(error) }, 'failure')
  reports.send?.(where, error, traceId)
}

type Description = { name: string; stack?: string; code?: string; cause?: Description }

/** A chain longer than this is a loop. */
const MAX_CAUSES = 5

/** Without drizzle's message: it holds every parameter, addresses and emails among them. */
function describeError(error: unknown, depth = 0): Description {
  if (isQueryError(error)) return describeError(error.cause, depth)
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, stack, cause } = error
  const hasCause = cause !== undefined && depth < MAX_CAUSES
  return {
    name,
    stack,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(hasCause && { cause: describeError(cause, depth + 1) }),
  }
}
