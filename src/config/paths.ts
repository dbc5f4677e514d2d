/** The two ways to an order: in three steps, or on one screen. */
export type ExchangeFlow = 'steps' | 'oneScreen'

export const paths = {
  home: '/',
  exchange: '/exchange',
  addressStep: (flow: ExchangeFlow, draft: Record<string, string>) =>
    flow === 'steps'
      ? `/exchange?${new URLSearchParams({ ...draft, step: 'address' }).toString()}`
      : `/exchange-v2?${new URLSearchParams(draft).toString()}`,
  exchangeV2: '/exchange-v2',
  status: (publicId: string) => `/exchange?id=${encodeURIComponent(publicId)}`,
  statusV2: (publicId: string) => `/exchange-v2/exchange?id=${encodeURIComponent(publicId)}`,
  ownExchanges: '/exchanges',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/terms-of-use',
  restricted: '/restricted',
  providers: '/providers',
  verifyReceipt: '/verify-receipt',
  siteStatus: '/status',
  signIn: (next?: string) =>
    next ? `/customer-account?${new URLSearchParams({ next }).toString()}` : '/customer-account',
  account: {
    overview: '/customer-account/overview',
    history: '/customer-account/history',
    loyalty: '/customer-account/loyalty',
    payouts: '/customer-account/payouts',
    paymentLinks: '/customer-account/payment-links',
    ambassador: '/customer-account/ambassador',
    invitations: '/customer-account/invitations',
    settings: '/customer-account/account',
  },
  partners: {
    links: '/partners',
    statistics: '/partners/statistics',
    commissions: '/partners/commissions',
    payouts: '/partners/payouts',
    statements: '/partners/statements',
    widgets: '/partners/widgets',
    integration: '/partners/integration',
  },
  /** Of payment requests; each has its own below it. */
  pay: '/pay',
  affiliate: '/affiliate-program',
  desk: '/desk',
  passwordReset: '/customer-account/password-reset',
  contacts: '/contacts',
  contactAbout: (publicId: string) => `/contacts?exchangeId=${encodeURIComponent(publicId)}`,
  reviews: '/reviews',
  reviewOf: (publicId: string) => `/reviews?exchangeId=${encodeURIComponent(publicId)}`,
  howItWorks: '/how-it-works',
  fiat: '/fiat',
  faq: '/faq',
  cryptoToCrypto: '/crypto-to-crypto',
  buySellCrypto: '/buy-sell-crypto',
  buyCrypto: '/buy-crypto',
  sellCrypto: '/sell-crypto',
  swapTether: '/swap/tether',
  howToExchange: '/how-to-exchange',
  loyalty: '/loyalty',
  buyCoin: (coinUrl: string) => `/buy-crypto/${coinUrl}`,
  sellCoin: (coinUrl: string) => `/sell-crypto/${coinUrl}`,
  whatIs: (name: string) => `/what-is/${name}`,
  guide: (from: string, to: string) => `/how-to-exchange/${from}/${to}`,
  pair: (from: string, to: string) => `/crypto-to-crypto/${from}-${to}`,
  fiatPair: (from: string, to: string) => `/buy-sell-crypto/${from}-${to}`,
  coins: '/coins',
  stablecoins: '/coins/stablecoins',
  coin: (url: string) => `/coins/${url}`,
  rates: '/cryptocurrency-rates',
  cashbackView: '/views/cashback-calculator',
}

/** Where signing in may lead back to. */
export const returnPaths: readonly string[] = [
  ...Object.values(paths.account),
  ...Object.values(paths.partners),
  paths.desk,
]
