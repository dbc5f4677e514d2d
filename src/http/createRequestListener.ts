import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { isShuttingDown } from '@/runtime/lifecycle'
import { logFailure, logRequest } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { runInRequestContext } from '@/runtime/requestContext'
import type { Handler } from './Handler'
import { createResponseCache } from './responseCache'
import { malformedStatus } from './malformedStatus'
import { assignRequestId } from './assignRequestId'
import { createRouteLabel, readManifest } from './routeLabel'
import { setServiceUnavailable } from './setServiceUnavailable'
import { withResponseCache } from './withResponseCache'

/** Bytes of compressed pages: some thousand of them. */
const STORE_SIZE = 64 * 1024 * 1024

/**
 * What stands between the network and Next.js: names, counts and logs each request, refuses what is malformed, serves the
 * pages that are the same for everybody out of memory. `next` is Next.js's own handler (deploy/serve.mjs brings it).
 */
export function createRequestListener(next: Handler): (req: IncomingMessage, res: ServerResponse) => void {
  const routeOf = createRouteLabel(readManifest())
  const handle = withResponseCache(createResponseCache(STORE_SIZE), next)
  return (req, res) => {
    const id = assignRequestId(req, res)
    watch(req, res, id, routeOf((req.url ?? '').split('?', 1)[0] ?? ''))
    // Its next request must go to a process that stays.
    if (isShuttingDown()) res.setHeader('connection', 'close')
    const refused = malformedStatus(req)
    if (refused) {
      refuse(res, refused)
      return
    }
    void runInRequestContext((request) => {
      rewriteStatusAndHeaders(res, request)
      return handle(req, res).catch((error: unknown) => {
        logFailure('http', error, id)
        if (!res.headersSent) refuse(res, 500)
      })
    })
  }
}

/**
 * Changes, when an answer leaves, what Next.js has no way to say otherwise: that it was the back end that failed. And takes
 * out what it tells itself in headers: the address of the operator's back end, for one.
 */
function rewriteStatusAndHeaders(res: ServerResponse, request: { hasBackEndFailed: boolean }) {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (status: number, ...rest: unknown[]) => {
    for (const name of res.getHeaderNames())
      // The browser reads `x-middleware-skip`: without it the empty answer to a prefetch counts as the page's data.
      if (name.startsWith('x-middleware-') && name !== 'x-middleware-skip') res.removeHeader(name)
    const isUnavailable = status === 500 && request.hasBackEndFailed
    if (isUnavailable) setServiceUnavailable(res)
    return writeHead(isUnavailable ? 503 : status, ...rest)
  }
}

function refuse(res: ServerResponse, status: number) {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  res.end(`${STATUS_CODES[status] ?? 'Refused'}\n`)
}

/** Measures a request to the last byte of its answer; a caller who left before counts as 499, as in nginx's log. */
function watch({ method = '' }: IncomingMessage, res: ServerResponse, requestId: string, route: string) {
  const started = performance.now()
  res.once('close', () => {
    const ms = performance.now() - started
    const status = res.writableFinished ? res.statusCode : 499
    metrics.requests.observe({ method, route, status }, ms / 1000)
    logRequest({ requestId, method, route, status, ms: Math.round(ms) })
  })
}
