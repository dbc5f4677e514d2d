import { ADDRESSES } from './addresses.js'

/** The same for every operator. What depends on settings is in shell/pageHeaders. */

const header = (/** @type {string} */ key, /** @type {string} */ value) => ({ key, value })

const unguessed = header('X-Content-Type-Options', 'nosniff')
const always = [
  unguessed,
  header('Referrer-Policy', 'strict-origin-when-cross-origin'),
  // Windows that we open, or a payment script opens, may stay in touch with us; our openers may not.
  header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups'),
  header('Origin-Agent-Cluster', '?1'),
]
const ownResource = header('Cross-Origin-Resource-Policy', 'same-origin')
const anybodysResource = header('Cross-Origin-Resource-Policy', 'cross-origin')
// Framing is for embedded views only (issue 4); DENY is for browsers that do not know the policy.
const unframed = header('X-Frame-Options', 'DENY')
/** A worker is bound by the policy of its own file, so that may load parts and call this site. */
const filePolicy = header(
  'Content-Security-Policy',
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
)
/** A build's scripts and styles, some ten to a page: what else is for documents says nothing of them. */
const buildFile = [
  unguessed,
  ownResource,
  unframed,
  header('Content-Security-Policy', "default-src 'self'; frame-ancestors 'none'"),
]
/** For responses to machines, should a browser ever show one as a page. */
const dataPolicy = header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")

/** Icons and fonts change only with a release. */
const longLived = [header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=2592000')]

/** Policies of pages are set by src/proxy.ts, that of the view by its loader. */
const CLASSES = {
  page: [],
  account: [],
  // Its addresses name orders.
  desk: [
    header('Referrer-Policy', 'no-referrer'),
    header('Cross-Origin-Opener-Policy', 'same-origin'),
    header('X-Robots-Tag', 'noindex, nofollow, noarchive'),
  ],
  view: [anybodysResource],
  data: [dataPolicy],
  sharedData: [dataPolicy, anybodysResource],
}

const VIEWS = ADDRESSES.filter(({ headers }) => headers === 'view')
  .map(({ path }) => path.slice(1))
  .join('|')

const sourceOf = (/** @type {string} */ path) => path.replace(/\/\*+$/, '/:path*')

/** Of lines that name one header the last counts, but of the table's rows the first: hence reversed. */
export const fixedHeaders = [
  { source: '/:path*', headers: [...always, ownResource, filePolicy] },
  {
    source: '/_next/:path((?!static/).*)',
    locale: false,
    headers: [...always, ownResource, filePolicy, unframed],
  },
  { source: '/_next/static/:path*', locale: false, headers: buildFile },
  { source: '/', headers: [unframed] },
  { source: `/:path((?!(?:${VIEWS})$).+)`, headers: [unframed] },
  ...ADDRESSES.flatMap(({ path, headers }) =>
    CLASSES[headers].length > 0 ? [{ source: sourceOf(path), headers: CLASSES[headers] }] : [],
  ).reverse(),
  // The icon by which wallets and other machines show this site.
  { source: '/icon.svg', headers: [anybodysResource] },
  { source: '/coins/:file(.*\\.svg)', headers: longLived },
  { source: '/fonts/:path*', headers: [...longLived, dataPolicy] },
  // A worker stays on a device for months: a fix has to arrive at once.
  { source: '/push-worker.js', headers: [header('Cache-Control', 'no-cache')] },
]
