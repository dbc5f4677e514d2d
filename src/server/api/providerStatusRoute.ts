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
