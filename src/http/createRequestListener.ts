import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID, SHAPE_OF_ID } from '@/config/requestId'
import { isFromProxy } from '@/runtime/callerAddress'
import { isFrequentRoute } from '@/runtime/isFrequentRoute'
import { isShuttingDown } from '@/runtime/lifecycle'
import { logFailure, logRequest } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { type ActiveSpan, runInSpan, startSpan } from '@/runtime/tracing'
import { requestLabel } from './routeLabel'
import { createRouter, type RouterOptions } from './router'
import { sendStatus } from './sendStatus'
import { readTarget, type Refusal } from './siteRequest'

type Listener = (req: IncomingMessage, res: ServerResponse) => void

/** Between the network and everything that answers: each request is judged once, by one form of its address. */
export function createRequestListener(options: RouterOptions): Listener {
  const route = createRouter(options)
  return (req, res) => {
    const id = assignRequestId(req)
    const target = options.isDevelopment && isOfDevelopment(req) ? null : judge(req)
    const request = target && 'place' in target ? target : null
    if (request) req.url = request.path + request.search
    const label = request ? requestLabel(request) : 'other'
    if (!isFrequentRoute(label)) res.setHeader(REQUEST_ID, id)
    observe(req, res, { requestId: id, route: label })
    // Its next request must go to a process that stays.
    if (isShuttingDown()) res.setHeader('connection', 'close')
    if (target && 'status' in target) {
      refuse(res, target)
      return
    }
    if (target && 'movedTo' in target) {
      sendStatus(res, 308, { location: target.movedTo })
      return
    }
    const span = startRequestSpan(req, res, label)
    void runInSpan(span, () =>
      (request ? route(req, res, request) : options.next(req, res)).catch((error: unknown) => {
        logFailure('http', error, id)
        if (!res.headersSent) sendStatus(res, 500)
      }),
    )
  }
}

const judge = (req: IncomingMessage) => readTarget(req.method ?? '', req.url ?? '')

/** Changed modules, sources and errors. */
const isOfDevelopment = ({ url = '' }: IncomingMessage) => /^\/(?:_next\/(?!data\/)|__nextjs)/.test(url)

/** What was sent of a body is not waited for. */
function refuse(res: ServerResponse, { status, headers }: Refusal) {
  sendStatus(res, status, { ...headers, ...(status === 413 && { connection: 'close' }) })
}

/** Up to the last byte; a caller who left before counts as 499, as in nginx's log. */
function observe(
  { method = '' }: IncomingMessage,
  res: ServerResponse,
  { requestId, route }: { requestId: string; route: string },
) {
  const started = performance.now()
  res.once('close', () => {
    const ms = performance.now() - started
    const status = res.writableFinished ? res.statusCode : 499
    metrics.requests.observe({ method, route, status }, ms / 1000)
    logRequest({ requestId, method, route, status, ms: Math.round(ms) })
  })
}

/** Continues the `traceparent` of a trusted proxy: anybody else could fill the operator's collector. */
function startRequestSpan(req: IncomingMessage, res: ServerResponse, route: string): ActiveSpan | null {
  if (isFrequentRoute(route)) return null
  const { method = '', headers } = req
  const attributes = { 'http.request.method': method, 'http.route': route }
  const parent = isFromProxy(req) ? String(headers.traceparent ?? '') : ''
  delete headers.traceparent
  const span = startSpan(`${method} ${route}`, 'server', attributes, parent)
  res.once('close', () => {
    const status = res.writableFinished ? res.statusCode : 499
    span?.addAttributes({ 'http.response.status_code': status })
    span?.end(status >= 500 ? 'error' : 'ok')
  })
  return span
}

/** Only a trusted proxy may give one. */
function assignRequestId(req: IncomingMessage): string {
  const given = isFromProxy(req) ? String(req.headers[REQUEST_ID] ?? '') : ''
  const id = SHAPE_OF_ID.test(given) ? given : randomUUID()
  req.headers[REQUEST_ID] = id
  return id
}
