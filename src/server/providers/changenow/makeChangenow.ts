import { COMMISSION_TERMS } from '@/config/environment/commissionTerms'
import { siteBehind } from '@/domain/partner/compatPath'
import type { Provider, ProviderProfile } from '@/server/providers/provider'
import { changenowAssets } from './changenowAssets'
import { changenowCall, type ChangenowSettings } from './changenowCall'
import {
  actChangenow,
  checkChangenowAddress,
  createChangenow,
  findChangenow,
  readChangenow,
} from './changenowOrders'
import { LIST_LENGTH } from './changenowResponses'
import { readWaiting } from './changenowState'
import { quoteChangenow } from './changenowQuote'

const PROFILE: ProviderProfile = {
  name: 'ChangeNOW',
  url: 'https://changenow.io',
  supportUrl: 'https://support.changenow.io',
  termsUrl: 'https://changenow.io/terms-of-use',
  custody: 'custodial',
  kyc: 'possible',
  needsUserIp: false,
  refundAddress: 'optional',
  refunds: 'support',
  commission: COMMISSION_TERMS.changenow,
}

/** Another site of this software speaks the same dialect; visitors must read whose exchange it is. */
function profileOf(url: string): ProviderProfile {
  const site = siteBehind(url)
  if (!site) return PROFILE
  const { name, origin } = site
  return {
    ...{ ...PROFILE, name, url: origin },
    ...{ supportUrl: `${origin}/contacts`, termsUrl: `${origin}/terms-of-use` },
  }
}

/**
 * ChangeNOW v2; never run against the real service. Refund and continue are open to partners who requested them.
 * Assumed: `sell` can be deposited, `buy` is paid out; `hasExternalId`: deposits have one; limits are of what is sent.
 */
export function makeChangenow(settings: ChangenowSettings): Provider {
  const call = changenowCall(settings)
  return {
    id: 'changenow',
    profile: profileOf(settings.url),
    assets: (catalogue, context) => changenowAssets(call, catalogue, context),
    quote: (question, context) => quoteChangenow(call, question, context),
    create: (order, context) => createChangenow(call, order, context, settings.url),
    read: (ref, context) => readChangenow(call, ref, context),
    readMany: {
      max: LIST_LENGTH,
      isOfWaitingOnly: true,
      read: (orders, context) => readWaiting(call, orders, context),
    },
    act: (ref, action, context) => actChangenow(call, ref, action, context),
    checkAddress: (asset, address, _, context) => checkChangenowAddress(call, asset, address, context),
    find: (order, since, context) => findChangenow(call, order, { since, url: settings.url }, context),
  }
}
