import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { contentCodingFor, type ContentCoding } from '@/domain/site/contentCoding'
import { bodyOf } from './cachedResponse'
import type { CachedResponse } from './responseCache'

type Representation = Pick<CachedResponse, 'etag' | 'headers'>
type BodyIn = (coding: ContentCoding | null) => Buffer | Promise<Buffer>

export const sendCached = (req: IncomingMessage, res: ServerResponse, cached: CachedResponse) =>
  sendResponse(req, res, cached, (coding) => bodyOf(cached, coding))

/** Sends a response in the best coding the caller accepts, under the status it has; 304 when they have it already.
 * The body is produced in that one coding. */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  { etag, headers }: Representation,
  bodyIn: BodyIn,
) {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
  res.setHeader('etag', etag)
  res.setHeader('vary', 'Accept-Encoding')
  if (res.statusCode === 200 && fresh(req.headers, { etag })) {
    res.statusCode = 304
    res.removeHeader('content-type')
    res.end()
    return
  }
  const coding = contentCodingFor(req.headers['accept-encoding'])
  const body = await bodyIn(coding)
  if (coding) res.setHeader('content-encoding', coding)
  res.setHeader('content-length', body.length)
  res.end(req.method === 'HEAD' ? undefined : body)
}
