import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setHeaders } from './setHeaders'

/** Sends a whole body; a HEAD request gets its head alone. */
export function sendBody(
  res: ServerResponse,
  body: string | Uint8Array,
  { status = 200, headers = {} }: { status?: number; headers?: OutgoingHttpHeaders },
) {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  res.statusCode = status
  setHeaders(res, headers)
  res.setHeader('content-length', bytes.byteLength)
  res.end(res.req.method === 'HEAD' ? undefined : bytes)
}

export const sendJson = (
  res: ServerResponse,
  value: unknown,
  { status, headers }: { status?: number; headers?: OutgoingHttpHeaders } = {},
) => {
  sendBody(res, JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
