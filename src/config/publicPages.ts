import { CONTENT_PAGES } from './operator/pageNames'
import { legalPages } from './legalPages'

export const publicPages = [
  '/',
  '/exchange',
  '/exchange-v2',
  '/crypto-to-crypto',
  '/buy-sell-crypto',
  '/buy-crypto',
  '/sell-crypto',
  '/swap/tether',
  '/coins',
  '/coins/stablecoins',
  '/cryptocurrency-rates',
  '/faq',
  '/loyalty',
  '/how-to-exchange',
  ...CONTENT_PAGES,
  ...legalPages,
] as const
