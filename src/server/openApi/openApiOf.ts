import type { ApiHandler } from '@/server/ApiRequest'
import { compressed } from '@/server/compressed'
import type { DescribedRoute } from '@/server/openApi/Operation'
import { openApiDocument } from '@/server/openApi/openApiDocument'
import { processSingleton } from '@/runtime/processSingleton'

/**
 * GET /api/v4/openapi.json: the description of all calls (OpenAPI 3.1), as it is and without the envelope. The table of
 * routes is handed over, because it names this call itself.
 */
export const openApiOf =
  (routes: () => readonly DescribedRoute[]): ApiHandler =>
  async () => ({
    encoded: await processSingleton('openApi', () => compressed(JSON.stringify(openApiDocument(routes())))),
    headers: { 'Cache-Control': 'public, max-age=300' },
  })
