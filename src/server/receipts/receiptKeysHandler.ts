import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicKeySet } from './receipts'

/** GET /.well-known/halyard-receipt-keys.json: a set of JSON web keys (RFC 7517, RFC 8037). */
export async function receiptKeysHandler(_: IncomingMessage, res: ServerResponse) {
  const keys = JSON.stringify(await publicKeySet())
  res.setHeader('content-type', 'application/jwk-set+json')
  res.setHeader('cache-control', 'public, max-age=300')
  // Whoever verifies a receipt may do so on another site.
  res.setHeader('access-control-allow-origin', '*')
  res.end(res.req.method === 'HEAD' ? undefined : keys)
}
