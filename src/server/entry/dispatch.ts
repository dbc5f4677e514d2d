import { readJson } from '@/domain/text/readJson'
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { databaseTimings } from '@/config/databaseTimings'
import { env } from '@/config/env'
import { REQUEST_ID, SHAPE_OF_ID } from '@/config/requestId'
import type { ApiErrorBody } from '@/domain/text/apiError'
import { contentCodingFor } from '@/runtime/contentCoding'
import { logCall, logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { traced } from '@/runtime/tracing'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiRequest, ApiResponse, WireResponse } from '@/server/kernel/ApiRequest'
import { requireLimit } from '@/server/kernel/limits'
import { type Route, routes } from '@/server/entry/routes'
import { sharedResponse } from '@/server/kernel/sharedResponse'
import { validate, validateBody, validateHeaders } from '@/server/kernel/validationError'
import { isDatabaseAway, isParentGone, isUnstorable } from '@/server/database/databaseFailure'
import { recordCaller } from '@/server/desk/recordCaller'
import { audited } from '@/server/desk/audited'
import { partnerCaller } from '@/server/partners/partnerCaller'
import { isOperator } from '@/server/paymentRequests/operatorKey'
import { staffOfKey } from '@/server/desk/staffOfKey'
import { requireStaff } from '@/server/desk/requireStaff'
import { simulation } from '@/server/sandbox/simulation'
import { appliedVersion } from '@/server/settings/appliedSettings'
import { optionalCustomer, requireCustomer } from '@/server/signIns/accessToken'

/** The body is read only when a handler wants one. */
export type Call = Pick<ApiRequest, 'method' | 'path' | 'headers' | 'ip'> & {
  query: Record<string, string>
  /** Why it cannot be read as one request. */
  fault?: string | undefined
  readBody: () => Promise<string>
  /** Its caller has counted it by the limit of its own call. */
  isCounted?: true
  /** One of the many behind the address, who is known by a pass of ours. */
  passId?: string | null | undefined
}

/** Never throws: every failure becomes the envelope of R39. */
export async function dispatch(call: Call): Promise<WireResponse> {
  const requestId = call.headers[REQUEST_ID] ?? ''
  const traceId = SHAPE_OF_ID.test(requestId) ? requestId : randomUUID()
  const started = performance.now()
  const match = matchRoute(call.method, call.path)
  const { method } = call
  const route = match.route?.path ?? 'none'
  const attributes = { 'http.request.method': method, 'http.route': route }
  const response = await traced(`back end ${method} ${route}`, 'internal', attributes, async (span) => {
    const made = await respondTo(call, match, traceId)
    span?.addAttributes({ 'http.response.status_code': made.status })
    return made
  })
  if (match.route) await recordCaller(match.route, { ip: call.ip, traceId, response, params: match.params })
  const ms = performance.now() - started
  const { status } = response
  metrics.calls.observe({ back_end: 'own', method, route, status }, ms / 1000)
  logCall({ traceId, method, route, status, ms: Math.round(ms) })
  return response
}

async function respondTo(
  call: Call,
  match: ReturnType<typeof matchRoute>,
  traceId: string,
): Promise<WireResponse> {
  try {
    return match.route ? await run(call, match, traceId) : fail(unmatched(match.allow), traceId)
  } catch (error) {
    return fail(asApiError(error, traceId), traceId)
  }
}

type Matched = { route: Route; params: Record<string, string> }

async function run(call: Call, { route, params }: Matched, traceId: string): Promise<WireResponse> {
  if (!call.isCounted) await requireLimit(route.limit, call.ip, call.passId)
  if (call.fault) throw new ApiError(400, 'validation_failed', call.fault)
  const { readBody, fault: _, isCounted: __, passId: ___, ...request } = call
  const body = route.method !== 'GET' ? parseJson(await readBody()) : undefined
  const signedIn = await authenticate(route, call)
  validateHeaders(route.headers, call.headers)
  const query = route.query ? validate(route.query, call.query) : call.query
  const validBody = route.body ? validateBody(route.body, body) : body
  const checked = { ...request, params, query, body: validBody, signedIn, traceId }
  const handle = async () => ok(await audited(route, checked, () => route.handler(checked)), traceId)
  if (!route.sharedSeconds) return requireCoding(await handle(), call)
  // What the desk has changed counts in two seconds, not when the stored response ends.
  const name = `${route.path} ${appliedVersion()} ${JSON.stringify(query)}`
  const requireHeavy = () => requireLimit('heavy', call.ip)
  const shared = await sharedResponse(name, { seconds: route.sharedSeconds, requireHeavy, handle })
  return requireCoding({ ...shared, headers: { ...shared.headers, [REQUEST_ID]: traceId } }, call)
}

