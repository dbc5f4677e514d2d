// @ts-check
import { LOCALES } from '../locales.js'

/** Pages at one fixed address each, which are prose or a feature of their own. */
const CONTENT_PAGES = /** @type {const} */ ([
  '/about',
  '/contacts',
  '/reviews',
  '/how-it-works',
  '/fees',
  '/security',
  '/brand-partners',
  '/maintenance',
  '/status',
  '/mobile-app',
  '/platinum-users',
  '/invite-friends',
  '/affiliate-program',
  '/ambassador-program',
  '/trading-contest',
  '/cryptoexchange',
  '/no-sign-up-exchange',
  '/crypto',
  '/token',
  '/fiat',
])

/** The operator's legal documents: each is a page of prose, and indexed only while no setting of `legal` is missing in it. */
export const LEGAL_PAGES = /** @type {const} */ ([
  '/terms-of-use',
  '/privacy-policy',
  '/cookie-policy',
  '/aml-policy',
  '/refund-policy',
  '/risk-disclosure',
  '/complaints',
  '/restricted-countries',
  '/accessibility',
  '/imprint',
])

const MARKET_PAGES = /** @type {const} */ ([
  '/buy-sell-crypto',
  '/buy-crypto',
  '/sell-crypto',
  '/swap/tether',
  '/coins/stablecoins',
  '/cryptocurrency-rates',
  '/faq',
  '/loyalty',
  '/how-to-exchange',
])

/** Pages that an operator may switch off, each with all pages below it. What an exchange needs, and legal documents, are not among them. */
export const SWITCHABLE_PAGES = /** @type {const} */ ([
  ...MARKET_PAGES,
  '/what-is',
  ...CONTENT_PAGES,
  '/views/cashback-calculator',
])

/** Those that an operator may switch off besides, where a back end of their own has no accounts. */
export const ACCOUNT_PAGE = /** @type {const} */ ('/customer-account')

/** Pages at one address each that search engines may know, in the order of the sitemap. */
export const PUBLIC_PAGES = /** @type {const} */ ([
  '/',
  '/exchange',
  '/exchange-v2',
  '/crypto-to-crypto',
  '/coins',
  ...MARKET_PAGES,
  ...CONTENT_PAGES,
  ...LEGAL_PAGES,
])

/** All others, each with all pages below it: personal and embedded ones, tools, and those of Next.js. */
export const UNLISTED_PAGES = [
  '/404',
  '/500',
  '/account-form',
  '/contact-form',
  ACCOUNT_PAGE,
  '/desk',
  '/exchange-form',
  '/exchanges',
  '/offline',
  '/own-exchange',
  '/partners',
  '/pay',
  '/providers',
  '/restricted',
  '/verify-receipt',

  '/views',
  '/widget',
]

export const PROGRAMME_PAGES = {
  loyalty: [
    '/loyalty',
    '/platinum-users',
    '/views/cashback-calculator',
    '/customer-account/loyalty',
    '/customer-account/payouts',
    '/customer-account/invitations',
  ],
  affiliate: ['/affiliate-program', '/invite-friends', '/partners', '/widget'],
  ambassador: ['/ambassador-program', '/customer-account/ambassador'],
  contest: ['/trading-contest'],
  partners: ['/brand-partners'],
  reviews: ['/reviews'],
  mobileApp: ['/mobile-app'],
}

export const HOME_SECTIONS = /** @type {const} */ (['rates', 'lastExchanges', 'steps', 'proof', 'loyalty'])

/** First segments of other addresses: src/http/addresses.ts and folders of `public`; a test compares them. */
const OTHER_ADDRESSES = [
  'api',
  'app',
  'app-icons',
  'auth-service',
  'coins',
  'compat',
  'fonts',
  'monitoring-tunnel',
  'share',
  'shared',
  'sitemaps',
  'texts',
  'track',
]

const RESERVED_NAMES = new Set([
  ...[...PUBLIC_PAGES, ...SWITCHABLE_PAGES, ...UNLISTED_PAGES].map((path) => path.split('/')[1]),
  ...OTHER_ADDRESSES,
  ...LOCALES,
])

/** @param {string} name @returns {boolean} whether an address of the site begins with it */
export const isReservedName = (name) => RESERVED_NAMES.has(name) || name.startsWith('buy-and-sell-crypto-on')
