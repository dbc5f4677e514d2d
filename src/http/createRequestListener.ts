import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { REQUEST_ID, SHAPE_OF_ID } from '@/config/requestId'
import { timings } from '@/config/timings'
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

/** Bytes of compressed pages: some thousand of them. */
const CACHE_BYTES = 64 * 1024 * 1024
/** A shared cache may serve a page for so long after it was due, while it fetches the next one. */
const MAX_STALE_SECONDS = 3600

/**
 * What stands between the network and Next.js: names, counts and logs each request, refuses what is malformed or too much,
 * serves the pages that are the same for everybody out of memory. `next` is Next.js's own handler (deploy/serve.mjs).
 */
export function createRequestListener(next: Handler): (req: IncomingMessage, res: ServerResponse) => void {
  const labelOf = createRouteLabel(readManifest())
  const handle = withResponseCache(createResponseCache(CACHE_BYTES), {
    next: withSharedAssets(next),
    render: withRenderLimit(next),
  })
  return (req, res) => {
    const [path = '', query] = (req.url ?? '').split(/\?(.*)/s, 2)
    const id = assignRequestId(req, res)
    const isUpstream = isUpstreamCall(req)
    const route = isUpstream ? upstreamLabel(path) : labelOf(path)
    observe(req, res, id, { route, isUpstream })
    // Its next request must go to a process that stays.
    if (isShuttingDown()) res.setHeader('connection', 'close')
    if (isAnswered(req, res, path, query) || refuseCountry(req, res, id)) return
    dropInternalHeaders(req)
    if (isUpstream) prepareUpstreamCall(req, callerAddress(req))
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

/** Measures a request to the last byte of its response; a caller who left before counts as 499, as in nginx's log. */
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

/**
 * The span of a request to the last byte of its response, continuing the caller's trace where `traceparent` is valid. The
 * request goes on with the header of this span, so that a call passed on to the back end continues it too.
 */
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

/**
 * Gives a request the id of its log lines and its response. One given by a trusted proxy is used, any other dropped.
 */
function assignRequestId(req: IncomingMessage, res: ServerResponse): string {
  const given = String(req.headers[REQUEST_ID] ?? '')
  const id = env.trustProxy !== 0 && SHAPE_OF_ID.test(given) ? given : randomUUID()
  req.headers[REQUEST_ID] = id
  res.setHeader(REQUEST_ID, id)
  return id
}

/** What Next.js's router in the browser reads (next/dist/shared/lib/router/router.js): without `skip` it takes the
 * empty response to a link's prefetch for the data of that page. */
const READ_BY_ROUTER = new Set(['x-middleware-skip', 'x-middleware-cache'])

/** Changes, when the head of a response leaves, what Next.js cannot: the status when the back end failed, and its
 * internal headers, such as the address of the operator's back end. */
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

/** Next.js lets a shared cache serve a page for a year after it was due. Its own `expireTime` would also make a page that
 * old wait for the back end, which may be away; here only what a CDN is shown is bounded. */
function boundStaleness(res: ServerResponse) {
  const stated = String(res.getHeader('cache-control') ?? '')
  const bounded = stated.replace(
    /(s-maxage=\d+, stale-while-revalidate=)(\d+)/,
    (_, head: string, seconds: string) => head + String(Math.min(Number(seconds), MAX_STALE_SECONDS)),
  )
  if (bounded !== stated) res.setHeader('cache-control', bounded)
}

/** A crawler comes again, a load balancer knows, and no cache stores it (RFC 9110 §15.6.4). */
function setServiceUnavailable(res: ServerResponse) {
  res.statusCode = 503
  res.setHeader('retry-after', timings.unavailableRetry / 1000)
  res.setHeader('cache-control', 'no-store')
  for (const name of ['etag', 'x-nextjs-cache']) res.removeHeader(name)
}
