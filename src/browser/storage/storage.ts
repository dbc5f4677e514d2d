const KEYS = {
  colorScheme: 'color-scheme',
  recentCurrencies: 'recent-currencies',
  favoriteCurrencies: 'favorite-currencies',
  displayFiat: 'display-currency',
  offerFilter: 'offer-filter',
  rampPlace: 'buy-sell-place',
  ownExchanges: 'own-exchanges',
  pendingOrder: 'pending-order',
  pendingPayout: 'pending-payout',
  signUpNonce: 'sign-up-nonce',
  settledClaims: 'settled-claims',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  referral: 'ref',
  firstPage: 'firstPage',
  /** Stands in for Mixpanel's device id where Mixpanel is off. */
  deviceId: 'device-id',
  visitor: 'visitor',
  checkedVisitor: 'checked_visitor',
  /** ISO 8601. */
  sessionExpired: 'sessionExpired',
  lastConversationId: 'lastConversationId',
  appBannerHidden: 'app-download-banner-is-hidden',
  cookieNoticeHidden: 'cookies-notification-message-is-hidden',
  cookieConsent: 'cookie-consent',
  closedMaintenance: 'maintance-notifications',
  notifiedExchanges: 'notified-exchanges',
  wallet: 'wallet',
  walletConnect: 'wallet-connect',
  walletPayments: 'wallet-payments',
  cardPurchases: 'card-purchases',
} as const

export type StorageKey = keyof typeof KEYS

/** A private window or a full disk may refuse storage: the site then forgets, and goes on. */
export function readStored(key: StorageKey): string | null {
  try {
    return window.localStorage.getItem(KEYS[key])
  } catch {
    return null
  }
}

export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(KEYS[key])
    else window.localStorage.setItem(KEYS[key], value)
  } catch {
    // Refused storage: nothing to do.
  }
}

export function canStore(): boolean {
  try {
    window.localStorage.setItem('storage-test', '')
    window.localStorage.removeItem('storage-test')
    return true
  } catch {
    return false
  }
}

/** Empty when absent or foreign text. */
export function readStoredList<T>(key: StorageKey, isItem: (item: unknown) => item is T): T[] {
  try {
    const list: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isItem) : []
  } catch {
    return []
  }
}

export const storeList = (key: StorageKey, list: unknown[]) => store(key, JSON.stringify(list))

export function watchStored(key: StorageKey, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEYS[key] || event.key === null) changed()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
