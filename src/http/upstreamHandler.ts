import {
  Agent as HttpAgent,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream/promises'
import { env } from '@/config/env'
import { logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { startSpan } from '@/runtime/tracing'
import { FROM_BACK_END, headersForBackEnd } from './passedHeaders'
import { callLabel } from './routeLabel'
import { sendStatus } from './sendStatus'
import type { SiteRequest } from './siteRequest'

/** Milliseconds. A browser gives a call up after 10 s (R34). */
const TIMEOUT = 11_000
/** Bytes. */
const MAX_BODY = 1024 * 1024
/** A pipeline and what observes a call wait in eleven ways for its response to close; Node.js takes eleven for a leak. */
const LISTENERS = 20
/** A browser shows none of these as a document of this site. */
const SAFE_TYPE =
  /^(?:application\/(?:[\w.-]+\+)?json|application\/octet-stream|text\/(?:plain|csv))\s*(?:;|$)/i

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }

/** Passes a call on to the operator's back end, whose redirects to elsewhere are not passed back. */
export async function upstreamHandler(
  req: IncomingMessage,
  res: ServerResponse,
  { place, search }: SiteRequest,
): Promise<void> {
  const traceparent = observe(req, res, callLabel(place))
  if (Number(req.headers['content-length']) > MAX_BODY) {
    sendStatus(res, 413, { connection: 'close' })
    return
  }
  try {
    const response = await send(req, res, { target: new URL(place + search, env.apiOrigin), traceparent })
    await passBack(response, res)
  } catch (error) {
    if (res.destroyed) return
    if (!(error instanceof BodyTooLarge)) logFailure('back end', error)
    if (res.headersSent) res.destroy()
    else if (error instanceof BodyTooLarge) sendStatus(res, 413, { connection: 'close' })
    else sendStatus(res, isTimeout(error) ? 504 : 502)
  }
}

/** Up to the last byte of the response. @returns what the back end continues of this trace */
function observe({ method = '' }: IncomingMessage, res: ServerResponse, route: string): string | undefined {
  res.setMaxListeners(LISTENERS)
  const started = performance.now()
  const attributes = { 'http.request.method': method, 'http.route': route }
  const span = startSpan(`back end ${method} ${route}`, 'client', attributes)
  res.once('close', () => {
    const status = res.writableFinished ? res.statusCode : 499
    const labels = { back_end: 'passed on', method, route, status }
    metrics.calls.observe(labels, (performance.now() - started) / 1000)
    span?.addAttributes({ 'http.response.status_code': status })
    span?.end(status >= 500 ? 'error' : 'ok')
  })
  return span?.traceparent
}

class BodyTooLarge extends Error {}

/** Node.js's own error has the reason of the signal as its cause. */
const isTimeout = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.name === 'TimeoutError'

function send(
  req: IncomingMessage,
  res: ServerResponse,
  { target, traceparent }: { target: URL; traceparent?: string },
): Promise<IncomingMessage> {
  const isEncrypted = target.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const gone = new AbortController()
    res.once('close', () => {
      if (!res.writableFinished) gone.abort()
    })
    const call = (isEncrypted ? httpsRequest : httpRequest)(target, {
      method: req.method,
      headers: headersForBackEnd(req, traceparent),
      agent: isEncrypted ? agents.https : agents.http,
      signal: AbortSignal.any([gone.signal, AbortSignal.timeout(TIMEOUT)]),
    })
    call.on('response', resolve)
    call.on('error', reject)
    let bytes = 0
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength
      if (bytes <= MAX_BODY) return
      req.unpipe(call)
      call.destroy(new BodyTooLarge())
    })
    req.pipe(call)
  })
}

async function passBack(response: IncomingMessage, res: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = response
  const type = headers['content-type']
  const location = headers.location === undefined ? undefined : ownPath(headers.location)
  const isUnsafe = (type !== undefined && !SAFE_TYPE.test(type)) || location === null
  if (isUnsafe) {
    response.resume()
    sendStatus(res, statusCode >= 400 ? statusCode : 502, {
      ...(headers['retry-after'] && { 'retry-after': headers['retry-after'] }),
    })
    return
  }
  for (const name of FROM_BACK_END) {
    const value = headers[name]
    if (value !== undefined) res.setHeader(name, value)
  }
  if (location) res.setHeader('location', location)
  res.statusCode = statusCode
  await pipeline(response, res)
}

/** Null: it leads elsewhere. */
function ownPath(location: string): string | null {
  if (!URL.canParse(location, env.apiOrigin)) return null
  const { origin, pathname, search } = new URL(location, env.apiOrigin)
  return origin === new URL(env.apiOrigin).origin && !pathname.startsWith('//') ? pathname + search : null
}
