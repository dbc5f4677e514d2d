import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { ContentCoding } from '@/domain/site/contentCoding'
import { compressBody } from './compressBody'
import { NOINDEX, withNoindex } from './noindex'
import type { CachedResponse, ResponseCache } from './responseCache'

const unzip = promisify(gunzip)
const unbrotli = promisify(brotliDecompress)

/** For so long a page is served without calling Next.js, which decides when to rerender it. */
const FRESH_MS = 1000
/** Of one response alone, or of the coding it was sent in. */
const OWN_HEADERS = [
  'content-length',
  'content-encoding',
  'etag',
  'date',
  'connection',
  'keep-alive',
  'x-request-id',
  'x-nextjs-cache',
  'vary',
]

export const etagOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url')}"`

export const representationHeaders = (res: ServerResponse): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(res.getHeaders()).filter(([name]) => !OWN_HEADERS.includes(name)))

type Options = {
  isFile: boolean
  /** The one requested first. */
  coding: ContentCoding
  before?: CachedResponse
  freshMs?: number
  headers?: OutgoingHttpHeaders
}

/** What the cache holds of a response; compressed only when it differs from the one `before`. */
export async function cachedResponse(
  res: ServerResponse,
  body: Buffer,
  { isFile, coding, before, freshMs = FRESH_MS, headers }: Options,
): Promise<CachedResponse> {
  const etag = etagOf(body)
  return {
    etag,
    headers: { ...representationHeaders(res), ...headers },
    isFile,
    bodies: before?.etag === etag ? before.bodies : { [coding]: await compressBody(body, coding, isFile) },
    freshUntil: Date.now() + freshMs,
    revalidatingUntil: 0,
  }
}

const pending = new WeakMap<CachedResponse['bodies'], Map<string, Promise<unknown>>>()

/** Does `make` for one of those who need the same at the same time. */
function together<T>(bodies: CachedResponse['bodies'], name: string, make: () => Promise<T>): Promise<T> {
  const making = pending.get(bodies) ?? new Map<string, Promise<unknown>>()
  pending.set(bodies, making)
  const made = (making.get(name) as Promise<T> | undefined) ?? make().finally(() => making.delete(name))
  making.set(name, made)
  return made
}

const plainBody = ({ bodies: { br, gzip } }: CachedResponse): Promise<Buffer> =>
  br ? unbrotli(br) : unzip(gzip ?? '')

/** The body in a coding, compressed once for all who request it. */
export async function bodyOf(cached: CachedResponse, coding: ContentCoding | null): Promise<Buffer> {
  if (!coding) return plainBody(cached)
  const { bodies, isFile } = cached
  const made = async () => (bodies[coding] = await compressBody(await plainBody(cached), coding, isFile))
  return bodies[coding] ?? together(bodies, coding, made)
}

/** The page with another robots tag: made once for each version of the page and cached beside it. */
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
    bodies: { [coding]: await compressBody(body, coding, false) },
    etag: etagOf(body),
    headers: { ...page.headers, ...NOINDEX },
    variantOf: page.etag,
  }
}
