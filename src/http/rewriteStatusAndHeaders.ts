import type { ServerResponse } from 'node:http'
import { onResponseHead } from './next-patches/onResponseHead'
import { setServiceUnavailable } from './setServiceUnavailable'
import { cleanUpstreamResponse } from './upstreamCall'

/**
 * Changes, when the head of a response leaves, what Next.js has no way to say otherwise: that it was the back end that
 * failed. And takes out what it tells itself in headers, the address of the operator's back end for one, and what that back
 * end tells of itself.
 */
export function rewriteStatusAndHeaders(
  res: ServerResponse,
  context: { hasUpstreamFailed: boolean },
  isUpstream: boolean,
) {
  onResponseHead(res, (status) => {
    for (const name of res.getHeaderNames())
      // The browser reads `x-middleware-skip`: without it the empty answer to a prefetch counts as the page's data.
      if (name.startsWith('x-middleware-') && name !== 'x-middleware-skip') res.removeHeader(name)
    const isUnavailable = status === 500 && context.hasUpstreamFailed
    if (isUnavailable) setServiceUnavailable(res)
    const sent = isUnavailable ? 503 : status
    return isUpstream ? cleanUpstreamResponse(res, sent) : sent
  })
}
