import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { compressBody } from './compressBody'
import { NOINDEX, withNoindex } from './noindex'
import type { CachedResponse, ResponseCache } from './responseCache'

const unzip = promisify(gunzip)

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

type Options = { isFile: boolean; before?: CachedResponse; freshMs?: number; headers?: OutgoingHttpHeaders }

/** What the cache holds of a response; compressed only when it differs from the one `before`. */
export async function cachedResponse(
  res: ServerResponse,
  body: Buffer,
  { isFile, before, freshMs = FRESH_MS, headers }: Options,
): Promise<CachedResponse> {
  const etag = etagOf(body)
  const bodies =
    before?.etag === etag ? { br: before.br, gzip: before.gzip } : await bothCodings(body, isFile)
  return {
    etag,
    headers: { ...representationHeaders(res), ...headers },
    ...bodies,
    freshUntil: Date.now() + freshMs,
    revalidatingUntil: 0,
  }
}

async function bothCodings(body: Buffer, isFile: boolean) {
  const [br, gzip] = await Promise.all([compressBody(body, 'br', isFile), compressBody(body, 'gzip', isFile)])
  return { br, gzip }
}

const pending = new Map<string, Promise<CachedResponse>>()

/** The page with another robots tag: made once for each version of the page and cached beside it. */
export async function noindexVariant(
  cache: ResponseCache,
  key: string,
  page: CachedResponse,
): Promise<CachedResponse> {
  // No key of a page has a question mark.
  const variantKey = `${key}?`
  const cached = cache.get(variantKey)
  if (cached?.variantOf === page.etag) return cached
  const name = `${variantKey}${page.etag}`
  const making = pending.get(name) ?? makeVariant(page).finally(() => pending.delete(name))
  pending.set(name, making)
  const variant = await making
  cache.set(variantKey, variant)
  return variant
}

async function makeVariant(page: CachedResponse): Promise<CachedResponse> {
  const body = withNoindex(await unzip(page.gzip))
  return {
    ...page,
    ...(await bothCodings(body, false)),
    etag: etagOf(body),
    headers: { ...page.headers, ...NOINDEX },
    variantOf: page.etag,
  }
}
