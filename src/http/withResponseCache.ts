import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { bufferResponse } from './bufferResponse'
import { compressBody } from './compressBody'
import type { Handler } from './Handler'
import type { ResponseCache } from './responseCache'
import { sendCached, sendResponse } from './sendCached'
import { cachePlan } from './cachePlan'

/** Milliseconds a page is sent again without asking Next.js, which knows better when to make a new one. */
const FRESH = 1000
/** Milliseconds one visitor may wait for Next.js before the next one tries. */
const ASKED = 5000
/** Bytes; below that, the headers of a coding weigh more than it saves. */
const WORTH = 800

const SHARED = /\bs-maxage=[1-9]|\bimmutable\b/
const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json))/
/** Of one answer alone, or of the coding it was sent in. */
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

/**
 * Serves the pages that are the same for everybody out of memory, compressed once, as long as nothing newer can be known;
 * everything else, and each page once a second, comes from `next`. Without it every visitor's copy would be searched,
 * hashed and compressed anew.
 */
export function withResponseCache(store: ResponseCache, next: Handler): Handler {
  return async (req, res) => {
    const plan = cachePlan(req)
    // Until noindex is a variant of the cached page, src/proxy.ts answers addresses with a query.
    if (!plan || plan.isNoindex) return next(req, res)
    const { key } = plan
    const kept = key ? store.get(key) : null
    const now = Date.now()
    const isEnough = kept && (now < kept.freshUntil || now < kept.askedUntil)
    if (key) metrics.pageCache.inc({ layer: 'compressed', result: isEnough ? 'hit' : 'miss' })
    if (isEnough) {
      // As Next.js says it of a page of its own cache, which this one was.
      res.setHeader('x-nextjs-cache', 'HIT')
      return sendCached(req, res, kept)
    }
    if (req.method === 'HEAD') return next(req, res)
    if (kept) kept.askedUntil = now + ASKED
    const asked = withoutConditions(req)
    bufferResponse(res, (body) => {
      Object.assign(req.headers, asked)
      void finish(req, res, body, key, store)
    })
    return next(req, res)
  }
}

/** Next.js must give the whole page, as it is. @returns what the visitor asked for himself */
function withoutConditions(req: IncomingMessage) {
  const asked = {
    'accept-encoding': req.headers['accept-encoding'],
    'if-none-match': req.headers['if-none-match'],
  }
  req.headers['accept-encoding'] = 'identity'
  delete req.headers['if-none-match']
  delete req.headers['if-modified-since']
  return asked
}

async function finish(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer,
  key: string | null,
  store: ResponseCache,
) {
  try {
    const isShared =
      res.statusCode === 200 && SHARED.test(headerOf(res, 'cache-control')) && !res.hasHeader('set-cookie')
    if (key && !isShared) store.remove(key)
    if (!TEXT.test(headerOf(res, 'content-type')) || body.length < WORTH) {
      if (body.length > 0) res.setHeader('content-length', body.length)
      res.end(body)
      return
    }
    const made = { etag: etagOf(body), headers: sharedHeaders(res) }
    if (!key || !isShared) {
      // Nobody else gets it, so nobody needs it in another coding.
      await sendResponse(req, res, made, (coding) => (coding ? compressBody(body, coding, false) : body))
      return
    }
    const kept = { ...made, ...(await bothBodies(body, made.etag, key, store)), ...neverAsked() }
    store.set(key, kept)
    await sendCached(req, res, kept)
  } catch (error) {
    logFailure('page store', error)
    if (!res.headersSent) res.end(body)
  }
}

const headerOf = (res: ServerResponse, name: string) => String(res.getHeader(name) ?? '')

const etagOf = (body: Buffer) => `W/"${createHash('sha1').update(body).digest('base64url')}"`

const neverAsked = () => ({ freshUntil: Date.now() + FRESH, askedUntil: 0 })

/** Made anew only when they are others. */
async function bothBodies(body: Buffer, etag: string, key: string, store: ResponseCache) {
  const before = store.get(key)
  if (before?.etag === etag) return { br: before.br, gzip: before.gzip }
  const isFile = key.startsWith('/_next/static/')
  const [br, gzip] = await Promise.all([compressBody(body, 'br', isFile), compressBody(body, 'gzip', isFile)])
  return { br, gzip }
}

const sharedHeaders = (res: ServerResponse): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(res.getHeaders()).filter(([name]) => !OWN_HEADERS.includes(name)))
