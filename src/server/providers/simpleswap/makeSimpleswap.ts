import { checkByPattern, type AddressPatterns } from '@/server/providers/addressPatterns'
import type { Provider, ProviderProfile } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { exchangeResponse } from './simpleswapResponses'
import { simpleswapAssets } from './simpleswapAssets'
import { callSimpleswap, type SimpleswapSettings } from './simpleswapCall'
import { createSimpleswap } from './simpleswapCreate'
import { quoteSimpleswap } from './simpleswapQuote'
import { simpleswapState } from './simpleswapState'

const PROFILE: ProviderProfile = {
  name: 'SimpleSwap',
  url: 'https://simpleswap.io',
  supportUrl: 'https://simpleswap.io/contacts',
  termsUrl: 'https://simpleswap.io/terms-of-service',
  custody: 'custodial',
  kyc: 'possible',
  needsUserIp: false,
  refundAddress: 'optional',
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
    async read({ id }, context) {
      // Without an id the path is that of a list.
      if (id === '') throw new ProviderError('not_found')
      const path = `/exchanges/${encodeURIComponent(id)}`
      const { result } = await callSimpleswap(settings, context, { path, schema: exchangeResponse })
      return simpleswapState(result)
    },
    checkAddress: (asset, address, extraId) =>
      Promise.resolve(checkByPattern(patterns, asset, address, extraId)),
  }
}
