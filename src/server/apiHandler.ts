import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { contentCodingFor } from '@/domain/contentCoding'
import { ApiError } from '@/server/ApiError'
import type { Encoded } from '@/server/ApiRequest'
import { bytesOf } from '@/server/bytesOf'
import { callerOf } from '@/server/callerOf'
import { dispatch } from '@/server/dispatch'

/** Bytes; the largest order is well below 4 kB. */
const BODY_LIMIT = 16 * 1024

const unzip = promisify(gunzip)

/** For pages/api. It reads the body itself (`bodyParser: false`), so that a bad one gets our envelope too. */
export async function apiHandler(req: IncomingMessage, res: ServerResponse) {
  const [pathname = '', search] = (req.url ?? '').split('?', 2)
  const { status, headers, body } = await dispatch({
    method: req.method ?? 'GET',
    // Handlers of Next.js all lie under /api; this call does not (see src/proxy.ts).
    path: pathname.replace(/^\/api(?=\/auth-service\/)/, ''),
    query: Object.fromEntries(new URLSearchParams(search)),
    headers: plainHeaders(req),
    ip: callerOf(req),
    readBody: () => readBody(req),
  })

  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  // What was not read of an oversized body is not waited for.
  if (status === 413) res.setHeader('connection', 'close')
  const bytes = typeof body === 'string' ? Buffer.from(body) : await encode(body, req, res)
  res.setHeader('content-length', bytes.byteLength)
  res.end(req.method === 'HEAD' ? undefined : bytes)
}

const plainHeaders = (req: IncomingMessage) =>
  Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value ?? '')]))

async function readBody(req: IncomingMessage): Promise<string> {
  const bytes = await bytesOf(req, BODY_LIMIT)
  if (bytes) return bytes.toString('utf8')
  throw new ApiError(413, 'body_too_large', `The body is larger than ${BODY_LIMIT} bytes.`)
}

/** Sends the smallest form the caller can read. */
async function encode(encoded: Encoded, req: IncomingMessage, res: ServerResponse): Promise<Uint8Array> {
  res.setHeader('vary', 'Accept-Encoding')
  const coding = contentCodingFor(req.headers['accept-encoding'])
  if (!coding) return unzip(encoded.gzip)
  res.setHeader('content-encoding', coding)
  return encoded[coding]
}
