import { COMMISSION_TERMS } from '@/config/environment/commissionTerms'
import { type AddressPatterns, checkByPattern } from '@/server/providers/addressPatterns'
import type { Provider, ProviderProfile } from '@/server/providers/provider'
import { simpleswapAssets } from './simpleswapAssets'
import type { SimpleswapSettings } from './simpleswapCall'
import { createSimpleswap, readSimpleswap } from './simpleswapOrders'
import { quoteSimpleswap } from './simpleswapQuote'

const PROFILE: ProviderProfile = {
  name: 'SimpleSwap',
  url: 'https://simpleswap.io',
  supportUrl: 'https://simpleswap.io/contacts',
  termsUrl: 'https://simpleswap.io/terms-of-service',
  custody: 'custodial',
  kyc: 'possible',
  needsUserIp: false,
  refundAddress: 'optional',
  refunds: 'support',
  commission: COMMISSION_TERMS.simpleswap,
}

/**
 * SimpleSwap v3, never tried live. `exchanges/check` and the list of orders are not used: their responses are not
 * documented. Refunds go through its support.
 */
export function makeSimpleswap(settings: SimpleswapSettings): Provider {
  const patterns: AddressPatterns = new Map()
  return {
    id: 'simpleswap',
    profile: PROFILE,
    assets: (catalogue, context) => simpleswapAssets(settings, patterns, catalogue, context),
    quote: (question, context) => quoteSimpleswap(settings, question, context),
    create: (order, context) => createSimpleswap(settings, order, context),
    read: (ref, context) => readSimpleswap(settings, ref, context),
    checkAddress: (asset, address, extraId) =>
      Promise.resolve(checkByPattern(patterns, asset, address, extraId)),
  }
}
