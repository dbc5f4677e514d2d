import type { ServerResponse } from 'node:http'
import { timings } from '@/config/timings'

/**
 * Makes an answer say that what was asked for cannot be had for a while (RFC 9110 §15.6.4): a crawler comes again, a
 * balancer knows, and nobody keeps it.
 */
export function setServiceUnavailable(res: ServerResponse) {
  res.statusCode = 503
  res.setHeader('retry-after', timings.unavailableRetry / 1000)
  res.setHeader('cache-control', 'no-store')
  for (const name of ['etag', 'x-nextjs-cache']) res.removeHeader(name)
}
