import { matchAssets } from '@/server/providers/matchAssets'
import type { OrderRef, Provider, ProviderAction, ProviderContext } from '@/server/providers/provider'
import type { ProviderProfile } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { checkSideshiftAddress } from './checkSideshiftAddress'
import { coinsResponse, refundAddressResponse, shiftResponse } from './sideshiftResponses'
import { callSideshift, type SideshiftSettings } from './sideshiftCall'
import { createSideshift } from './sideshiftCreate'
import { receiveSideshift } from './receiveSideshift'
import { SIDESHIFT_NETWORKS } from './sideshiftNetworks'
import { quoteSideshift } from './sideshiftQuote'
import { sideshiftRows } from './sideshiftRows'
import { sideshiftState } from './sideshiftState'

const PROFILE: ProviderProfile = {
  name: 'SideShift',
  url: 'https://sideshift.ai',
  supportUrl: 'https://help.sideshift.ai',
  termsUrl: 'https://sideshift.ai/legal',
  custody: 'custodial',
  kyc: 'rare',
  needsUserIp: true,
  refundAddress: 'later',
  // 60, and 40 for tokens on EVM chains (docs.sideshift.ai/endpoints/v2/shift).
  addressDays: 40,
}

/**
 * SideShift v2, never tried live. `x-sideshift-secret`, because what newer signed calls sign is not documented.
 * No commission is named: the usual 0.5 % holds in quotes and shifts. No cancelling: it frees a place, as expiry does.
 */
export function makeSideshift(settings: SideshiftSettings): Provider {
  return {
    id: 'sideshift',
    profile: PROFILE,
    async assets(catalogue, context) {
      const coins = await callSideshift(settings, context, { path: '/coins', schema: coinsResponse })
      return matchAssets(catalogue, SIDESHIFT_NETWORKS, coins.flatMap(sideshiftRows))
    },
    quote: (question, context) => quoteSideshift(settings, question, context),
    create: (order, context) => createSideshift(settings, order, context),
    async read(ref, context) {
      const shift = await callSideshift(settings, context, { path: pathOf(ref), schema: shiftResponse })
      return sideshiftState(shift)
    },
    act: (ref, action, context) => setRefundAddress(settings, ref, action, context),
    checkAddress: (asset, address) => Promise.resolve(checkSideshiftAddress(asset, address)),
    receive: (webhook) => receiveSideshift(settings.affiliateId, webhook),
  }
}

/** An empty id would list other shifts. */
function pathOf({ id }: OrderRef): string {
  if (id === '') throw new ProviderError('not_found')
  return `/shifts/${encodeURIComponent(id)}`
}

/** The refund itself follows without another call. */
async function setRefundAddress(
  settings: SideshiftSettings,
  ref: OrderRef,
  { action, address, extraId }: ProviderAction,
  context: ProviderContext,
): Promise<void> {
  if (action !== 'refund') throw new ProviderError('action_unavailable')
  if (!address) throw new ProviderError('refund_address_invalid')
  await callSideshift(settings, context, {
    path: `${pathOf(ref)}/set-refund-address`,
    body: { address, ...(extraId === null ? {} : { memo: extraId }) },
    schema: refundAddressResponse,
    isEffect: true,
  })
}
