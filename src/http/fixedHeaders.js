import { ADDRESSES } from './addresses.js'

/** Headers that are the same for every operator, as next.config.js wants them. What depends on settings is in shell/pageHeaders. */

const header = (/** @type {string} */ key, /** @type {string} */ value) => ({ key, value })

const always = [
  header('X-Content-Type-Options', 'nosniff'),
  header('Referrer-Policy', 'strict-origin-when-cross-origin'),
  // A window that we open, or a vendor's script for a payment, may stay in touch with us; an opener of ours may not.
  header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups'),
  header('Origin-Agent-Cluster', '?1'),
]
const ownResource = header('Cross-Origin-Resource-Policy', 'same-origin')
const anybodysResource = header('Cross-Origin-Resource-Policy', 'cross-origin')
// Only what is made for it may be framed by other sites (issue 4); DENY is for browsers that do not know the policy.
const unframed = header('X-Frame-Options', 'DENY')
/** Of files. A worker is bound by the policy of its file, so it may load its parts and call this site. */
const filePolicy = header(
  'Content-Security-Policy',
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
)
/** Of responses for machines, should a browser ever show one as a page. */
const dataPolicy = header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")

/** Icons and fonts change only with a release; a day old copy of one does no harm. */
const longLived = [header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=2592000')]

/** What a class of addresses.js adds. The policies of pages are set by src/proxy.ts, that of the view by its loader. */
const CLASSES = {
  page: [],
  account: [],
  // Its addresses name orders. src/proxy.ts sets a policy without the origins of any outside service.
  desk: [
    header('Referrer-Policy', 'no-referrer'),
    header('Cross-Origin-Opener-Policy', 'same-origin'),
    header('X-Robots-Tag', 'noindex, nofollow, noarchive'),
  ],
  view: [anybodysResource],
  data: [dataPolicy],
  // Pictures of shared links.
  sharedData: [dataPolicy, anybodysResource],
}

const VIEWS = ADDRESSES.filter(({ headers }) => headers === 'view')
  .map(({ path }) => path.slice(1))
  .join('|')

const sourceOf = (/** @type {string} */ path) => path.replace(/\/\*+$/, '/:path*')

/**
 * Of several lines that name one header the last counts, so the rows of the table, of which the first counts, stand in
 * reverse. The languages, which every other line has in front of its path by itself, do not stand before those that say so.
 */
export const fixedHeaders = [
  { source: '/:path*', headers: [...always, ownResource, filePolicy] },
  { source: '/_next/:path*', locale: false, headers: [...always, ownResource, filePolicy, unframed] },
  { source: '/', headers: [unframed] },
  { source: `/:path((?!(?:${VIEWS})$).+)`, headers: [unframed] },
  ...ADDRESSES.flatMap(({ path, headers }) =>
    CLASSES[headers].length > 0 ? [{ source: sourceOf(path), headers: CLASSES[headers] }] : [],
  ).reverse(),
  // The icon by which wallets and other machines show this site.
  { source: '/icon.svg', headers: [anybodysResource] },
  { source: '/coins/:file(.*\\.svg)', headers: longLived },
  { source: '/fonts/:path*', headers: longLived },
  // A worker stays on a device for months: a mended one has to arrive at once.
  { source: '/push-worker.js', headers: [header('Cache-Control', 'no-cache')] },
]
