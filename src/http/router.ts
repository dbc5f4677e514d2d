import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID } from '@/config/requestId'
import { CHANGENOW_COMPAT } from '@/domain/partner/compatPath'
import { apiHandler } from './apiHandler'
import type { Dispatch } from './backEnd'
import { assetPlan } from './cachePlan'
import { createResponseCache } from './cachedResponse'
import { createSiteHandler } from './createSiteHandler'
import { fixedHeaders } from './fixedHeaders'
import type { Handler } from './Handler'
import { createPageHandler } from './pageHandler'
import { headersForPage } from './passedHeaders'
import { withRenderLimit } from './renderLimit'
import { sendForeignAsset } from './sharedAssets'
import { setHeaders } from './setHeaders'
import { isPublicFile } from './siteFiles'
import type { SiteRequest } from './siteRequest'
import { sendStatus } from './sendStatus'
import { upstreamHandler } from './upstreamHandler'
import { refuseCountry } from './visitorCountry'
import { respondCached } from './respondCached'

type Headers = Readonly<Record<string, string>>

export type RouterOptions = {
  /** Next.js's own handler. */
  next: Handler
  /** The embedded back end; null where API_ORIGIN names another. */
  dispatch: Dispatch | null
  /** Headers that depend on the operator's settings (shell/pageHeaders.ts). */
  policies: Record<'page' | 'desk' | 'data', () => Headers>
  isDevelopment?: boolean
}

type Answer = (req: IncomingMessage, res: ServerResponse, request: SiteRequest) => Promise<void>

/** Bytes of compressed pages. */
const CACHE_BYTES = 64 * 1024 * 1024

/** Hands a judged request to what answers it: an API, a handler of the site, a file, or a page. */
export function createRouter({ next, dispatch, policies, isDevelopment = false }: RouterOptions): Answer {
  const cache = createResponseCache(CACHE_BYTES)
  const toNext: Handler = (req, res) => {
    // Those of a development server include some of its own.
    if (!isDevelopment) req.headers = headersForPage(req)
    return next(req, res)
  }
  const limitRendering = withRenderLimit()
  const callApi = dispatch ? apiHandler(dispatch) : upstreamHandler
  const setDataHeaders = (res: ServerResponse, request: SiteRequest) =>
    setHeaders(res, fixedHeaders(request), policies.data())
  const handleSite = createSiteHandler({ limitRendering, setHeaders: setDataHeaders })
  const handlePage = createPageHandler({ cache, next, toNext, limitRendering, policies, isDevelopment })

  const handleCall: Answer = async (req, res, request) => {
    setDataHeaders(res, request)
    const traceId = String(req.headers[REQUEST_ID])
    // Another back end has keys of its own.
    if (!dispatch && request.address.label === CHANGENOW_COMPAT) sendStatus(res, 404)
    else if (!refuseCountry(req, res, { place: request.place, traceId })) await callApi(req, res, request)
  }

  const handleFile: Answer = async (req, res, request) => {
    const respond = async () => {
      setDataHeaders(res, request)
      if (!(await sendForeignAsset(res, request))) await toNext(req, res)
    }
    const plan = assetPlan(request, req.headers)
    await (plan && !isDevelopment ? respondCached(cache, req, res, { plan, respond }) : respond())
  }

  return (req, res, request) => {
    if (request.address.handledBy === 'api') return handleCall(req, res, request)
    if (request.address.handledBy === 'site') return handleSite(req, res, request)
    const isFile = request.isAsset || isPublicFile(request)
    return isFile ? handleFile(req, res, request) : handlePage(req, res, request)
  }
}
