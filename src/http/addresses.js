import { LOCALES } from '../i18n/locales.js'

/**
 * Every address that is not an ordinary page; the first match counts. Plain JavaScript for next.config.js.
 *
 * `path`: one path, all below it (`/**`), one segment below it (`/*`), or all that begin so (`-*`).
 * `handledBy`: `site` answers here, at `rewrittenTo` where given (`*`: the matched rest); `upstream` is the operator's
 * back end, else the embedded one; `page` is a page of Next.js. `isRendered`: costs as much as a page.
 * `headers`: its class in fixedHeaders.js. `label`: its name in metrics and logs where the build's differs.
 * @type {readonly import('./addresses').Address[]}
 */
export const ADDRESSES = [
  {
    path: '/api/site/share/**',
    handledBy: 'site',
    isRendered: true,
    isCacheable: false,
    headers: 'sharedData',
  },
  { path: '/api/site/sitemaps/**', handledBy: 'site', isRendered: true, isCacheable: false, headers: 'data' },
  { path: '/api/site/**', handledBy: 'site', isCacheable: false, headers: 'data' },
  { path: '/api/monitoring-tunnel', handledBy: 'site', isCacheable: false, headers: 'data' },
  { path: '/api/**', handledBy: 'upstream', isCacheable: false, headers: 'data', isCrawled: false },
  {
    path: '/auth-service/**',
    handledBy: 'upstream',
    rewrittenTo: '/api/auth-service/*',
    keepsQuery: true,
    isCacheable: false,
    headers: 'data',
    label: '/auth-service/[...path]',
    isCrawled: false,
  },
  {
    path: '/monitoring-tunnel',
    handledBy: 'site',
    rewrittenTo: '/api/monitoring-tunnel',
    keepsQuery: true,
    isCacheable: false,
    headers: 'data',
    label: '/monitoring-tunnel',
    isCrawled: false,
  },
  {
    path: '/share/*',
    handledBy: 'site',
    isRendered: true,
    rewrittenTo: '/api/site/share/*',
    isCacheable: false,
    headers: 'sharedData',
    label: '/share/[name]',
  },
  {
    path: '/texts/**',
    handledBy: 'site',
    rewrittenTo: '/api/site/texts/*',
    isCacheable: true,
    headers: 'data',
    label: '/texts/[...path]',
  },
  {
    path: '/sitemaps/*',
    handledBy: 'site',
    isRendered: true,
    rewrittenTo: '/api/site/sitemaps/*',
    isCacheable: false,
    headers: 'data',
    label: '/sitemaps/[name]',
  },
  {
    path: '/sitemap.xml',
    handledBy: 'site',
    isRendered: true,
    rewrittenTo: '/api/site/sitemaps/index.xml',
    isCacheable: false,
    headers: 'data',
    label: '/sitemap.xml',
  },
  {
    path: '/robots.txt',
    handledBy: 'site',
    rewrittenTo: '/api/site/robots',
    isCacheable: false,
    headers: 'data',
    label: 'file',
  },
  {
    path: '/site.webmanifest',
    handledBy: 'site',
    rewrittenTo: '/api/site/manifest',
    isCacheable: false,
    headers: 'data',
    label: 'file',
  },
  {
    path: '/.well-known/security.txt',
    handledBy: 'site',
    rewrittenTo: '/api/site/security',
    isCacheable: false,
    headers: 'data',
    label: 'file',
  },
  {
    path: '/.well-known/halyard-receipt-keys.json',
    handledBy: 'site',
    rewrittenTo: '/api/site/receipt-keys',
    isCacheable: false,
    headers: 'data',
    label: 'file',
  },
  {
    path: '/views/cashback-calculator',
    handledBy: 'page',
    isRendered: true,
    isCacheable: false,
    headers: 'view',
  },
  // No page where the operator has named no staff.
  { path: '/desk', handledBy: 'page', isCacheable: false, headers: 'desk', isCrawled: false },
  // Cached by accountPlan.ts, except the data of a page; the pages say noindex themselves.
  { path: '/customer-account/**', handledBy: 'page', isCacheable: false, headers: 'account' },
  { path: '/customer-account', handledBy: 'page', isCacheable: false, headers: 'account' },
  {
    path: '/buy-and-sell-crypto-on-*',
    handledBy: 'page',
    isCacheable: true,
    headers: 'page',
    label: '/buy-and-sell-crypto-on-[brand]',
  },
]

/** @type {import('./addresses').Address} */
const PAGE = { path: '/**', handledBy: 'page', isCacheable: true, headers: 'page' }

/** The matched rest; null without a match. */
function matchOf(/** @type {string} */ pattern, /** @type {string} */ path) {
  if (!pattern.endsWith('*')) return path === pattern ? '' : null
  const isDeep = pattern.endsWith('**')
  const start = pattern.slice(0, isDeep ? -2 : -1)
  if (!path.startsWith(start)) return null
  const rest = path.slice(start.length)
  return isDeep || (rest !== '' && !rest.includes('/')) ? rest : null
}

/** @type {typeof import('./addresses').addressOf} */
export function addressOf(path) {
  for (const address of ADDRESSES) {
    const rest = matchOf(address.path, path)
    if (rest !== null) return { ...address, rewrittenTo: address.rewrittenTo?.replace('*', () => rest) }
  }
  return PAGE
}

const LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`, 'i')

/** @type {typeof import('./addresses').withoutLocale} */
export const withoutLocale = (path) => path.replace(LANGUAGE, '') || '/'
