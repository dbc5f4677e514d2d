import type { ServerResponse } from 'node:http'
import { onResponseHead } from './next-patches/onResponseHead'
import { setServiceUnavailable } from './setServiceUnavailable'
import { cleanUpstreamResponse } from './upstreamCall'

/** What Next.js's router in the browser reads (next/dist/shared/lib/router/router.js): without `skip` it takes the
 * empty response to a link's prefetch for the data of that page. */
const READ_BY_ROUTER = new Set(['x-middleware-skip', 'x-middleware-cache'])

/** Changes, when the head of a response leaves, what Next.js cannot: the status when the back end failed, and its
 * internal headers, such as the address of the operator's back end. */
export function rewriteStatusAndHeaders(
  res: ServerResponse,
  context: { hasUpstreamFailed: boolean },
  isUpstream: boolean,
) {
  onResponseHead(res, (status) => {
    for (const name of res.getHeaderNames())
      if (name.startsWith('x-middleware-') && !READ_BY_ROUTER.has(name)) res.removeHeader(name)
    const isUnavailable = status === 500 && context.hasUpstreamFailed
    if (isUnavailable) setServiceUnavailable(res)
    const sent = isUnavailable ? 503 : status
    return isUpstream ? cleanUpstreamResponse(res, sent) : sent
  })
}
