import { COMMISSION_TERMS } from '@/config/environment/commissionTerms'
import type { Provider, ProviderProfile } from '@/server/providers/provider'
import { nearAssets } from './nearAssets'
import { nearCall, type NearFee, type NearSettings } from './nearCall'
import { makeNearEarnings } from './nearEarnings'
import { createNear, readNear } from './nearOrders'
import { quoteNear } from './nearQuote'

const PROFILE: Omit<ProviderProfile, 'commission'> = {
  name: 'NEAR Intents',
  url: 'https://near-intents.org',
  supportUrl: 'https://docs.near-intents.org',
  termsUrl: 'https://near-intents.org/terms-of-service',
  custody: 'protocol',
  kyc: 'rare',
  needsUserIp: false,
  refundAddress: 'required',
  refunds: 'automatic',
}

/**
 * NEAR Intents 1Click, never run live: one POST for quotes and orders, base units, automatic refunds, floating rates.
 * Assumed: a payout carries no memo, so one is refused; a deposit is `MEMO` on Stellar alone.
 */
export function makeNear(settings: NearSettings): Provider {
  const call = nearCall(settings)
  const { explorer, referral, fee } = settings
  return {
    id: 'near',
    profile: { ...PROFILE, commission: commissionWith(settings.fee) },
    assets: (catalogue, context) => nearAssets(call, catalogue, context),
    quote: (question, context) => quoteNear(call, question, context),
    create: (order, context) => createNear(call, order, context),
    read: (ref, context) => readNear(call, ref, context),
    ...(explorer &&
      referral !== null &&
      fee && {
        earnings: makeNearEarnings(call, {
          ...explorer,
          get jwt() {
            return explorer.jwt
          },
          ...{ referral, fee },
        }),
      }),
  }
}

const commissionWith = (fee: NearFee | null): ProviderProfile['commission'] =>
  fee
    ? { ...COMMISSION_TERMS.near, earnedPercent: fee.earnedPercent }
    : { ...COMMISSION_TERMS.near, maxBasisPoints: 0 }
