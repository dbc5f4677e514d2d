import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'

/** Next.js loads every page at the start, also where API_ORIGIN replaces the back end and there is no database. */
export async function providerStatusRoute(req: IncomingMessage, res: ServerResponse) {
  if (!hasEmbeddedBackEnd()) {
    res.statusCode = 404
    res.end()
    return
  }
  const { providerStatusHandler } = await import('@/server/providers/providerStatus')
  await providerStatusHandler(req, res)
}

/** A set of JSON web keys (RFC 7517, RFC 8037). */
export async function receiptKeysRoute(_: IncomingMessage, res: ServerResponse) {
  if (!hasEmbeddedBackEnd()) {
    res.statusCode = 404
    res.end()
    return
  }
  const { publicKeySet } = await import('@/server/receipts/receipts')
  res.setHeader('content-type', 'application/jwk-set+json')
  res.setHeader('cache-control', 'public, max-age=300')
  // Whoever verifies a receipt may do so on another site.
  res.setHeader('access-control-allow-origin', '*')
  res.end(JSON.stringify(await publicKeySet()))
}

export async function providerWebhookRoute(req: IncomingMessage, res: ServerResponse) {
  const { providerWebhookHandler } = await import('@/server/exchanges/providerWebhookHandler')
  await providerWebhookHandler(req, res)
}
