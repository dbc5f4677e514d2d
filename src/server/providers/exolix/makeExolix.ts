import { COMMISSION_TERMS } from '@/config/environment/commissionTerms'
import { type AddressPatterns, checkByPattern } from '@/server/providers/addressPatterns'
import type { Provider, ProviderProfile } from '@/server/providers/provider'
import { exolixAssets } from './exolixAssets'
import type { ExolixSettings } from './exolixCall'
import { createExolix, findExolix, PAGE_SIZE, readExolix, readTransactions } from './exolixOrders'
import { quoteExolix } from './exolixQuote'

const PROFILE: ProviderProfile = {
  name: 'Exolix',
  url: 'https://exolix.com',
  supportUrl: 'https://exolix.com/contact',
  termsUrl: 'https://exolix.com/terms',
  custody: 'custodial',
  kyc: 'possible',
  needsUserIp: false,
  refundAddress: 'optional',
  refunds: 'support',
  commission: COMMISSION_TERMS.exolix,
}

/** v2, never tried live. Refunds go through its support. */
export function makeExolix(settings: ExolixSettings): Provider {
  const patterns: AddressPatterns = new Map()
  return {
    id: 'exolix',
    profile: PROFILE,
    assets: (catalogue, context) => exolixAssets(settings, patterns, catalogue, context),
    quote: (question, context) => quoteExolix(settings, question, context),
    create: (order, context) => createExolix(settings, order, context),
    read: (ref, context) => readExolix(settings, ref, context),
    readMany: {
      max: PAGE_SIZE,
      read: (orders, context) => readTransactions(settings, orders, context),
    },
    checkAddress: (asset, address, extraId) =>
      Promise.resolve(checkByPattern(patterns, asset, address, extraId)),
    find: (order, since, context) => findExolix(settings, order, since, context),
  }
}
