// @ts-check

/** Pages at one fixed address each, in the order of the sitemap. */
export const CONTENT_PAGES = /** @type {const} */ ([
  '/about',
  '/contacts',
  '/reviews',
  '/how-it-works',
  '/fees',
  '/security',
  '/brand-partners',
  '/maintenance',
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

/** Pages that an operator may switch off, each with all pages below it. What an exchange needs, and legal documents, are not among them. */
export const SWITCHABLE_PAGES = /** @type {const} */ ([
  '/buy-sell-crypto',
  '/buy-crypto',
  '/sell-crypto',
  '/swap/tether',
  '/coins/stablecoins',
  '/cryptocurrency-rates',
  '/faq',
  '/loyalty',
  '/how-to-exchange',
  '/what-is',
  ...CONTENT_PAGES,
  '/views/cashback-calculator',
])

export const PROGRAMME_PAGES = {
  loyalty: [
    '/loyalty',
    '/platinum-users',
    '/views/cashback-calculator',
    '/customer-account/loyalty',
    '/customer-account/payouts',
  ],
  affiliate: ['/affiliate-program', '/invite-friends'],
  ambassador: ['/ambassador-program'],
  contest: ['/trading-contest'],
  partners: ['/brand-partners'],
  reviews: ['/reviews'],
  mobileApp: ['/mobile-app'],
}

export const HOME_SECTIONS = /** @type {const} */ (['rates', 'lastExchanges', 'steps', 'proof', 'loyalty'])

/** The languages of src/i18n/locales.js, which this folder may not import; a test compares the two. */
export const LANGUAGE_CODES = /** @type {const} */ ([
  'en',
  'de',
  'vi',
  'es',
  'pt',
  'ru',
  'ja',
  'cn',
  'id',
  'fr',
])

/** First segments of the addresses of src/pages; a test compares them. */
export const OWN_PAGES = [
  ...new Set([
    ...SWITCHABLE_PAGES.map((path) => path.split('/')[1] ?? ''),
    '404',
    '500',
    'accessibility',
    'aml-policy',
    'complaints',
    'cookie-policy',
    'crypto-to-crypto',
    'customer-account',
    'desk',
    'exchange',
    'exchange-v2',
    'exchanges',
    'imprint',
    'privacy-policy',
    'providers',
    'refund-policy',
    'restricted',
    'restricted-countries',
    'risk-disclosure',
    'terms-of-use',
    'verify-receipt',
  ]),
]

/** First segments of other addresses: src/http/addresses.js and folders of `public`; a test compares them. */
const OTHER_ADDRESSES = [
  'api',
  'auth-service',
  'coins',
  'fonts',
  'monitoring-tunnel',
  'share',
  'sitemaps',
  'texts',
]

/** @param {string} name @returns {boolean} whether an address of the site begins with it */
export const isReservedName = (name) =>
  [...OWN_PAGES, ...OTHER_ADDRESSES, ...LANGUAGE_CODES].some((one) => one === name) ||
  name.startsWith('buy-and-sell-crypto-on')
