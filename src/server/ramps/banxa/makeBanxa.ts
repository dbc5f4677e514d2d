import type { Ramp, RampProfile } from '@/server/ramps/ramp'
import type { BanxaSettings } from './banxaCall'
import { banxaHosts } from './banxaNetworks'
import { type BanxaMethods, banxaOfferings } from './banxaOfferings'
import { openBanxa, readBanxa, receiveBanxa, returnedBanxa } from './banxaOrders'
import { quoteBanxa } from './banxaQuote'

const profileOf = ({ url }: BanxaSettings): RampProfile => ({
  name: 'Banxa',
  url: 'https://banxa.com',
  termsUrl: 'https://banxa.com/terms-of-use',
  privacyUrl: 'https://banxa.com/privacy-and-cookies-policy',
  supportUrl: 'https://support.banxa.com',
  complaintsUrl: 'https://support.banxa.com',
  entity: 'Banxa Holdings Inc. and its company of the region',
  // None that we have seen in a register.
  authorisations: [],
  custody: 'custodial',
  proof: { buy: 'none', sell: 'none' },
  takesExtraId: true,
  pageHosts: banxaHosts(url),
  needsUserIp: false,
  tracks: 'order',
  // Its thresholds are not published: documents may be wanted from the first unit.
  kyc: [{ method: 'all', freeUpTo: null, currency: 'EUR', per: 'order' }],
  // The partner's share is part of its contract.
  maxBasisPoints: 0,
})

/**
 * Hosted checkout v2 by its documentation and one public client, never tried live. Assumed: the order of a sale holds its
 * deposit address as `depositAddress`; what is signed of a webhook is that of the older scheme; the customer's id, which has
 * to be stable, is our order's, because we know no customers. There is no
 * `find`: orders are read by Banxa's id, and a list by `externalOrderId` is in no document or client that we could read.
 */
export function makeBanxa(settings: BanxaSettings): Ramp {
  const methods: BanxaMethods = new Map()
  const profile = profileOf(settings)
  return {
    id: 'banxa',
    profile,
    offerings: (catalogue, context) => banxaOfferings(settings, methods, catalogue, context),
    quote: (question, context) => quoteBanxa(settings, methods, question, context),
    open: (order, context) => openBanxa(settings, { profile, methods }, order, context),
    read: (ref, context) => readBanxa(settings, ref, context),
    returned: returnedBanxa,
    receive: (webhook) => receiveBanxa(settings, webhook),
  }
}
