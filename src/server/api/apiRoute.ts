import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { callerAddress } from '@/runtime/callerAddress'
import { contentCodingFor } from '@/runtime/contentCoding'
import { ApiError } from '@/server/api/ApiError'
import type { Encoded } from '@/server/api/ApiRequest'

/** Bytes; the largest order is well below 4 kB. */
const BODY_LIMIT = 16 * 1024

/**
 * Loads the back end with its first request: Next.js loads every page at the start, also where API_ORIGIN replaces it.
 * Reads the body itself (`bodyParser: false`), so that a bad one gets our envelope too.
 */
export async function apiRoute(req: IncomingMessage, res: ServerResponse) {
  const { dispatch } = await import('@/server/api/dispatch')
  const [pathname = '', search] = (req.url ?? '').split('?', 2)
  const names = [...new URLSearchParams(search).keys()]
  const { status, headers, body } = await dispatch({
    method: req.method ?? 'GET',
    // Handlers of Next.js all lie under /api; this call does not (see src/proxy.ts).
    path: pathname.replace(/^\/api(?=\/auth-service\/)/, ''),
    query: Object.fromEntries(new URLSearchParams(search)),
    fault: new Set(names).size < names.length ? 'The query names a parameter twice.' : undefined,
    headers: plainHeaders(req),
    ip: callerAddress(req),
    readBody: () => readBody(req),
  })

  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  // What was not read of an oversized body is not waited for.
  if (status === 413) res.setHeader('connection', 'close')
  if (typeof body === 'string') sendBytes(req, res, Buffer.from(body))
  else await sendEncoded(req, res, body)
}

function sendBytes({ method }: IncomingMessage, res: ServerResponse, bytes: Uint8Array) {
  res.setHeader('content-length', bytes.byteLength)
  res.end(method === 'HEAD' ? undefined : bytes)
}

const plainHeaders = (req: IncomingMessage) =>
  Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value ?? '')]))

async function readBody(req: IncomingMessage): Promise<string> {
  const bytes = await bytesOf(req, BODY_LIMIT)
  if (!bytes) throw new ApiError(413, 'body_too_large', `The body is larger than ${BODY_LIMIT} bytes.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError(400, 'validation_failed', 'The body is not UTF-8.')
  }
}

/** The list of pairs has 25 MB: without a coding it is streamed, so that it is nowhere held as a whole. */
async function sendEncoded(req: IncomingMessage, res: ServerResponse, encoded: Encoded) {
  res.setHeader('vary', 'Accept-Encoding')
  const coding = contentCodingFor(req.headers['accept-encoding'])
  if (coding) {
    res.setHeader('content-encoding', coding)
    sendBytes(req, res, encoded[coding])
    return
  }
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  // Next.js, its compression and this stream listen for its end: eleven are no leak, of which Node.js would warn each time.
  res.setMaxListeners(20)
  await pipeline(Readable.from([encoded.gzip]), createGunzip(), res).catch(() => res.destroy())
}

export async function bytesOf(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(req.headers['content-length']) > limit) return null
  const chunks: Buffer[] = []
  let size = 0
  // Leaving a plain `for await` early would destroy the request and its socket, with the response still to be sent.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
