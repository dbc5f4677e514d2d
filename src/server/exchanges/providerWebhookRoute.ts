import type { IncomingMessage, ServerResponse } from 'node:http'

/** Loads the back end with its first request, as apiRoute does. */
export async function providerWebhookRoute(req: IncomingMessage, res: ServerResponse) {
  const { providerWebhookHandler } = await import('@/server/exchanges/providerWebhookHandler')
  await providerWebhookHandler(req, res)
}
