import type { IncomingMessage, ServerResponse } from 'node:http'
import { callerAddress } from '@/runtime/callerAddress'
import { isShuttingDown } from '@/runtime/lifecycle'
import { logFailure, logRequest } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { runInRequestContext } from '@/runtime/requestContext'
import { assignRequestId } from './assignRequestId'
import { canonicalPath, encodeQuery } from './canonicalPath'
import { countBody } from './next-patches/countBody'
import type { Handler } from './Handler'
import { dropInternalHeaders } from './internalRequest'
import { malformedStatus } from './malformedStatus'
import { sendStatus } from './sendStatus'
import { withRenderLimit } from './renderLimit'
import { createResponseCache } from './responseCache'
import { rewriteStatusAndHeaders } from './rewriteStatusAndHeaders'
import { createRouteLabel, readManifest } from './routeLabel'
import { isUpstreamCall, prepareUpstreamCall } from './upstreamCall'
import { withResponseCache } from './withResponseCache'

/** Bytes of compressed pages: some thousand of them. */
const CACHE_BYTES = 64 * 1024 * 1024

/**
 * What stands between the network and Next.js: names, counts and logs each request, refuses what is malformed or too much,
 * serves the pages that are the same for everybody out of memory. `next` is Next.js's own handler (deploy/serve.mjs).
 */
export function createRequestListener(next: Handler): (req: IncomingMessage, res: ServerResponse) => void {
  const labelOf = createRouteLabel(readManifest())
  const handle = withResponseCache(createResponseCache(CACHE_BYTES), { next, render: withRenderLimit(next) })
  return (req, res) => {
    const [path = '', query] = (req.url ?? '').split(/\?(.*)/s, 2)
    const id = assignRequestId(req, res)
    observe(req, res, id, labelOf(path))
    // Its next request must go to a process that stays.
    if (isShuttingDown()) res.setHeader('connection', 'close')
    if (isAnswered(req, res, path, query)) return
    dropInternalHeaders(req)
    const isUpstream = isUpstreamCall(req)
    if (isUpstream) prepareUpstreamCall(req, callerAddress(req))
    void runInRequestContext((context) => {
      rewriteStatusAndHeaders(res, context, isUpstream)
      refuseLargeBody(req, res)
      return handle(req, res).catch((error: unknown) => {
        logFailure('http', error, id)
        if (!res.headersSent) sendStatus(res, 500)
      })
    })
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
function observe({ method = '' }: IncomingMessage, res: ServerResponse, requestId: string, route: string) {
  const started = performance.now()
  res.once('close', () => {
    const ms = performance.now() - started
    const status = res.writableFinished ? res.statusCode : 499
    metrics.requests.observe({ method, route, status }, ms / 1000)
    logRequest({ requestId, method, route, status, ms: Math.round(ms) })
  })
}
