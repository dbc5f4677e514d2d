import type { Ramp, RampProfile } from '@/server/ramps/ramp'
import type { DfxSettings } from './dfxCall'
import { dfxOfferings } from './dfxOfferings'
import { openDfx, returnedDfx } from './dfxOrders'
import { quoteDfx } from './dfxQuote'

const profileOf = ({ appUrl }: DfxSettings): RampProfile => ({
  name: 'DFX',
  url: 'https://dfx.swiss',
  termsUrl: 'https://docs.dfx.swiss/en/tnc.html',
  privacyUrl: 'https://docs.dfx.swiss/en/privacy.html',
  supportUrl: 'https://app.dfx.swiss/support',
  complaintsUrl: 'https://app.dfx.swiss/support',
  entity: 'DFX AG, Zug',
  authorisations: [],
  custody: 'custodial',
  // Their site proves the address.
  proof: { buy: 'none', sell: 'none' },
  takesExtraId: false,
  pageHosts: [new URL(appUrl).host],
  needsUserIp: false,
  tracks: 'none',
  kyc: [
    { method: 'sepa', freeUpTo: '1000', currency: 'CHF', per: 'month' },
    { method: 'bank', freeUpTo: '1000', currency: 'CHF', per: 'month' },
    { method: 'sepa_instant', freeUpTo: '1000', currency: 'CHF', per: 'month' },
    { method: 'card', freeUpTo: '4000', currency: 'CHF', per: 'month' },
  ],
  maxBasisPoints: 0,
})

/**
 * API v1 and app.dfx.swiss by their published source (DFXswiss/api, DFXswiss/services), never tried live. Quotes need no
 * account; an order is made at their site, whose wallet proves its address there. Its status is public by a uid, which the
 * way back does not carry, and our `external-transaction-id` finds it for its owner's sign-in alone
 * (transaction.controller.ts, `detail/single`): such an order cannot be followed.
 */
export function makeDfx(settings: DfxSettings): Ramp {
  return {
    id: 'dfx',
    profile: profileOf(settings),
    offerings: (catalogue, context) => dfxOfferings(settings, catalogue, context),
    quote: (question, context) => quoteDfx(settings, question, context),
    open: (order) => Promise.resolve(order).then((one) => openDfx(settings, one)),
    // The address is ours to write: nothing is made by that.
    find: (order) => Promise.resolve(order).then((one) => openDfx(settings, one)),
    returned: returnedDfx,
  }
}
