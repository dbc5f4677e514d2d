import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import * as timings from '@/config/timings'
import { compressBody, contentCodingFor } from '@/runtime/contentCoding'
import { logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { ACCOUNT_FRESH_MS, ACCOUNT_HEADERS, withoutCustomer } from './accountPlan'
import {
  cachedResponse,
  etagOf,
  IMMUTABLE,
  noindexVariant,
  representationHeaders,
  type ResponseCache,
  sendCached,
  sendResponse,
} from './cachedResponse'
import type { CachePlan } from './cachePlan'
import { bufferResponse } from './next-patches/nodeMessages'
import { NOINDEX, withNoindex } from './noindex'

/** How long one request may wait for Next.js before the next one tries. */
const REVALIDATE_TIMEOUT_MS = 5000
/** How long a visitor waits for a page whose quotes are too old, before they get the old one, which then refreshes them. */
const REVALIDATE_WAIT_MS = 300
/** Below that, a coding's headers outweigh its saving. */
const MIN_COMPRESS_BYTES = 800

const SHARED = /\bs-maxage=[1-9]|\bimmutable\b/
const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json))/

type Source = {
  plan: CachePlan
  /** Makes the response; `isKnown`: an earlier one is cached, so it costs little. */
  respond: (isKnown: boolean) => Promise<void>
  /** Renders the page into Next.js's cache. */
  revalidate?: (req: IncomingMessage) => Promise<void>
}

/** Asking Next.js for every visitor would look up, hash and compress the page each time. */
export async function respondCached(
  cache: ResponseCache,
  req: IncomingMessage,
  res: ServerResponse,
  { plan, respond, revalidate }: Source,
): Promise<void> {
  const { key, isNoindex } = plan
  const cached = key ? cache.get(key) : undefined
  const now = Date.now()
  const isHit = cached && (now < cached.freshUntil || now < cached.revalidatingUntil)
  if (key) metrics.pageCache.inc({ layer: 'compressed', result: isHit ? 'hit' : 'miss' })
  if (key && isHit) {
    // As Next.js says of a page of its own cache.
    res.setHeader('x-nextjs-cache', 'HIT')
    await sendCached(req, res, isNoindex ? await noindexVariant(cache, key, cached) : cached)
    return
  }
  if (cached) cached.revalidatingUntil = now + REVALIDATE_TIMEOUT_MS
  const restore = requestWholePage(req, plan)
  if (cached && revalidate && now >= cached.trustedUntil) {
    // Not for every visitor while the back end is slow or away; Next.js logs what fails.
    cached.trustedUntil = now + timings.quoteTrusted
    await Promise.race([revalidate(req).catch(() => undefined), wait(REVALIDATE_WAIT_MS)])
  }
  bufferResponse(res, (body) => {
    const query = restore()
    void finish({ req, res, body, plan, cache, query })
  })
  await respond(cached !== undefined)
}

/** @returns what restores the visitor's request, and returns its query */
function requestWholePage(req: IncomingMessage, { key, isNoindex, isAccount }: CachePlan): () => string {
  const { method, url = '', headers } = req
  const query = /\?.+/s.exec(url)?.[0] ?? ''
  if (isNoindex) req.url = url.slice(0, -query.length)
  if (key && isAccount) req.url = key
  req.method = 'GET'
  req.headers = { ...(isAccount ? withoutCustomer(headers) : headers), 'accept-encoding': 'identity' }
  delete req.headers['if-none-match']
  delete req.headers['if-modified-since']
  return () => {
    Object.assign(req, { method, url, headers })
    return query
  }
}

type Buffered = {
  req: IncomingMessage
  res: ServerResponse
  body: Buffer
  plan: CachePlan
  cache: ResponseCache
  query: string
}

async function finish({ req, res, body, plan: { key, isNoindex, isAccount }, cache, query }: Buffered) {
  try {
    const isShared =
      res.statusCode === 200 &&
      (isAccount || SHARED.test(headerOf(res, 'cache-control'))) &&
      !res.hasHeader('set-cookie')
    if (key && !isShared) cache.delete(key)
    const isText = TEXT.test(headerOf(res, 'content-type'))
    if (key && isShared && isText && body.length >= MIN_COMPRESS_BYTES) {
      const page = await cachedResponse(res, body, {
        isFile: IMMUTABLE.test(headerOf(res, 'cache-control')),
        coding: contentCodingFor(req.headers['accept-encoding']) ?? 'br',
        before: cache.get(key),
        ...(isAccount && { freshMs: ACCOUNT_FRESH_MS, headers: ACCOUNT_HEADERS }),
      })
      cache.set(key, page)
      await sendCached(req, res, isNoindex ? await noindexVariant(cache, key, page) : page)
      return
    }
    const sent = isNoindex ? keepOutOfIndex(res, body, query) : body
    if (!isText || sent.length < MIN_COMPRESS_BYTES) {
      if (sent.length > 0) res.setHeader('content-length', sent.length)
      res.end(sent)
      return
    }
    // Not shared, so compressed in one coding only.
    await sendResponse(req, res, { etag: etagOf(sent), headers: representationHeaders(res) }, (coding) =>
      coding ? compressBody(sent, coding, 'once') : sent,
    )
  } catch (error) {
    logFailure('response cache', error)
    if (!res.headersSent) res.end(body)
  }
}

/** The query may say who sent the visitor. */
function keepOutOfIndex(res: ServerResponse, body: Buffer, query: string): Buffer {
  for (const [name, value] of Object.entries(NOINDEX)) res.setHeader(name, value)
  const location = headerOf(res, 'location')
  if (!location || location.includes('?')) return withNoindex(body)
  const target = location + query
  res.setHeader('location', target)
  // Written beside the location, for Internet Explorer 11.
  if (res.hasHeader('refresh')) res.setHeader('refresh', `0;url=${target}`)
  return Buffer.from(target)
}

const headerOf = (res: ServerResponse, name: string) => String(res.getHeader(name) ?? '')
