import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { env } from '@/config/env'
import { answer, type Encoded } from '@/server/answer'
import { ApiError } from '@/server/ApiError'

/** Bytes; the largest order is well below 4 kB. */
const BODY_LIMIT = 16 * 1024

const unzip = promisify(gunzip)

/** The door of pages/api. It reads the body itself (`bodyParser: false`), so that a bad one gets our envelope too. */
export async function nextDoor(req: IncomingMessage, res: ServerResponse) {
  const [path = '', search] = (req.url ?? '').split('?', 2)
  const { status, headers, body } = await answer({
    method: req.method ?? 'GET',
    path,
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

/** Our proxy adds the caller at the end of X-Forwarded-For; what stands before it anybody can claim. */
function callerOf(req: IncomingMessage): string {
  const forwarded = env.trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return forwarded || req.socket.remoteAddress || 'unknown'
}

async function readBody(req: IncomingMessage): Promise<string> {
  const tooLarge = new ApiError(413, 'body_too_large', `The body is larger than ${BODY_LIMIT} bytes.`)
  if (Number(req.headers['content-length']) > BODY_LIMIT) throw tooLarge
  const chunks: Buffer[] = []
  let size = 0
  // Leaving a plain `for await` early would take the request and its socket apart, with the answer still to be sent.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > BODY_LIMIT) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Sends the smallest form the caller can read. */
async function encode(encoded: Encoded, req: IncomingMessage, res: ServerResponse): Promise<Uint8Array> {
  res.setHeader('vary', 'Accept-Encoding')
  const coding = (['br', 'gzip'] as const).find((name) => accepts(req, name))
  if (!coding) return unzip(encoded.gzip)
  res.setHeader('content-encoding', coding)
  return encoded[coding]
}

/** Whether Accept-Encoding names this coding, and not with `q=0`. */
function accepts(req: IncomingMessage, coding: string): boolean {
  const offers = (req.headers['accept-encoding'] ?? '').toLowerCase().split(',')
  const offer = offers.map((part) => part.trim()).find((part) => part.split(';', 1)[0]?.trim() === coding)
  return offer !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(offer)
}
