import { WORKER_PATH } from '@/browser/worker/workerSettings'
import { CHANGENOW_COMPAT } from '@/domain/partner/compatPath'
import { SHARED_PATH } from '@/domain/site/sharedText'
import {
  OWN_EXCHANGE_PATH,
  PAY_PATH,
  PLAIN_ACCOUNT_PATH,
  PLAIN_CONTACT_PATH,
  PLAIN_FORM_PATH,
} from '@/domain/site/plainPages'
import { TRACK_PATH } from '@/domain/site/trackAddress'

/** Each is in siteHandlers.ts. */
export type SiteHandlerName =
  | 'live'
  | 'ready'
  | 'version'
  | 'metrics'
  | 'providers'
  | 'region'
  | 'referral'
  | 'brandFile'
  | 'vitals'
  | 'cardSignature'
  | 'cardPurchase'
  | 'tunnel'
  | 'share'
  | 'sitemap'
  | 'sitemapIndex'
  | 'robots'
  | 'manifest'
  | 'serviceWorker'
  | 'appIcon'
  | 'shared'
  | 'track'
  | 'assetLinks'
  | 'securityText'
  | 'receiptKeys'

type Common = {
  /** One path, all below it (`/**`), one segment below it (`/*`), or all that begin so (`-*`). */
  path: string
  /** Its class in fixedHeaders.ts. */
  headers: 'page' | 'account' | 'desk' | 'view' | 'widget' | 'bare' | 'form' | 'owner' | 'data' | 'sharedData'
  isCacheable?: true
  /** Costs as much as a page, so the limit of rendering counts it. */
  isRendered?: true
  /** Its name in metrics and logs. */
  label?: string
  /** False: robots.txt disallows it. */
  isCrawled?: false
}

export type Address = Common &
  (
    | { handledBy: 'api' | 'none' }
    /** `hasForms`: forms of the page are posted to it. */
    | { handledBy: 'page'; hasForms?: true }
    | { handledBy: 'site'; handler: SiteHandlerName; methods?: readonly string[] }
  )

const READ = ['GET', 'HEAD']
const POST = ['POST']
const READ_AND_POST = [...READ, ...POST]

