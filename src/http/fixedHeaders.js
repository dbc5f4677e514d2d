/** Headers that are the same for every operator, as next.config.js wants them. What hangs on his settings is in shell/pageHeaders. */

const header = (/** @type {string} */ key, /** @type {string} */ value) => ({ key, value })

const always = [
  header('X-Content-Type-Options', 'nosniff'),
  header('Referrer-Policy', 'strict-origin-when-cross-origin'),
  // A window that we open, or a vendor's script for a payment, may stay in touch with us; whoever opens us may not.
  header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups'),
  header('Origin-Agent-Cluster', '?1'),
]
const ownResource = header('Cross-Origin-Resource-Policy', 'same-origin')
const anybodysResource = header('Cross-Origin-Resource-Policy', 'cross-origin')
// Only what is made for it may stand in other people's pages (issue 4); DENY is for browsers that do not know the policy.
const unframed = header('X-Frame-Options', 'DENY')
/** Of files. A worker is bound by the policy of its file, so it may load its parts and ask this site. */
const filePolicy = header(
  'Content-Security-Policy',
  "default-src 'self'; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
)
/** Of answers for machines, should a browser ever show one as a page. */
const answerPolicy = header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")

/** Under which names they are asked for, and where src/proxy.ts finds them. They bring a policy of their own. */
const VIEWS = 'views/|api/site/views/'
const ANSWERS = 'api|auth-service|monitoring-tunnel|share|sitemaps'

// Icons and fonts change only with a release; a day old copy of one does no harm.
const longLived = [header('Cache-Control', 'public, max-age=86400, stale-while-revalidate=2592000')]

/**
 * Of several lines that name one header the last counts. The languages, which every other line has in front of its path
 * by itself, do not stand before those that say so.
 */
export const fixedHeaders = [
  { source: '/:path*', headers: [...always, ownResource, filePolicy] },
  { source: '/_next/:path*', locale: false, headers: [...always, ownResource, filePolicy, unframed] },
  { source: '/', headers: [unframed] },
  { source: `/:path((?!${VIEWS}).+)`, headers: [unframed] },
  { source: `/:door(${ANSWERS})/:path*`, headers: [answerPolicy] },
  { source: '/:list(robots.txt|sitemap.xml)', headers: [answerPolicy] },
  { source: `/:views(${VIEWS}):path(.+)`, headers: [anybodysResource] },
  // Pictures of shared links, and the sign by which wallets and other machines show this site.
  { source: '/:share(share|api/site/share)/:path*', headers: [anybodysResource] },
  { source: '/icon.svg', headers: [anybodysResource] },
  { source: '/coins/:file(.*\\.svg)', headers: longLived },
  { source: '/fonts/:path*', headers: longLived },
  // A worker stays on a device for months: a mended one has to arrive at once.
  { source: '/push-worker.js', headers: [header('Cache-Control', 'no-cache')] },
]
