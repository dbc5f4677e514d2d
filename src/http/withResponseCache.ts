import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { servedLanguages } from '@/config/operator/operatorFacts'
import * as timings from '@/config/timings'
import { orderPageOf } from '@/domain/site/orderAddress'
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales'
import { LANGUAGE_COOKIE, ownLanguage } from '@/i18n/ownLanguage'
import { compressBody, contentCodingFor } from '@/runtime/contentCoding'
import { logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import type { Handler } from './Handler'
import { ACCOUNT_FRESH_MS, ACCOUNT_HEADERS, accountKey, withoutCustomer } from './accountPlan'
import { type Address, addressOf, withoutLocale } from './addresses'
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
import { INTERNAL_REWRITE_HEADER } from './forwardedHeaders'
import { bufferResponse } from './next-patches/nodeMessages'
import { NOINDEX, withNoindex } from './noindex'
import { encodeQuery } from './requestPath'

/** Streamed from the disk. */
const FILE = /^(?!\/_next\/(?:static|data)\/).*\.\w+$|^\/_next\/static\/.*\.(?!(?:js|css)$)\w+$/
/** Responses then depend on more than the address. */
const UNCACHEABLE_HEADERS = ['authorization', 'range', INTERNAL_REWRITE_HEADER, 'x-prerender-revalidate']
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
const NAMES_LANGUAGE = new RegExp(`^/(${OTHERS.join('|')})(?:/|$)`)
const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`)

/** `key`: null where it belongs to one request alone. `isAccount`: rendered without anything of the customer. */
export type CachePlan = { key: string | null; isNoindex: boolean; isAccount?: boolean }

/** Null: not Next.js's text, or src/proxy.ts or a handler decides by more than the address. */
export function cachePlan({ method, url = '', headers }: IncomingMessage): CachePlan | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [path = '', query = ''] = url.split('?', 2)
  const isCacheable = !UNCACHEABLE_HEADERS.some((name) => name in headers)
  if (FILE.test(path)) return null
  if (path.startsWith('/_next/')) return isCacheable ? planOfFile(url, headers) : null
  const address = addressAt(path)
  if (address?.handledBy === 'site' && address.isCacheable)
    return isCacheable && !query ? { key: path, isNoindex: false } : null
  const isPage = address?.handledBy === 'page' && !address.rewrittenTo && !('x-nextjs-data' in headers)
  if (!isPage || isRedirectedToOwnLanguage(path, headers)) return null
  const decodedPath = withoutLocale(decodeURIComponent(path))
  if (query && orderPageOf(decodedPath, new URLSearchParams(query))) return { key: null, isNoindex: false }
  if (address.headers === 'account') {
    const key = isCacheable ? accountKey(path, { query, decodedPath, headers }) : null
    return { key, isNoindex: false, isAccount: key !== null }
  }
  const isNoindex = query !== '' && address.headers === 'page'
  return { key: address.isCacheable && isCacheable ? path : null, isNoindex }
}

function isRenderedPerRequest({ url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1)
  return path.startsWith('/_next/data/') || addressAt(path)?.isRendered === true
}

function planOfFile(url: string, headers: IncomingHttpHeaders): CachePlan | null {
  const isData = url.startsWith('/_next/data/')
  if (isData !== 'x-nextjs-data' in headers) return null
  const key = isData ? withoutParameters(url) : url
  if (key.includes('?')) return null
  const page = addressAt(key.replace(/^\/_next\/data\/[^/]+(\/.*)\.json$/, '$1'))
  return page ? { key: page.isCacheable ? key : null, isNoindex: false } : null
}

/** Next.js repeats the parameters of a route as a query of its data, on which a shared page never depends. */
function withoutParameters(url: string): string {
  const [path = '', query = ''] = url.split('?', 2)
  const [, ...segments] = decoded(path.replace(/\.json$/, '')).split('/')
  return [...new URLSearchParams(query).values()].every((value) => segments.includes(value)) ? path : url
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Decoded, because Next.js finds a page by any spelling. */
function addressAt(path: string): Address | null {
  try {
    return addressOf(withoutLocale(decodeURIComponent(path)))
  } catch {
    return null
  }
}

function isRedirectedToOwnLanguage(path: string, headers: IncomingHttpHeaders): boolean {
  const named = NAMES_LANGUAGE.exec(path)?.[1]
  if (named) return !servedLanguages().some((language) => language === named)
  const chosen = CHOICE.exec(headers.cookie ?? '')?.[1]
  return ownLanguage(chosen, headers['accept-language'] ?? null) !== null
}

/** How long one request may wait for Next.js before the next one tries. */
const REVALIDATE_TIMEOUT_MS = 5000
/** How long a visitor waits for a page whose quotes are too old, before they get the old one, which then refreshes them. */
const REVALIDATE_WAIT_MS = 300
/** Below that, a coding's headers outweigh its saving. */
const MIN_COMPRESS_BYTES = 800

const SHARED = /\bs-maxage=[1-9]|\bimmutable\b/
const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json))/

/** `render`: for pages that no cache is known to hold. */
type Handlers = {
  next: Handler
  render: Handler
  /** Renders the page into Next.js's cache. */
  revalidate: (req: IncomingMessage) => Promise<void>
}

/** Asking Next.js for every visitor would look up, hash and compress the page each time. */
export function withResponseCache(cache: ResponseCache, { next, render, revalidate }: Handlers): Handler {
  return async (req, res) => {
    const plan = cachePlan(req)
    if (!plan) return isRenderedPerRequest(req) ? render(req, res) : next(req, res)
    const { key, isNoindex } = plan
    const cached = key ? cache.get(key) : undefined
    const now = Date.now()
    const isHit = cached && (now < cached.freshUntil || now < cached.revalidatingUntil)
    if (key) metrics.pageCache.inc({ layer: 'compressed', result: isHit ? 'hit' : 'miss' })
    if (key && isHit) {
      // As Next.js says of a page of its own cache.
      res.setHeader('x-nextjs-cache', 'HIT')
      return sendCached(req, res, isNoindex ? await noindexVariant(cache, key, cached) : cached)
    }
    if (cached) cached.revalidatingUntil = now + REVALIDATE_TIMEOUT_MS
    const restore = requestWholePage(req, plan)
    if (cached && now >= cached.trustedUntil) {
      // Not for every visitor while the back end is slow or away; Next.js logs what fails.
      cached.trustedUntil = now + timings.quoteTrusted
      await Promise.race([revalidate(req).catch(() => undefined), wait(REVALIDATE_WAIT_MS)])
    }
    bufferResponse(res, (body) => {
      const query = restore()
      void finish({ req, res, body, plan, cache, query })
    })
    return cached || key?.startsWith('/_next/static/') ? next(req, res) : render(req, res)
  }
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
  const target = location + encodeQuery(query)
  res.setHeader('location', target)
  // Written beside the location, for Internet Explorer 11.
  if (res.hasHeader('refresh')) res.setHeader('refresh', `0;url=${target}`)
  return Buffer.from(target)
}

const headerOf = (res: ServerResponse, name: string) => String(res.getHeader(name) ?? '')
