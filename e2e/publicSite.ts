import { publicPages } from '../src/config/publicPages'

/** Not in the sitemap, but seen by people. */
const UNLISTED = ['/restricted', '/no-such-page']

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

export const SEEN_PAGES: readonly string[] = [...publicPages, ...VARIABLE_PAGES, ...UNLISTED]

/** A page of each kind: pages made alike differ by their words alone, and are all in the full run. */
export const ONE_OF_EACH_KIND: readonly string[] = [
  ...VARIABLE_PAGES,
  ...UNLISTED,
  '/',
  '/exchange',
  '/exchange-v2',
  '/crypto-to-crypto',
  '/buy-crypto',
  '/swap/tether',
  '/coins',
  '/cryptocurrency-rates',
  '/faq',
  '/loyalty',
  '/how-to-exchange',
  '/about',
  '/contacts',
  '/reviews',
  '/affiliate-program',
  '/trading-contest',
]
