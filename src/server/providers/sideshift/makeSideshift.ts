import { COMMISSION_TERMS } from '@/config/environment/commissionTerms'
import type { Provider, ProviderProfile } from '@/server/providers/provider'
import { sideshiftAssets } from './sideshiftAssets'
import type { SideshiftSettings } from './sideshiftCall'
import {
  checkSideshiftAddress,
  createSideshift,
  readShifts,
  readSideshift,
  SHIFTS_TOGETHER,
  receiveSideshift,
  actSideshift,
} from './sideshiftOrders'
import { quoteSideshift } from './sideshiftQuote'

const PROFILE: ProviderProfile = {
  name: 'SideShift',
  url: 'https://sideshift.ai',
  supportUrl: 'https://help.sideshift.ai',
  termsUrl: 'https://sideshift.ai/legal',
  custody: 'custodial',
  kyc: 'rare',
  needsUserIp: true,
  refundAddress: 'later',
  refunds: 'requested',
  // 60, and 40 for tokens on EVM chains (docs.sideshift.ai/endpoints/v2/shift).
  addressDays: 40,
  commission: COMMISSION_TERMS.sideshift,
}

/**
 * SideShift v2, never tried live. `x-sideshift-secret`, because what newer signed calls sign is not documented.
 * `commissionRate` is assumed to be a share as text, as in its examples: "0.005" is 0.5 %. No cancelling: it frees a place, as expiry does.
 */
export function makeSideshift(settings: SideshiftSettings): Provider {
  return {
    id: 'sideshift',
    profile: PROFILE,
    assets: (catalogue, context) => sideshiftAssets(settings, catalogue, context),
    quote: (question, context) => quoteSideshift(settings, question, context),
    create: (order, context) => createSideshift(settings, order, context),
    read: (ref, context) => readSideshift(settings, ref, context),
    readMany: {
      max: SHIFTS_TOGETHER,
      read: (orders, context) => readShifts(settings, orders, context),
    },
    act: (ref, action, context) => actSideshift(settings, ref, action, context),
    checkAddress: (asset, address) => Promise.resolve(checkSideshiftAddress(asset, address)),
    receive: (webhook) => receiveSideshift(settings.affiliateId, webhook),
  }
}
