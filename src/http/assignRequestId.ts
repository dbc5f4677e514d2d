import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { REQUEST_ID, SHAPE_OF_ID } from '@/config/requestId'

/**
 * Gives a request the id of its log lines and its response. One given by a trusted proxy is used, any other dropped.
 */
export function assignRequestId(req: IncomingMessage, res: ServerResponse): string {
  const given = String(req.headers[REQUEST_ID] ?? '')
  const id = env.trustProxy !== 0 && SHAPE_OF_ID.test(given) ? given : randomUUID()
  req.headers[REQUEST_ID] = id
  res.setHeader(REQUEST_ID, id)
  return id
}
