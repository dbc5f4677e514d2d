import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { REQUEST_ID, SHAPE_OF_ID } from '@/config/requestId'

/**
 * Gives a request the name under which its lines stand in the log and which its answer bears. A reverse proxy of ours may
 * have named it already; a stranger's name is dropped.
 */
export function assignRequestId(req: IncomingMessage, res: ServerResponse): string {
  const given = String(req.headers[REQUEST_ID] ?? '')
  const id = env.trustProxy !== 0 && SHAPE_OF_ID.test(given) ? given : randomUUID()
  req.headers[REQUEST_ID] = id
  res.setHeader(REQUEST_ID, id)
  return id
}
