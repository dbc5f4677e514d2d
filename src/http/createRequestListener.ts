import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { REQUEST_ID, SHAPE_OF_ID } from '@/config/requestId'
import * as timings from '@/config/timings'
import { callerAddress } from '@/runtime/callerAddress'
import { isFrequentRoute } from '@/runtime/isFrequentRoute'
import { isShuttingDown } from '@/runtime/lifecycle'
import { logFailure, logRequest } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { runInRequestContext } from '@/runtime/requestContext'
import { type ActiveSpan, runInSpan, startSpan } from '@/runtime/tracing'
import type { Handler } from './Handler'
import { createResponseCache } from './cachedResponse'
import {
  cleanUpstreamResponse,
  dropInternalHeaders,
  isUpstreamCall,
  prepareUpstreamCall,
} from './forwardedHeaders'
import { countBody, onResponseHead } from './next-patches/nodeMessages'
import { createRevalidate } from './next-patches/revalidatePage'
import { withRenderLimit } from './renderLimit'
import {
  canonicalPath,
  createRouteLabel,
  encodeQuery,
  malformedStatus,
  readManifest,
  upstreamLabel,
} from './requestPath'
import { sendStatus } from './sendStatus'
import { withSharedAssets } from './sharedAssets'
import { refuseCountry } from './visitorCountry'
import { withResponseCache } from './withResponseCache'

/** Bytes of compressed pages. */
const CACHE_BYTES = 64 * 1024 * 1024
/** How long after it was due a shared cache may serve a page while it fetches the next. */
const MAX_STALE_SECONDS = 3600

/** Next.js and its proxy wait in ten ways for a response to close that they pass on; Node.js takes eleven for a leak. */
const PASSED_ON_LISTENERS = 20

/** Between the network and Next.js. `next` is Next.js's own handler (deploy/serve.mjs). */
export function createRequestListener(next: Handler): (req: IncomingMessage, res: ServerResponse) => void {
  const labelOf = createRouteLabel(readManifest())
  const handle = withResponseCache(createResponseCache(CACHE_BYTES), {
    next: withSharedAssets(next),
    render: withRenderLimit(next),
    revalidate: createRevalidate(next),
  })
  return (req, res) => {
    const [path = '', query] = (req.url ?? '').split(/\?(.*)/s, 2)
    const id = assignRequestId(req)
    const isUpstream = isUpstreamCall(req)
    const route = isUpstream ? upstreamLabel(path) : labelOf(path)
    if (!isFrequentRoute(route)) res.setHeader(REQUEST_ID, id)
    observe(req, res, id, { route, isUpstream })
    // Its next request must go to a process that stays.
    if (isShuttingDown()) res.setHeader('connection', 'close')
    if (isAnswered(req, res, path, query) || refuseCountry(req, res, id)) return
    dropInternalHeaders(req)
    if (isUpstream) {
      res.setMaxListeners(PASSED_ON_LISTENERS)
      prepareUpstreamCall(req, callerAddress(req))
    }
    const span = startRequestSpan(req, res, route, isUpstream)
    void runInSpan(span, () =>
      runInRequestContext((context) => {
        rewriteStatusAndHeaders(res, context, isUpstream)
        refuseLargeBody(req, res)
        return handle(req, res).catch((error: unknown) => {
          logFailure('http', error, id)
          if (!res.headersSent) sendStatus(res, 500)
        })
      }),
    )
  }
}

function isAnswered(req: IncomingMessage, res: ServerResponse, path: string, query?: string): boolean {
  const refused = malformedStatus(req)
  if (refused) sendStatus(res, refused, refused === 413 ? { connection: 'close' } : {})
  const canonical = refused ? null : canonicalPath(path)
  if (canonical) sendStatus(res, 308, { location: canonical + encodeQuery(query ?? '') })
  return Boolean(refused ?? canonical)
}

