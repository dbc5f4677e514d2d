import { readProgrammes } from '@/config/readProgrammes'
import { toBasisPoints } from '@/domain/money/commission'
import type { Ramp } from './ramp'

/** What a quote and its order name as the operator's share, which the profile of the ramp allows. */
export const rampBasisPoints = ({ profile }: Pick<Ramp, 'profile'>): number =>
  Math.min(toBasisPoints(readProgrammes().fees.commissionPercent.default), profile.maxBasisPoints)
