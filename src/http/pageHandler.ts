import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { text as takeOverScript } from '@/browser/page/takeOverExchange.ts?script'
import * as timings from '@/config/timings'
import { withOneScript } from '@/domain/site/contentSecurity'
import { runInRequestContext } from '@/runtime/requestContext'
import { fixedHeaders } from './fixedHeaders'
import { passOf } from './formPasses'
import { pagePlan } from './cachePlan'
import type { ResponseCache } from './cachedResponse'
import type { Handler } from './Handler'
import { onResponseHead } from './next-patches/nodeMessages'
import { createRevalidate } from './next-patches/revalidatePage'
import { announceOnion } from './onionService'
import { notePageReferral } from './pageReferral'
import { type PageRoute, pageRoute } from './pageRoute'
import type { withRenderLimit } from './renderLimit'
import { readForm } from './readForm'
import { respondCached } from './respondCached'
import { sendJson } from './sendBody'
import { sendStatus } from './sendStatus'
import { setHeaders } from './setHeaders'
import type { SiteRequest } from './siteRequest'
import { visitorOf } from './visitorOf'

/** How long after it was due a shared cache may serve a page while it fetches the next. */
const MAX_STALE_SECONDS = 3600

type Options = {
  cache: ResponseCache
  /** Next.js's own handler, and with the headers that it may read. */
  next: Handler
  toNext: Handler
  limitRendering: ReturnType<typeof withRenderLimit>
  policies: Record<'page' | 'desk', () => OutgoingHttpHeaders>
  isDevelopment: boolean
}

type Given = NonNullable<Parameters<typeof runInRequestContext>[1]>

type Page = {
  request: SiteRequest
  given: Given | null
  route: PageRoute & { kind: 'page' }
  headers: OutgoingHttpHeaders[]
}

/** Pages come from the response cache, else from Next.js; rendering one that no cache holds is limited. */
export function createPageHandler({ cache, next, toNext, limitRendering, policies, isDevelopment }: Options) {
  const revalidate = createRevalidate(next)

  async function showPage(
    req: IncomingMessage,
    res: ServerResponse,
    { request, route, headers, given }: Page,
  ) {
    req.url = route.path + request.search
    const render = (isKnown: boolean) => {
      setHeaders(res, ...headers)
      if (isKnown) return toNext(req, res)
      return limitRendering(req, res, () => toNext(req, res), given?.visitor.passId)
    }
    await runInRequestContext(async (context) => {
      onResponseHead(res, (status) => {
        boundStaleness(res)
        if (status !== 500) return status
        // Looking at the page of a failure is none: it must not raise the operator's alert.
        if (request.place === '/500') return 404
        if (!context.hasUpstreamFailed) return status
        setServiceUnavailable(res)
        return 503
      })
      const plan = pagePlan(request, route, req.headers)
      await (isDevelopment
        ? render(true)
        : respondCached(cache, req, res, { plan, respond: render, revalidate }))
    }, given)
  }

  return async (req: IncomingMessage, res: ServerResponse, request: SiteRequest): Promise<void> => {
    announceOnion(req, res, request)
    if (await notePageReferral(req, res, request)) return
    const route = pageRoute(request, req.headers)
    const policy = policyOf(request.address.headers, policies)
    const headers = [fixedHeaders(request), policy]
    if (route.kind === 'page') {
      const given = await givenBy(req, res, request)
      if (given && 'status' in given) sendStatus(res, given.status, { connection: 'close' })
      else await showPage(req, res, { request, route, given, headers: [...headers, route.headers] })
      return
    }
    setHeaders(res, ...headers)
    if (route.kind === 'redirect')
      sendStatus(res, route.status, { ...route.headers, location: route.location })
    // The browser's router then shows the page of what is not found.
    else sendJson(res, { notFound: true }, { status: 404 })
  }
}

function policyOf(kind: SiteRequest['address']['headers'], { desk, page }: Options['policies']) {
  if (kind === 'desk') return desk()
  if (kind === 'owner') return withScripts(page(), takeOverScript)
  return kind === 'form' ? withScripts(page()) : page()
}

/** Pages of forms have none, so none runs there, whatever a text in them would be; that of an owner has one. */
function withScripts(headers: OutgoingHttpHeaders, script?: string): OutgoingHttpHeaders {
  const policy = headers['content-security-policy']
  if (typeof policy !== 'string') return headers
  return { ...headers, 'content-security-policy': withOneScript(policy, script) }
}

/** Null for a page that is the same for all. */
async function givenBy(req: IncomingMessage, res: ServerResponse, request: SiteRequest) {
  const { address } = request
  if (address.handledBy !== 'page' || !address.hasForms) return null
  const read = await readForm(req, request)
  return 'status' in read ? read : { form: read.form, visitor: visitorOf(req, await passOf(req, res)) }
}

/** Next.js allows a year. Its own `expireTime` would also make a page that old wait for the back end. */
function boundStaleness(res: ServerResponse) {
  const stated = String(res.getHeader('cache-control') ?? '')
  const bounded = stated.replace(
    /(s-maxage=\d+, stale-while-revalidate=)(\d+)/,
    (_, head: string, seconds: string) => head + String(Math.min(Number(seconds), MAX_STALE_SECONDS)),
  )
  if (bounded !== stated) res.setHeader('cache-control', bounded)
}

/** RFC 9110 §15.6.4: a crawler comes again, and no cache stores it. */
function setServiceUnavailable(res: ServerResponse) {
  res.statusCode = 503
  res.setHeader('retry-after', timings.unavailableRetry / 1000)
  res.setHeader('cache-control', 'no-store')
  for (const name of ['etag', 'x-nextjs-cache']) res.removeHeader(name)
}
