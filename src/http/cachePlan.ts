import type { IncomingHttpHeaders } from 'node:http'
import { accountKey } from './accountPlan'
import { isInternal } from './internalRequest'
import type { PageRoute } from './pageRoute'
import type { SiteRequest } from './siteRequest'

/** `key`: null where it belongs to one request alone. `isAccount`: rendered without anything of the customer. */
export type CachePlan = { key: string | null; isNoindex: boolean; isAccount?: boolean }

/** Responses then depend on more than the address. */
const UNCACHEABLE_HEADERS = ['authorization', 'range']
const TEXT_FILE = /\.(?:js|css)$/
const ONCE: CachePlan = { key: null, isNoindex: false }

const isCacheable = (headers: IncomingHttpHeaders) => !UNCACHEABLE_HEADERS.some((name) => name in headers)

/** Null: streamed from the disk. */
export function assetPlan({ path, search }: SiteRequest, headers: IncomingHttpHeaders): CachePlan | null {
  return TEXT_FILE.test(path) && !search && isCacheable(headers) ? { key: path, isNoindex: false } : null
}

export function pagePlan(
  request: SiteRequest,
  route: PageRoute & { kind: 'page' },
  headers: IncomingHttpHeaders,
): CachePlan {
  const { path, search, place, address, dataOf } = request
  if (dataOf !== null) return { ...ONCE, key: isCacheable(headers) ? dataKey(request) : null }
  // A start renders every page: most of them no visitor requests soon, and Next.js's cache holds them already.
  if (!route.isShown || isInternal(headers)) return ONCE
  if (address.headers === 'account') {
    const key = isCacheable(headers)
      ? accountKey(path, { query: search.slice(1), decodedPath: place, headers })
      : null
    return { key, isNoindex: false, isAccount: key !== null }
  }
  const isNoindex = search !== '' && address.headers === 'page'
  return { key: address.isCacheable && isCacheable(headers) ? path : null, isNoindex }
}

/** Next.js repeats the parameters of a route as a query of its data, on which a shared page never depends. */
function dataKey({ address, path, search, place }: SiteRequest): string | null {
  if (!address.isCacheable) return null
  const segments = place.split('/')
  return [...new URLSearchParams(search).values()].every((value) => segments.includes(value)) ? path : null
}
