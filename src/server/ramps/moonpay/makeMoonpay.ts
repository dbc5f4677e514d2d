import type { Ramp, RampProfile } from '@/server/ramps/ramp'
import type { MoonpaySettings } from './moonpayCall'
import { moonpayOfferings } from './moonpayOfferings'
import { openMoonpay, readMoonpay, receiveMoonpay, returnedMoonpay } from './moonpayOrders'
import { quoteMoonpay } from './moonpayQuote'

const profileOf = ({ buyUrl, sellUrl }: MoonpaySettings): RampProfile => ({
  name: 'MoonPay',
  url: 'https://www.moonpay.com',
  termsUrl: 'https://www.moonpay.com/legal/terms_of_use',
  privacyUrl: 'https://www.moonpay.com/legal/privacy_policy',
  supportUrl: 'https://support.moonpay.com',
  complaintsUrl: 'https://support.moonpay.com',
  entity: 'MoonPay and its company of the region',
  // None that we have seen in a register.
  authorisations: [],
  custody: 'custodial',
  proof: { buy: 'none', sell: 'none' },
  takesExtraId: true,
  pageHosts: [...new Set([buyUrl, sellUrl].map((url) => new URL(url).host))],
  // `allowedIpAddress` is a keyed hash whose text we could not read: left out rather than signed wrong.
  needsUserIp: false,
  tracks: 'order',
  // Its thresholds are not published: documents may be wanted from the first unit.
  kyc: [{ method: 'all', freeUpTo: null, currency: 'EUR', per: 'order' }],
  // The partner's share is part of its contract.
  maxBasisPoints: 0,
})

/**
 * By its documentation and public clients, never tried live. Its orders begin at its page, by an address that we sign: they
 * are read by our own id, under the paths `/ext/` of purchases and sales (assumed of sales). Which ways to pay a currency
 * has is no list of its: a table of ours. Refunds of coins with a tag cannot be named.
 */
export function makeMoonpay(settings: MoonpaySettings): Ramp {
  return {
    id: 'moonpay',
    profile: profileOf(settings),
    offerings: (catalogue, context) => moonpayOfferings(settings, catalogue, context),
    quote: (question, context) => quoteMoonpay(settings, question, context),
    open: (order) => Promise.resolve().then(() => openMoonpay(settings, order)),
    read: (ref, context) => readMoonpay(settings, ref, context),
    // Its address is ours to write: nothing is made by that.
    find: (order) => Promise.resolve().then(() => openMoonpay(settings, order)),
    returned: returnedMoonpay,
    receive: (webhook) => receiveMoonpay(settings, webhook),
  }
}
