import type { RampMethod } from '@/domain/ramp/ramp'
import type { Ramp, RampProfile } from '@/server/ramps/ramp'
import type { GuardarianSettings } from './guardarianCall'
import { guardarianOfferings } from './guardarianOfferings'
import { openGuardarian, readGuardarian, receiveGuardarian, returnedGuardarian } from './guardarianOrders'
import { quoteGuardarian } from './guardarianQuote'

const profileOf = ({ url }: GuardarianSettings): RampProfile => ({
  name: 'Guardarian',
  url: 'https://guardarian.com',
  termsUrl: 'https://guardarian.com/terms-of-use',
  privacyUrl: 'https://guardarian.com/privacy-policy',
  supportUrl: 'https://guardarian.freshdesk.com/support/home',
  complaintsUrl: 'https://guardarian.freshdesk.com/support/home',
  entity: 'Guardarian OÜ, Tallinn',
  // None that we have seen in a register.
  authorisations: [],
  custody: 'custodial',
  proof: { buy: 'none', sell: 'none' },
  takesExtraId: true,
  pageHosts: [...new Set(['payments.guardarian.com', 'guardarian.com', new URL(url).host])],
  // It makes one order a minute for each address.
  needsUserIp: true,
  tracks: 'order',
  // Its thresholds are not published: documents may be wanted from the first unit.
  kyc: [{ method: 'all', freeUpTo: null, currency: 'EUR', per: 'order' }],
  // The partner's share is part of its contract.
  maxBasisPoints: 0,
})

/**
 * API v1 by its documentation and three public clients, never tried live. Assumed: `value` is the other side than the typed
 * one, after fees; ranges are in units of what is paid; names of networks are ChangeNOW's in capitals; a sale continues at
 * its page, where the account is typed. Naming the country of a customer needs a permission, so it is left to its page.
 * There is no `find`: no list of transactions is documented.
 */
export function makeGuardarian(settings: GuardarianSettings): Ramp {
  /** By currency and direction, of the last list. */
  const methods = new Map<string, RampMethod[]>()
  const profile = profileOf(settings)
  return {
    id: 'guardarian',
    profile,
    offerings: (catalogue, context) => guardarianOfferings(settings, methods, catalogue, context),
    quote: (question, context) => quoteGuardarian(settings, methods, question, context),
    open: (order, context) => openGuardarian(settings, profile, order, context),
    read: (ref, context) => readGuardarian(settings, profile, ref, context),
    returned: returnedGuardarian,
    receive: receiveGuardarian,
  }
}
