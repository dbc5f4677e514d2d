import type { SiteRequest } from './siteRequest'

/** The same for every operator. What depends on settings is in shell/pageHeaders. */
type Headers = Readonly<Record<string, string>>

const UNGUESSED = { 'X-Content-Type-Options': 'nosniff' }
const ALWAYS = {
  ...UNGUESSED,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Windows that we open, or a payment script opens, may stay in touch with us; our openers may not.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Origin-Agent-Cluster': '?1',
}
const OWN_RESOURCE = { 'Cross-Origin-Resource-Policy': 'same-origin' }
const ANYBODYS_RESOURCE = { 'Cross-Origin-Resource-Policy': 'cross-origin' }
// Framing is for embedded views only; DENY is for browsers that do not know the policy.
const UNFRAMED = { 'X-Frame-Options': 'DENY' }
/** A worker is bound by the policy of its own file, so that may load parts and call this site. */
const FILE_POLICY = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}
/** For responses to machines, should a browser ever show one as a page. */
const DATA_POLICY = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }
/** Icons and fonts change only with a release. */
const LONG_LIVED = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=2592000' }

/** A build's scripts and styles, some ten to a page: what else is for documents says nothing of them. */
const BUILD_FILE_HEADERS: Headers = {
  ...UNGUESSED,
  ...OWN_RESOURCE,
  ...UNFRAMED,
  'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
}

const UNINDEXED = { 'X-Robots-Tag': 'noindex, nofollow, noarchive' }

const OF_ONE_READER = {
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...UNINDEXED,
}

const DOCUMENT = { ...ALWAYS, ...OWN_RESOURCE, ...FILE_POLICY, ...UNFRAMED }

/** Policies of pages are added by pageRoute.ts, those of pages without the site's scripts by their loaders. */
const CLASSES: Record<SiteRequest['address']['headers'], Headers> = {
  page: DOCUMENT,
  account: DOCUMENT,
  // Its addresses name orders.
  desk: {
    ...DOCUMENT,
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...UNINDEXED,
  },
  bare: DOCUMENT,
  form: { ...DOCUMENT, ...OF_ONE_READER },
  // The secret of an order is in its address.
  owner: { ...DOCUMENT, ...OF_ONE_READER, 'Referrer-Policy': 'no-referrer' },
  // Its loader says who may frame it.
  widget: { ...ALWAYS, ...FILE_POLICY, ...ANYBODYS_RESOURCE, ...UNINDEXED },
  view: { ...ALWAYS, ...FILE_POLICY, ...ANYBODYS_RESOURCE },
  data: { ...DOCUMENT, ...DATA_POLICY },
  sharedData: { ...DOCUMENT, ...DATA_POLICY, ...ANYBODYS_RESOURCE },
}

const FILES: readonly (readonly [RegExp, Headers])[] = [
  // The icon by which wallets and other machines show this site.
  [/^\/icon\.svg$/, ANYBODYS_RESOURCE],
  // Pages of partners load it by its hash, which needs CORS (SRI); a changed one has another name.
  [/^\/widget-[\d.]+\.js$/, { ...ANYBODYS_RESOURCE, ...LONG_LIVED, 'Access-Control-Allow-Origin': '*' }],
  [/^\/coins\/[^/]*\.svg$/, LONG_LIVED],
  [/^\/fonts\//, { ...LONG_LIVED, ...DATA_POLICY }],
]

export function fixedHeaders({ isAsset, dataOf, address, place }: SiteRequest): Headers {
  if (isAsset) return BUILD_FILE_HEADERS
  if (dataOf !== null) return DOCUMENT
  const headers = CLASSES[address.headers]
  const ofFile = FILES.find(([pattern]) => pattern.test(place))?.[1]
  return ofFile ? { ...headers, ...ofFile } : headers
}
