import { checkByPattern, type AddressPatterns } from '@/server/providers/addressPatterns'
import type { Provider, ProviderProfile } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { transactionResponse } from './exolixResponses'
import { exolixAssets } from './exolixAssets'
import { callExolix, type ExolixSettings } from './exolixCall'
import { createExolix } from './exolixCreate'
import { quoteExolix } from './exolixQuote'
import { exolixState } from './exolixState'
import { findExolix } from './findExolix'

const PROFILE: ProviderProfile = {
  name: 'Exolix',
  url: 'https://exolix.com',
  supportUrl: 'https://exolix.com/contact',
  termsUrl: 'https://exolix.com/terms',
  custody: 'custodial',
  kyc: 'possible',
  needsUserIp: false,
  refundAddress: 'optional',
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
    async read({ id }, context) {
      // Without an id the path is that of the history.
      if (id === '') throw new ProviderError('not_found')
      const path = `/transactions/${encodeURIComponent(id)}`
      return exolixState(await callExolix(settings, context, { path, schema: transactionResponse }))
    },
    checkAddress: (asset, address, extraId) =>
      Promise.resolve(checkByPattern(patterns, asset, address, extraId)),
    find: (order, since, context) => findExolix(settings, order, since, context),
  }
}
