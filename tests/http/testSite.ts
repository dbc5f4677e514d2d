import { restOf } from '@/http/addresses'
import { createRequestListener } from '@/http/createRequestListener'
import type { Handler } from '@/http/Handler'
import type { RouterOptions } from '@/http/router'
import type { SiteHandler } from '@/http/SiteHandler'
import { dataHeaders, deskHeaders, pageHeaders } from '@/shell/pageHeaders'
import { requestTo } from './requestTo'
import { serve } from './testServer'

/** As src/instrumentation.ts hands them over. */
const policies = { page: pageHeaders, desk: deskHeaders, data: dataHeaders }

/** In front of something that takes the place of Next.js; without a back end, unless one is given. */
export const siteListener = (next: Handler, options: Partial<RouterOptions> = {}) =>
  createRequestListener({ next, dispatch: null, policies, ...options })

export const serveSite = (next: Handler, options?: Partial<RouterOptions>) =>
  serve(siteListener(next, options))

/** In the place of Next.js where no page is asked for. */
export const noPage: Handler = ({ url = '' }) => Promise.reject(new Error(`${url} is asked of Next.js`))

/** One handler of the site by itself, at the addresses that lead to it. */
export const serveHandler = (handler: SiteHandler) =>
  serve((req, res) => {
    const request = requestTo(req.url ?? '', req.method)
    return handler(req, res, { ...request, rest: restOf(request.address, request.place) })
  })
