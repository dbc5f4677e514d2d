import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { contentCodingFor, type ContentCoding } from '@/domain/contentCoding'
import type { Kept } from './responseCache'

const unzip = promisify(gunzip)

type Made = Pick<Kept, 'etag' | 'headers'>
type BodyIn = (coding: ContentCoding | null) => Buffer | Promise<Buffer>

/** Sends an answer of the store. */
export const sendCached = (req: IncomingMessage, res: ServerResponse, kept: Kept) =>
  sendResponse(req, res, kept, (coding) => (coding ? kept[coding] : unzip(kept.gzip)))

/**
 * Sends a made answer, under the status it has, in the smallest form the caller can read; only 304 when he has it. Its body
 * is asked for in that one form.
 */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  { etag, headers }: Made,
  bodyIn: BodyIn,
) {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
  res.setHeader('etag', etag)
  res.setHeader('vary', 'Accept-Encoding')
  if (res.statusCode === 200 && isKnown(req.headers['if-none-match'], etag)) {
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

/** If-None-Match names it, or anything at all (RFC 9110 §13.1.2, weak comparison). */
const isKnown = (asked: string | undefined, etag: string) =>
  asked !== undefined &&
  asked
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === etag.replace(/^W\//, ''))
