import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import fresh from 'fresh'
import * as timings from '@/config/timings'
import { compressBody, type ContentCoding, contentCodingFor } from '@/runtime/contentCoding'
import { MemoryCache } from './memoryCache'
import { NOINDEX, withNoindex } from './noindex'

/** As it goes over the wire. Times are milliseconds since 1970. */
export type CachedResponse = {
  etag: string
  headers: OutgoingHttpHeaders
  isFile: boolean
  /** The other coding is made at its first request. */
  bodies: Partial<Record<ContentCoding, Buffer>>
  freshUntil: number
  /** Until then no other request revalidates it. */
  revalidatingUntil: number
  /** Then a page of Next.js's cache is too old for the quotes in it. */
  trustedUntil: number
  /** Of a noindex variant: the etag of the page it was made from. */
  variantOf?: string
}

export type ResponseCache = MemoryCache<CachedResponse>

export const createResponseCache = (maxBytes: number): ResponseCache =>
  new MemoryCache({ maxBytes, sizeOf: sizeOfBodies })

/** Includes room for the coding not requested yet, which may be a fifth larger. */
const sizeOfBodies = ({ bodies: { br, gzip } }: CachedResponse): number =>
  br && gzip ? br.length + gzip.length : Math.ceil(2.2 * (br ?? gzip ?? '').length)

const unzip = promisify(gunzip)
const unbrotli = promisify(brotliDecompress)

/** Served so long without calling Next.js, which decides when to rerender. */
const FRESH_MS = 1000
export const IMMUTABLE = /\bimmutable\b/
const OWN_HEADERS = [
  'content-length',
  'content-encoding',
  'etag',
  'date',
  'connection',
  'keep-alive',
  'x-request-id',
  'x-nextjs-cache',
  'onion-location',
  'vary',
]

export const etagOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url')}"`

export const representationHeaders = (res: ServerResponse): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(res.getHeaders()).filter(([name]) => !OWN_HEADERS.includes(name)))

type Options = {
  isFile: boolean
  coding: ContentCoding
  before?: CachedResponse
  freshMs?: number
  headers?: OutgoingHttpHeaders
}

/** Compressed only when it differs from the one `before`. */
export async function cachedResponse(
  res: ServerResponse,
  body: Buffer,
  { isFile, coding, before, freshMs = FRESH_MS, headers }: Options,
): Promise<CachedResponse> {
  const etag = etagOf(body)
  // Most pages that are rendered for the first time are requested rarely.
  const effort = isFile ? 'file' : before ? 'page' : 'once'
  return {
    etag,
    headers: { ...representationHeaders(res), ...headers },
    isFile,
    bodies: before?.etag === etag ? before.bodies : { [coding]: await compressBody(body, coding, effort) },
    freshUntil: Date.now() + freshMs,
    revalidatingUntil: 0,
    trustedUntil:
      before?.etag === etag
        ? before.trustedUntil
        : res.hasHeader('x-nextjs-cache')
          ? Date.now() + timings.quoteTrusted
          : Infinity,
  }
}

const pending = new WeakMap<CachedResponse['bodies'], Map<string, Promise<unknown>>>()

/** Shares one `make` among simultaneous callers. */
function together<T>(bodies: CachedResponse['bodies'], name: string, make: () => Promise<T>): Promise<T> {
  const making = pending.get(bodies) ?? new Map<string, Promise<unknown>>()
  pending.set(bodies, making)
  const made = (making.get(name) as Promise<T> | undefined) ?? make().finally(() => making.delete(name))
  making.set(name, made)
  return made
}

const plainBody = ({ bodies: { br, gzip } }: CachedResponse): Promise<Buffer> =>
  br ? unbrotli(br) : unzip(gzip ?? '')

async function bodyOf(cached: CachedResponse, coding: ContentCoding | null): Promise<Buffer> {
  if (!coding) return plainBody(cached)
  const { bodies, isFile } = cached
  const effort = isFile ? 'file' : 'page'
  const made = async () => (bodies[coding] = await compressBody(await plainBody(cached), coding, effort))
  return bodies[coding] ?? together(bodies, coding, made)
}

/** Made once for each version of the page and cached beside it. */
export async function noindexVariant(
  cache: ResponseCache,
  key: string,
  page: CachedResponse,
): Promise<CachedResponse> {
  // No key of a page has a question mark at its end.
  const variantKey = `${key}?`
  const cached = cache.get(variantKey)
  if (cached?.variantOf === page.etag) return cached
  const variant = await together(page.bodies, 'noindex', () => makeVariant(page))
  cache.set(variantKey, variant)
  return variant
}

async function makeVariant(page: CachedResponse): Promise<CachedResponse> {
  const body = withNoindex(await plainBody(page))
  const coding = page.bodies.br ? 'br' : 'gzip'
  return {
    ...page,
    bodies: { [coding]: await compressBody(body, coding, 'page') },
    etag: etagOf(body),
    headers: { ...page.headers, ...NOINDEX },
    variantOf: page.etag,
  }
}

type Representation = Pick<CachedResponse, 'etag' | 'headers'>
type BodyIn = (coding: ContentCoding | null) => Buffer | Promise<Buffer>

export const sendCached = (req: IncomingMessage, res: ServerResponse, cached: CachedResponse) =>
  sendResponse(req, res, cached, (coding) => bodyOf(cached, coding))

/**
 * Sends it in the best coding the caller accepts; 304 when they have it already. Nobody asks whether an immutable file
 * has changed.
 */
export async function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  { etag, headers }: Representation,
  bodyIn: BodyIn,
) {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value)
  if (IMMUTABLE.test(String(headers['cache-control']))) res.removeHeader('last-modified')
  else res.setHeader('etag', etag)
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
