import { DEFAULT_LOCALE, LOCALES } from '@/config/locales'
import { type Address, addressOf, methodsOf } from './addresses'

type Locale = (typeof LOCALES)[number]

/** A request target as it is judged and as everything behind the listener uses it. */
export type SiteRequest = {
  /** Canonical and encoded, with its language. */
  path: string
  /** Encoded, with its question mark; empty without a query. */
  search: string
  /** Decoded, without its language. */
  place: string
  locale: Locale
  /** A file of the build: no address of ours. */
  isAsset: boolean
  /** The build whose page's data are requested for client-side navigation; null for the page itself. */
  dataOf: string | null
  address: Address
}

export type Refusal = { status: number; headers?: Record<string, string> }
type Redirect = { movedTo: string }

/** Characters; ours have at most some 150. */
const MAX_PATH = 512
/** Characters; ours have at most some 2,000. */
const MAX_QUERY = 8000
/** Nothing unencoded that browsers and other servers read in different ways: `#`, `\`, controls, spaces, other scripts. */
const TARGET = /^\/[\x21-\x7e]*$/
const AMBIGUOUS = /[#\\<>"^`{|}]/
const CONTROL = /\p{Cc}/u
/** Line breaks and tabs of a text in a query are fine; nothing else that does not print. */
const CONTROL_IN_QUERY = /[^\P{Cc}\t\n\r]/u
const SEPARATOR = /[/\\]/
/** Left as they are (RFC 3986 §3.3); `encodeURIComponent` encodes more. */
const ENCODED_DELIMITER = /%(?:24|26|2B|2C|3A|3B|3D|40)/g
/** A back end may read any other character in a way of its own, such as `;`. */
const API_PATH = /^(?:\/[\w.~:@+=-]+)+$/
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const READ = ['GET', 'HEAD']
const ASSETS = '/_next/static/'
const DATA = /^\/_next\/data\/([\w-]+)\/(.+)\.json$/

/** Judges a request's method and target, once for all that comes after. */
export function readTarget(method: string, target: string): SiteRequest | Refusal | Redirect {
  if (!METHODS.includes(method)) return { status: 405 }
  const [path = '', query] = target.split(/\?(.*)/s, 2)
  if (path.length > MAX_PATH || target.length - path.length > MAX_QUERY) return { status: 414 }
  if (!TARGET.test(target) || AMBIGUOUS.test(path) || target.includes('#')) return { status: 400 }
  const segments = decodedSegments(path)
  if (!segments || !isReadableQuery(query)) return { status: 400 }
  const search = query ? encodeQuery(`?${query}`) : ''
  const canonical = canonicalPath(segments)
  if (canonical !== path) return { movedTo: canonical + search }
  const found = requestAt(segments, canonical, search)
  if (!found) return { status: 404 }
  if (found.address.handledBy === 'none') return { status: 404 }
  if (found.address.handledBy === 'api' && !API_PATH.test(found.place)) return { status: 400 }
  const methods = found.isAsset || found.dataOf !== null ? READ : methodsOf(found.address)
  if (methods && !methods.includes(method)) return { status: 405, headers: { allow: methods.join(', ') } }
  return found
}

/** Null: a segment cannot be decoded, or is another path once it is. */
function decodedSegments(path: string): string[] | null {
  try {
    const segments = path.split('/').slice(1).map(decodeURIComponent)
    return segments.some((segment) => SEPARATOR.test(segment) || CONTROL.test(segment)) ? null : segments
  } catch {
    return null
  }
}

function isReadableQuery(query: string | undefined): boolean {
  if (!query) return true
  try {
    return !CONTROL_IN_QUERY.test(decodeURIComponent(query))
  } catch {
    return false
  }
}

/** Dot segments (RFC 3986 §5.2.4) and empty ones removed, language in lower case and not the default, one encoding. */
function canonicalPath(segments: readonly string[]): string {
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else if (segment !== '.' && segment !== '') kept.push(segment)
  }
  while (languageOf(kept) === DEFAULT_LOCALE) kept.shift()
  const locale = languageOf(kept)
  const named = locale === undefined ? kept : [locale, ...kept.slice(1)]
  return `/${named.map(encodeSegment).join('/')}`
}

const languageOf = ([first = '']: readonly string[]) => LOCALES.find((one) => one === first.toLowerCase())

const encodeSegment = (segment: string) =>
  encodeURIComponent(segment).replace(ENCODED_DELIMITER, decodeURIComponent)

const encodeQuery = (search: string) => new URL(search, 'http://site').search

function requestAt(segments: readonly string[], path: string, search: string): SiteRequest | null {
  const isAsset = path.startsWith(ASSETS)
  const data = DATA.exec(path)
  const { locale, place } = placeOf(data ? (data[2] ?? '').split('/').map(decodeURIComponent) : segments)
  // Next.js would find them behind a language too.
  if (!isAsset && /^\/_next(?:\/|$)/.test(place)) return null
  const address = addressOf(place)
  // Only pages have languages, and only they have data.
  if (address.handledBy !== 'page' && (data !== null || locale !== DEFAULT_LOCALE)) return null
  // What Next.js names the data of `/` and of `/index`.
  const shown = data && place === '/index' ? '/' : place
  return { path, search, place: shown, locale, isAsset, dataOf: data?.[1] ?? null, address: addressOf(shown) }
}

function placeOf(segments: readonly string[]): { locale: Locale; place: string } {
  const locale = LOCALES.find((one) => one === segments[0])
  const rest = locale === undefined ? segments : segments.slice(1)
  return { locale: locale ?? DEFAULT_LOCALE, place: `/${rest.filter(Boolean).join('/')}` }
}