/** Every address that is not an ordinary page; the first match counts. */
export const ADDRESSES: readonly Address[] = [
  { path: '/api/site/live', handledBy: 'site', handler: 'live', headers: 'data' },
  { path: '/api/site/ready', handledBy: 'site', handler: 'ready', headers: 'data' },
  { path: '/api/site/version', handledBy: 'site', handler: 'version', headers: 'data' },
  { path: '/api/site/metrics', handledBy: 'site', handler: 'metrics', headers: 'data' },
  { path: '/api/site/providers', handledBy: 'site', handler: 'providers', headers: 'data' },
  { path: '/api/site/region', handledBy: 'site', handler: 'region', headers: 'data' },
  { path: '/api/site/referral', handledBy: 'site', handler: 'referral', methods: POST, headers: 'data' },
  { path: '/api/site/brand/*', handledBy: 'site', handler: 'brandFile', headers: 'data' },
  { path: '/api/site/vitals', handledBy: 'site', handler: 'vitals', methods: POST, headers: 'data' },
  {
    path: '/api/site/card-signature',
    handledBy: 'site',
    handler: 'cardSignature',
    methods: POST,
    headers: 'data',
  },
  { path: '/api/site/card-purchase', handledBy: 'site', handler: 'cardPurchase', headers: 'data' },
  {
    path: '/monitoring-tunnel',
    handledBy: 'site',
    handler: 'tunnel',
    methods: POST,
    headers: 'data',
    isCrawled: false,
  },
  { path: '/share/*', handledBy: 'site', handler: 'share', isRendered: true, headers: 'sharedData' },
  { path: '/sitemaps/*', handledBy: 'site', handler: 'sitemap', isRendered: true, headers: 'data' },
  { path: '/sitemap.xml', handledBy: 'site', handler: 'sitemapIndex', isRendered: true, headers: 'data' },
  { path: '/robots.txt', handledBy: 'site', handler: 'robots', headers: 'data', label: 'file' },
  { path: '/site.webmanifest', handledBy: 'site', handler: 'manifest', headers: 'data', label: 'file' },
  // As of a page: what the worker fetches is bound by the policy of its own file.
  { path: WORKER_PATH, handledBy: 'site', handler: 'serviceWorker', headers: 'page', label: 'file' },
  { path: '/app-icons/*', handledBy: 'site', handler: 'appIcon', isRendered: true, headers: 'data' },
  { path: SHARED_PATH, handledBy: 'site', handler: 'shared', headers: 'data', isCrawled: false },
  { path: TRACK_PATH, handledBy: 'site', handler: 'track', headers: 'data', isCrawled: false },
  {
    path: '/.well-known/assetlinks.json',
    handledBy: 'site',
    handler: 'assetLinks',
    headers: 'data',
    label: 'file',
  },
  {
    path: '/.well-known/security.txt',
    handledBy: 'site',
    handler: 'securityText',
    headers: 'data',
    label: 'file',
  },
  {
    path: '/.well-known/halyard-receipt-keys.json',
    handledBy: 'site',
    handler: 'receiptKeys',
    headers: 'data',
    label: 'file',
  },
  { path: '/api/v3/**', handledBy: 'api', headers: 'data' },
  { path: '/api/v4/**', handledBy: 'api', headers: 'data' },
  // Of wallets that know ChangeNOW: no browser has a use for them.
  {
    path: `${CHANGENOW_COMPAT}/**`,
    handledBy: 'api',
    headers: 'data',
    label: CHANGENOW_COMPAT,
    isCrawled: false,
  },
  { path: '/auth-service/**', handledBy: 'api', headers: 'data', isCrawled: false },
  { path: '/api/**', handledBy: 'none', headers: 'data', isCrawled: false },
  { path: '/offline', handledBy: 'page', isRendered: true, headers: 'bare', isCrawled: false },
  { path: '/views/cashback-calculator', handledBy: 'page', isRendered: true, headers: 'view' },
  { path: '/views/exchange', handledBy: 'page', headers: 'widget' },
  { path: '/views/exchange/*', handledBy: 'page', headers: 'widget' },
  { path: '/widget/**', handledBy: 'page', headers: 'widget' },
  // Without scripts: whoever opens them is their only reader.
  { path: PLAIN_FORM_PATH, handledBy: 'page', hasForms: true, headers: 'form', isCrawled: false },
  { path: PLAIN_CONTACT_PATH, handledBy: 'page', hasForms: true, headers: 'form', isCrawled: false },
  { path: PLAIN_ACCOUNT_PATH, handledBy: 'page', hasForms: true, headers: 'form', isCrawled: false },
  { path: `${PAY_PATH}/*`, handledBy: 'page', hasForms: true, headers: 'form', isCrawled: false },
  { path: `${OWN_EXCHANGE_PATH}/**`, handledBy: 'page', hasForms: true, headers: 'owner', isCrawled: false },
  // No page where the operator has named no staff.
  { path: '/desk', handledBy: 'page', headers: 'desk', isCrawled: false },
  // Cached by accountPlan.ts, except the data of a page; the pages say noindex themselves.
  { path: '/customer-account/**', handledBy: 'page', headers: 'account' },
  { path: '/customer-account', handledBy: 'page', headers: 'account' },
  { path: '/partners/**', handledBy: 'page', headers: 'account' },
  { path: '/partners', handledBy: 'page', headers: 'account' },
]

const PAGE: Address = { path: '/**', handledBy: 'page', isCacheable: true, headers: 'page' }

/** The matched rest; null without a match. */
function matchOf(pattern: string, path: string): string | null {
  if (!pattern.endsWith('*')) return path === pattern ? '' : null
  const isDeep = pattern.endsWith('**')
  const start = pattern.slice(0, isDeep ? -2 : -1)
  if (!path.startsWith(start)) return null
  const rest = path.slice(start.length)
  return isDeep || (rest !== '' && !rest.includes('/')) ? rest : null
}

/** `path`: without its language. */
export const addressOf = (path: string): Address =>
  ADDRESSES.find((address) => matchOf(address.path, path) !== null) ?? PAGE

/** Of providers, for the embedded back end; no call of the contract. */
export const PROVIDER_WEBHOOKS = '/api/v4/provider-webhooks/'
export const RAMP_WEBHOOKS = '/api/v4/ramp-webhooks/'

/** What `/*` or `/**` of the address stands for. */
export const restOf = (address: Address, path: string): string => matchOf(address.path, path) ?? ''

export const methodsOf = (address: Address): readonly string[] | null => {
  if (address.handledBy === 'page') return address.hasForms ? READ_AND_POST : READ
  return address.handledBy === 'site' ? (address.methods ?? READ) : null
}
