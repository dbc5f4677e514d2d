import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { paths, returnPaths } from '@/config/paths'
import * as timings from '@/config/timings'
import { isSignedInBy } from '@/domain/account/tokenCookies'
import { nextPath } from '@/domain/site/nextPath'

const CUSTOMER_PAGES: readonly string[] = [...Object.values(paths.account), ...Object.values(paths.partners)]
const HISTORY_QUERY = ['state', 'search', 'page']

/** Account pages change with the site's configuration only. */
export const ACCOUNT_FRESH_MS = timings.pageFresh

/** Cached here only (ASVS 14.3.2): the browser fills the page with the customer's data. */
export const ACCOUNT_HEADERS: OutgoingHttpHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

/** Only what the page reads of its query. Null: rendered for this request alone. */
export function accountKey(
  path: string,
  { query, decodedPath, headers }: { query: string; decodedPath: string; headers: IncomingHttpHeaders },
): string | null {
  if (CUSTOMER_PAGES.includes(decodedPath) && !isSignedInBy(headers.cookie)) return null
  const given = new URLSearchParams(query)
  if (decodedPath === paths.account.history && HISTORY_QUERY.some((name) => given.has(name))) return null
  const read = new URLSearchParams()
  if (given.get('form') === 'sign-up') read.set('form', 'sign-up')
  const next = nextPath(given.getAll('next'), returnPaths, '')
  if (next) read.set('next', next)
  if (given.getAll('noBanner').includes('true')) read.set('noBanner', 'true')
  return read.size > 0 ? `${path}?${read.toString()}` : path
}

/** Nothing in the shared page may come from one customer. */
export function withoutCustomer(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { cookie: _cookie, 'accept-language': _language, authorization: _authorization, ...others } = headers
  return { ...others, cookie: 'accessToken=any' }
}
