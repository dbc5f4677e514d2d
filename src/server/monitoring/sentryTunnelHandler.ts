import type { IncomingMessage, ServerResponse } from 'node:http'
import { bytesOf } from '@/server/api/apiRoute'
import { callerAddress } from '@/runtime/callerAddress'
import { ENVELOPE_LIMIT, forwardEnvelope } from './forwardEnvelope'

/** No bodies: Sentry's SDK looks at the status only. */
export async function sentryTunnelHandler(req: IncomingMessage, res: ServerResponse) {
  const { status, headers } = await forwardEnvelope({
    method: req.method ?? 'GET',
    query: new URLSearchParams((req.url ?? '').split('?', 2)[1]),
    headers: req.headers,
    ip: callerAddress(req),
    readBody: () => bytesOf(req, ENVELOPE_LIMIT),
  })
  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.setHeader('cache-control', 'no-store')
  // What was not read of a refused body is not waited for.
  if (status >= 400) res.setHeader('connection', 'close')
  res.setHeader('content-length', 0)
  res.end()
}
