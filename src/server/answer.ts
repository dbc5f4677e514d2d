import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { REQUEST_ID, SHAPE_OF_ID } from '@/config/requestId'
import { databaseTimings } from '@/config/databaseTimings'
import type { ApiErrorBody } from '@/domain/apiError'
import { ApiError } from '@/server/ApiError'
import type { ApiAnswer, ApiRequest } from '@/server/ApiRequest'
import { isDatabaseAway } from '@/server/database/databaseFailure'
import { secondsToWait, tooManyCalls } from '@/server/limits'
import { logCall, logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { matchRoute } from '@/server/matchRoute'

/** A call before it is matched; the body is read only when a handler wants one. */
export type Call = Pick<ApiRequest, 'method' | 'path' | 'query' | 'headers' | 'ip'> & {
  readBody: () => Promise<string>
}

export type Encoded = { br: Uint8Array; gzip: Uint8Array }

/** What goes over the wire: JSON text, or a large answer that is kept compressed. */
export type Reply = { status: number; headers: Record<string, string>; body: string | Encoded }

/** Answers any call of the reference back end: never throws, every failure becomes the envelope of field-notes C6. */
export async function answer(call: Call): Promise<Reply> {
  const named = call.headers[REQUEST_ID] ?? ''
  const traceId = SHAPE_OF_ID.test(named) ? named : randomUUID()
  const started = performance.now()
  const match = matchRoute(call.method, call.path)
  let reply: Reply
  try {
    reply = match.route ? await run(call, match, traceId) : refuse(unmatched(match.allow), traceId)
  } catch (error) {
    reply = refuse(asRefusal(error, traceId), traceId)
  }
  const ms = performance.now() - started
  const { method } = call
  const [route, status] = [match.route?.path ?? 'none', reply.status]
  metrics.calls.observe({ back_end: 'own', method, route, status }, ms / 1000)
  logCall({ traceId, method, route, status, ms: Math.round(ms) })
  return reply
}

type Matched = Extract<ReturnType<typeof matchRoute>, { params: unknown }>

async function run(call: Call, { route, params }: Matched, traceId: string): Promise<Reply> {
  const wait = await secondsToWait(route.limit, call.ip)
  if (wait > 0) throw tooManyCalls(wait)
  const { readBody, ...request } = call
  const body = route.method !== 'GET' ? parseJson(await readBody()) : undefined
  return accept(await route.handler({ ...request, params, body, traceId }), traceId)
}

function parseJson(text: string): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new ApiError(400, 'validation_failed', 'The body is not JSON.')
  }
}

const unmatched = (allow: string[]) =>
  allow.length > 0 ? notAllowed(allow.join(', ')) : new ApiError(404, 'not_found', 'There is no such call.')

const notAllowed = (allow: string) =>
  new ApiError(405, 'method_not_allowed', `Only ${allow} can be asked of this path.`, {}, { allow })

function asRefusal(error: unknown, traceId: string): ApiError {
  if (error instanceof ApiError) return error
  logFailure('answer', error, traceId)
  if (isDatabaseAway(error)) return unavailable()
  return new ApiError(500, 'internal', 'Something went wrong on our side.')
}

/** Whether a call that writes was done is then unknown; with its `idempotency-key` it can be sent again. */
const unavailable = () =>
  new ApiError(
    503,
    'unavailable',
    'The database cannot be used now.',
    {},
    { 'retry-after': String(databaseTimings.retryAfter / 1000) },
  )

function accept(given: ApiAnswer, traceId: string): Reply {
  if ('encoded' in given) return reply(200, traceId, given.encoded, given.headers)
  const body = JSON.stringify({ result: given.result, traceId, sandbox: true })
  return reply(given.status ?? 200, traceId, body, given.headers)
}

function refuse(error: ApiError, traceId: string): Reply {
  const body: ApiErrorBody = {
    code: error.code,
    error: STATUS_CODES[error.status] ?? 'Error',
    description: error.message,
    traceId,
    ...error.details,
  }
  return reply(error.status, traceId, JSON.stringify(body), error.headers)
}

const lowerCase = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const reply = (
  status: number,
  traceId: string,
  body: Reply['body'],
  headers?: Record<string, string>,
): Reply => ({
  status,
  body,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    [REQUEST_ID]: traceId,
    'x-sandbox': 'true',
    'x-robots-tag': 'noindex',
    ...lowerCase(headers),
  },
})