function refuseLargeBody(req: IncomingMessage, res: ServerResponse) {
  if (!('transfer-encoding' in req.headers)) return
  countBody(req, () => {
    res.once('close', () => req.destroy())
    if (res.headersSent) res.destroy()
    else sendStatus(res, 413, { connection: 'close' })
  })
}

/** Up to the last byte; a caller who left before counts as 499, as in nginx's log. */
function observe(
  { method = '' }: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  { route, isUpstream }: { route: string; isUpstream: boolean },
) {
  const started = performance.now()
  res.once('close', () => {
    const ms = performance.now() - started
    const status = res.writableFinished ? res.statusCode : 499
    metrics.requests.observe({ method, route, status }, ms / 1000)
    if (isUpstream) metrics.calls.observe({ back_end: 'passed on', method, route, status }, ms / 1000)
    logRequest({ requestId, method, route, status, ms: Math.round(ms) })
  })
}

/** Continues a valid `traceparent`, and puts this span's own into the request for a call passed on to the back end. */
function startRequestSpan(
  req: IncomingMessage,
  res: ServerResponse,
  route: string,
  isUpstream: boolean,
): ActiveSpan | null {
  if (isFrequentRoute(route)) return null
  const { method = '', headers } = req
  const attributes = { 'http.request.method': method, 'http.route': route }
  const span = startSpan(`${method} ${route}`, 'server', attributes, String(headers.traceparent ?? ''))
  if (!span) return null
  const call = isUpstream
    ? startSpan(`back end ${method} ${route}`, 'client', attributes, span.traceparent)
    : null
  headers.traceparent = (call ?? span).traceparent
  res.once('close', () => {
    const status = res.writableFinished ? res.statusCode : 499
    for (const open of [call, span]) {
      open?.addAttributes({ 'http.response.status_code': status })
      open?.end(status >= 500 ? 'error' : 'ok')
    }
  })
  return span
}

/** Only a trusted proxy may give one. */
function assignRequestId(req: IncomingMessage): string {
  const given = String(req.headers[REQUEST_ID] ?? '')
  const id = env.trustProxy !== 0 && SHAPE_OF_ID.test(given) ? given : randomUUID()
  req.headers[REQUEST_ID] = id
  return id
}

/** Without `skip` Next's router takes an empty prefetch for the page's data (next/dist/shared/lib/router/router.js). */
const READ_BY_ROUTER = new Set(['x-middleware-skip', 'x-middleware-cache'])

/** Changes what Next.js cannot: the status of a failed back end, and headers that name the operator's back end. */
function rewriteStatusAndHeaders(
  res: ServerResponse,
  context: { hasUpstreamFailed: boolean },
  isUpstream: boolean,
) {
  onResponseHead(res, (status) => {
    for (const name of res.getHeaderNames())
      if (name.startsWith('x-middleware-') && !READ_BY_ROUTER.has(name)) res.removeHeader(name)
    boundStaleness(res)
    const isUnavailable = status === 500 && context.hasUpstreamFailed
    if (isUnavailable) setServiceUnavailable(res)
    const sent = isUnavailable ? 503 : status
    return isUpstream ? cleanUpstreamResponse(res, sent) : sent
  })
}

/** Next.js allows a year. Its own `expireTime` would also make a page that old wait for the back end. */
function boundStaleness(res: ServerResponse) {
  const stated = String(res.getHeader('cache-control') ?? '')
  const bounded = stated.replace(
    /(s-maxage=\d+, stale-while-revalidate=)(\d+)/,
    (_, head: string, seconds: string) => head + String(Math.min(Number(seconds), MAX_STALE_SECONDS)),
  )
  if (bounded !== stated) res.setHeader('cache-control', bounded)
}

/** RFC 9110 §15.6.4: a crawler comes again, and no cache stores it. */
function setServiceUnavailable(res: ServerResponse) {
  res.statusCode = 503
  res.setHeader('retry-after', timings.unavailableRetry / 1000)
  res.setHeader('cache-control', 'no-store')
  for (const name of ['etag', 'x-nextjs-cache']) res.removeHeader(name)
}
