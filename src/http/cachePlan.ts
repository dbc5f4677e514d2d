import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { servedLanguages } from '@/config/operator/operatorFacts'
import { ownLanguage, LANGUAGE_COOKIE } from '@/i18n/ownLanguage'
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales'
import { accountKey } from './accountPlan'
import { addressOf, withoutLocale, type Address } from './addresses'
import { INTERNAL_REWRITE_HEADER } from './forwardedHeaders'

/** Files are streamed from the disk, except those of a build that are text. */
const FILE = /^(?!\/_next\/(?:static|data)\/).*\.\w+$|^\/_next\/static\/.*\.(?!(?:js|css)$)\w+$/
/** A request with one of these gets another response than the address alone determines. */
const UNCACHEABLE_HEADERS = [
  'authorization',
  'range',
  'x-middleware-prefetch',
  INTERNAL_REWRITE_HEADER,
  'x-prerender-revalidate',
]
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
const NAMES_LANGUAGE = new RegExp(`^/(${OTHERS.join('|')})(?:/|$)`)
const CHOICE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`)

/** How the response to a request is sent. `key`: its cache key for all who send the same, null where it belongs to
 * one request alone. `isNoindex`: as the page without its query, but excluded from search engines. `isAccount`: rendered
 * at the address `key` without anything of the customer. */
export type CachePlan = { key: string | null; isNoindex: boolean; isAccount?: boolean }

/** Null: it is no text of Next.js, or src/proxy.ts or a handler decides by more than the address, and streams it. */
export function cachePlan({ method, url = '', headers }: IncomingMessage): CachePlan | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [path = '', query = ''] = url.split('?', 2)
  const isCacheable = !UNCACHEABLE_HEADERS.some((name) => name in headers)
  if (FILE.test(path)) return null
  if (path.startsWith('/_next/')) return isCacheable ? planOfFile(url, headers) : null
  const address = addressAt(path)
  const isPage = address?.handledBy === 'page' && !address.rewrittenTo && !('x-nextjs-data' in headers)
  if (!isPage || isRedirectedToOwnLanguage(path, headers)) return null
  if (address.headers === 'account') {
    const decodedPath = withoutLocale(decodeURIComponent(path))
    const key = isCacheable ? accountKey(path, { query, decodedPath, headers }) : null
    return { key, isNoindex: false, isAccount: key !== null }
  }
  // The view reads its query on the server, and says noindex itself.
  const isNoindex = query !== '' && address.headers === 'page'
  return { key: address.isCacheable && isCacheable ? path : null, isNoindex }
}

/** Without a plan, but as costly as a page: the data of one, or what a handler of the site draws or lists. */
export function isRenderedPerRequest({ url = '' }: IncomingMessage): boolean {
  const [path = ''] = url.split('?', 1)
  return path.startsWith('/_next/data/') || addressAt(path)?.isRendered === true
}

function planOfFile(url: string, headers: IncomingHttpHeaders): CachePlan | null {
  const isData = url.startsWith('/_next/data/')
  if (url.includes('?') || isData !== 'x-nextjs-data' in headers) return null
  const page = addressAt(url.replace(/^\/_next\/data\/[^/]+(\/.*)\.json$/, '$1'))
  return page ? { key: page.isCacheable ? url : null, isNoindex: false } : null
}

/** Decoded, because Next.js finds a page by any spelling of its path. */
function addressAt(path: string): Address | null {
  try {
    return addressOf(withoutLocale(decodeURIComponent(path)))
  } catch {
    return null
  }
}

function isRedirectedToOwnLanguage(path: string, headers: IncomingHttpHeaders): boolean {
  const named = NAMES_LANGUAGE.exec(path)?.[1]
  if (named) return !servedLanguages().some((language) => language === named)
  const chosen = CHOICE.exec(headers.cookie ?? '')?.[1]
  return ownLanguage(chosen, headers['accept-language'] ?? null) !== null
}
