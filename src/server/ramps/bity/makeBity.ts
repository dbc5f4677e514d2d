import type { Ramp, RampProfile } from '@/server/ramps/ramp'
import type { BitySettings } from './bityCall'
import { bityOfferings } from './bityOfferings'
import { cancelBity, openBity, proveBity, readBity } from './bityOrders'
import { quoteBity } from './bityQuote'

const profileOf = ({ clientId }: BitySettings): RampProfile => ({
  name: 'Bity',
  url: 'https://bity.com',
  termsUrl: 'https://go.bity.com/legal',
  privacyUrl: 'https://go.bity.com/legal',
  // With a form about each order.
  supportUrl: 'https://go.bity.com/order-status',
  complaintsUrl: 'https://go.bity.com/order-status',
  entity: 'Bity SA, Neuchâtel',
  authorisations: [],
  custody: 'custodial',
  proof: { buy: 'signature', sell: 'none' },
  takesExtraId: false,
  needsUserIp: false,
  tracks: 'order',
  kyc: [{ method: 'all', freeUpTo: '1000', currency: 'CHF', per: 'day' }],
  // Only partners have a fee of their own. It names no maximum; 1 % is ours.
  maxBasisPoints: clientId === null ? 0 : 100,
})

/**
 * Exchange API v2 by its OpenAPI 2.6.0, never tried live. Transfers alone: `online_instant_payment` is documented, and no
 * client was seen to use it. There is no `find`: its list of orders is that of a session, whose
 * cookie comes with the answer that was lost, or that of an OAuth client, which the settings do not have.
 */
export function makeBity(settings: BitySettings): Ramp {
  return {
    id: 'bity',
    profile: profileOf(settings),
    offerings: (catalogue, context) => bityOfferings(settings, catalogue, context),
    quote: (question, context) => quoteBity(settings, question, context),
    open: (order, context) => openBity(settings, order, context),
    prove: (ref, signature, context) => proveBity(settings, ref, signature, context),
    read: (ref, context) => readBity(settings, ref, context),
    cancel: (ref, context) => cancelBity(settings, ref, context),
  }
}
