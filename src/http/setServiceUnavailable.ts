import type { ServerResponse } from 'node:http'
import { timings } from '@/config/timings'

/** A crawler comes again, a load balancer knows, and no cache stores it (RFC 9110 §15.6.4). */
export function setServiceUnavailable(res: ServerResponse) {
  res.statusCode = 503
  res.setHeader('retry-after', timings.unavailableRetry / 1000)
  res.setHeader('cache-control', 'no-store')
  for (const name of ['etag', 'x-nextjs-cache']) res.removeHeader(name)
}
