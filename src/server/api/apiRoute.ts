import type { IncomingMessage, ServerResponse } from 'node:http'

/** Loads the back end with its first request: Next.js loads every page at the start, also where API_ORIGIN replaces it. */
export async function apiRoute(req: IncomingMessage, res: ServerResponse) {
  const { apiHandler } = await import('@/server/api/apiHandler')
  await apiHandler(req, res)
}
