import type { Ramp, RampProfile } from '@/server/ramps/ramp'
import type { MtpelerinSettings } from './mtpelerinCall'
import { mtpelerinOfferings } from './mtpelerinOfferings'
import { openMtpelerin } from './mtpelerinOrders'
import { quoteMtpelerin } from './mtpelerinQuote'

const profileOf = ({ widgetUrl }: MtpelerinSettings): RampProfile => ({
  name: 'Mt Pelerin',
  url: 'https://www.mtpelerin.com',
  termsUrl: 'https://www.mtpelerin.com/terms-of-use',
  privacyUrl: 'https://www.mtpelerin.com/privacy-policy',
  supportUrl: 'https://www.mtpelerin.com/contact',
  complaintsUrl: 'https://www.mtpelerin.com/contact',
  entity: 'Mt Pelerin Group SA, Geneva',
  authorisations: [],
  custody: 'custodial',
  // Their page proves the address.
  proof: { buy: 'none', sell: 'none' },
  takesExtraId: false,
  pageHosts: [new URL(widgetUrl).host],
  needsUserIp: false,
  tracks: 'none',
  kyc: [
    { method: 'sepa', freeUpTo: '999', currency: 'CHF', per: '30days' },
    { method: 'bank', freeUpTo: '999', currency: 'CHF', per: '30days' },
    { method: 'card', freeUpTo: null, currency: 'CHF', per: 'order' },
  ],
  maxBasisPoints: 0,
})

/**
 * Price quotes of api.mtpelerin.com and the page of widget.mtpelerin.com, by its documentation and by clients that agree
 * (Edge, ShapeShift); never tried live. An order is made at their page and cannot be read; whether a link works without an
 * activation key is not known.
 */
export function makeMtpelerin(settings: MtpelerinSettings): Ramp {
  return {
    id: 'mtpelerin',
    profile: profileOf(settings),
    offerings: (catalogue, context) => mtpelerinOfferings(settings, catalogue, context),
    quote: (question, context) => quoteMtpelerin(settings, question, context),
    open: (order) => Promise.resolve(order).then((one) => openMtpelerin(settings, one)),
    // The address is ours to write: nothing is made by that.
    find: (order) => Promise.resolve(order).then((one) => openMtpelerin(settings, one)),
  }
}
