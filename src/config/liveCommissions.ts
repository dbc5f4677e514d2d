import { toBasisPoints, toPercent } from '@/domain/money/commission'
import { capabilities } from './capabilities'
import { COMMISSION_TERMS } from './environment/commissionTerms'
import type { ProviderId } from './environment/providerRules'
import { hasNearFeeAccount, liveProviders, siteBehindChangenow } from './publicEnv'
import { readProgrammes } from './readProgrammes'

/** As their profiles name them. */
export const PROVIDER_NAMES: Readonly<Record<ProviderId, string>> = {
  near: 'NEAR Intents',
  changenow: 'ChangeNOW',
  sideshift: 'SideShift',
  simpleswap: 'SimpleSwap',
  exolix: 'Exolix',
}

const nameOf = (id: ProviderId) =>
  (id === 'changenow' ? siteBehindChangenow()?.name : undefined) ?? PROVIDER_NAMES[id]

/** What the rate of each provider holds for the operator, as far as that is known; decimal strings in percent. */
export function liveCommissions(): { name: string; percent: string }[] {
  if (!capabilities().live) return []
  const { commissionPercent, statedCommissionPercent } = readProgrammes().fees
  return (Object.keys(PROVIDER_NAMES) as ProviderId[]).flatMap((id) => {
    if (!liveProviders().includes(id)) return []
    const { maxBasisPoints } = COMMISSION_TERMS[id]
    const named = Math.min(toBasisPoints(commissionPercent[id] ?? commissionPercent.default), maxBasisPoints)
    const inOrders = id === 'near' && !hasNearFeeAccount() ? 0 : named
    const basisPoints = maxBasisPoints > 0 ? inOrders : toBasisPoints(statedCommissionPercent[id] ?? '0')
    return basisPoints > 0 ? [{ name: nameOf(id), percent: toPercent(basisPoints) }] : []
  })
}

/** 0 in the sandbox, and for a back end of the operator's. */
export const liveProviderCount = (): number => (capabilities().live ? liveProviders().length : 0)