/** Unpacking a long list for a caller who accepts no coding costs far more than sending it. */
async function requireCoding(response: WireResponse, { headers, ip }: Call): Promise<WireResponse> {
  const isPlain = typeof response.body === 'string' || contentCodingFor(headers['accept-encoding']) !== null
  if (!isPlain) await requireLimit('heavy', ip)
  return response
}

async function authenticate(route: Route, { headers, ip }: Pick<Call, 'headers' | 'ip'>) {
  const { auth } = route
  if (auth === 'staff') return (await staffOfKey(route, headers, ip)) ?? requireStaff(route, headers)
  if (auth === 'customer') return requireCustomer(headers)
  if (auth === 'requester' && isOperator(headers)) return null
  if (auth === 'partner' || auth === 'requester')
    return (
      (await partnerCaller(headers, route.method === 'GET' ? 'read' : 'orders')) ?? requireCustomer(headers)
    )
  if (auth === 'optional') return optionalCustomer(headers)
  if (auth === 'moderator') requireModerator(headers)
  return null
}

function parseJson(text: string): unknown {
  if (!text) return undefined
  const read = readJson(text)
  if ('value' in read) return read.value
  throw new ApiError(400, 'validation_failed', JSON_FAULTS[read.fault])
}

const JSON_FAULTS = {
  syntax: 'The body is not JSON.',
  depth: 'The body is nested too deep.',
  repeated: 'The body names a member twice.',
  forbidden: 'The body has a member __proto__.',
}

const unmatched = (allow: string[]) =>
  allow.length > 0 ? notAllowed(allow.join(', ')) : new ApiError(404, 'not_found', 'There is no such call.')

const notAllowed = (allow: string) =>
  new ApiError(405, 'method_not_allowed', `Only ${allow} can be asked of this path.`, {}, { allow })

function asApiError(error: unknown, traceId: string): ApiError {
  if (error instanceof ApiError) return error
  if (isParentGone(error))
    return new ApiError(404, 'not_found', 'What this belongs to was deleted meanwhile.')
  if (isUnstorable(error))
    return new ApiError(400, 'validation_failed', 'A text holds a character that cannot be stored.')
  logFailure('dispatch', error, traceId)
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

function ok(given: ApiResponse, traceId: string): WireResponse {
  if ('encoded' in given) return respond(200, traceId, given.encoded, given.headers)
  const body = JSON.stringify({ result: given.result, traceId, sandbox: simulation() !== null })
  return respond(given.status ?? 200, traceId, body, given.headers)
}

function fail(error: ApiError, traceId: string): WireResponse {
  const body: ApiErrorBody = {
    code: error.code,
    error: STATUS_CODES[error.status] ?? 'Error',
    description: error.message,
    traceId,
    ...error.details,
  }
  return respond(error.status, traceId, JSON.stringify(body), error.headers)
}

const lowerCase = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const respond = (
  status: number,
  traceId: string,
  body: WireResponse['body'],
  headers?: Record<string, string>,
): WireResponse => ({
  status,
  body,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    [REQUEST_ID]: traceId,
    ...(simulation() && { 'x-sandbox': 'true' }),
    'x-robots-tag': 'noindex',
    ...lowerCase(headers),
  },
})

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Digests are compared, so that the time it takes reveals nothing of MODERATION_TOKEN. */
function requireModerator(headers: Record<string, string>): void {
  const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const accepted = [env.moderationToken, env.moderationTokenPrevious].filter(Boolean)
  if (accepted.some((one) => timingSafeEqual(digest(token), digest(one)))) return
  throw new ApiError(401, 'unauthorized', 'Only a moderator may do this.')
}

type Match = { route: Route; params: Record<string, string> } | { route: null; allow: string[] }

const matchable = routes.map((route) => ({ route, pattern: route.path.split('/') }))

function matchPath(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (name.startsWith('{') && part) params[name.slice(1, -1)] = part
    else if (name !== part) return null
  }
  return params
}

/** Fixed paths stand before those with parameters in the contract, so the first match is the right one. */
export function matchRoute(method: string, path: string): Match {
  if (env.apiOrigin) return { route: null, allow: [] }

  const routeMethod = method === 'HEAD' ? 'GET' : method
  const allow = new Set<string>()
  const parts = path.split('/')
  for (const { route, pattern } of matchable) {
    if (route.tag === 'Desk' && env.deskStaff.size === 0) continue
    const params = matchPath(pattern, parts)
    if (!params) continue
    if (route.method === routeMethod) return { route, params }
    allow.add(route.method)
    if (route.method === 'GET') allow.add('HEAD')
  }
  return { route: null, allow: [...allow] }
}
