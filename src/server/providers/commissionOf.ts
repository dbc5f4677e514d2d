import { readProgrammes } from '@/config/readProgrammes'
import { type Commission, NO_COMMISSION, toBasisPoints } from '@/domain/money/commission'
import type { Provider } from '@/server/providers/provider'

/** What an order at this provider is to name, which its profile allows. */
export function requestedBasisPoints({ id, profile }: Pick<Provider, 'id' | 'profile'>): number {
  const { commissionPercent } = readProgrammes().fees
  const percent = commissionPercent[id] ?? commissionPercent.default
  return Math.min(toBasisPoints(percent), profile.commission.maxBasisPoints)
}

/** Of an order that names these. */
export function commissionOf(
  { id, profile }: Pick<Provider, 'id' | 'profile'>,
  basisPoints: number,
): Commission {
  const { kind, earnedPercent = 100 } = profile.commission
  if (kind === 'none') return NO_COMMISSION
  if (kind === 'stated') return statedBy(readProgrammes().fees.statedCommissionPercent[id])
  if (basisPoints === 0) return NO_COMMISSION
  return { kind, basisPoints, earnedBasisPoints: Math.floor((basisPoints * earnedPercent) / 100) }
}

function statedBy(percent: string | undefined): Commission {
  const basisPoints = percent === undefined ? 0 : toBasisPoints(percent)
  if (percent !== undefined && basisPoints === 0) return NO_COMMISSION
  return { kind: 'stated', basisPoints, earnedBasisPoints: basisPoints }
}
