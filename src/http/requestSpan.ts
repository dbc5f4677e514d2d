import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFrequentRoute } from '@/runtime/isFrequentRoute'
import { type ActiveSpan, startSpan } from '@/runtime/tracing'

/**
 * The span of a request to the last byte of its response, continuing the caller's trace where `traceparent` is valid. The
 * request goes on with the header of this span, so that a call passed on to the back end continues it too.
 */
export function startRequestSpan(
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
