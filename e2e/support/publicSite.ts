import { PUBLIC_PAGES } from '../../src/config/operator/pageNames'

/** Not in the sitemap, but seen by people. */
const UNLISTED = ['/restricted', '/exchanges', '/no-such-page']

/** One page of each type whose address has a variable part, and every page that has none. */
const VARIABLE_PAGES = [
  '/coins/usdt',
  '/buy-crypto/eth',
  '/sell-crypto/usdt',
  '/crypto-to-crypto/btc-lightning-eth',
  '/buy-sell-crypto/eur-btc',
  '/how-to-exchange/xrp/usdttrc20',
  '/what-is/tether',
] as const

export const SEEN_PAGES: readonly string[] = [...PUBLIC_PAGES, ...VARIABLE_PAGES, ...UNLISTED]
