import Big from 'big.js'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import { floorTo, isZero } from './amount'
import type { Commission, CommissionKind } from './commission'

/** Why an order earned nothing, as far as is known. */
export const EARNING_REASONS = [
  /** Its commission was agreed before such were stored. */
  'not_recorded',
  'no_commission',
  /** The provider names none of an order, and the operator has stated none. */
  'not_stated',
  'amount_unknown',
  'too_small',
  'refunded',
] as const
type EarningReason = (typeof EARNING_REASONS)[number]

/** `estimated` by the terms of the order; `confirmed` by what the provider reports of it. */
export const EARNING_STATES = ['estimated', 'confirmed'] as const

export type EarningEvidence =
  | { source: 'terms'; basisPoints: number; earnedBasisPoints: number }
  | { source: 'report' | 'statement'; reference: string }

export type Earned = {
  kind: CommissionKind
  /** In units of the deposit; null: nothing. */
  amount: string | null
  reason: EarningReason | null
}

const BASIS_POINT = '0.0001'

/** Rounded down to the smallest unit of the deposit. */
export function earnedOf(
  commission: Commission | null,
  deposit: { amount: string; decimals: number } | null,
): Earned {
  if (!commission) return nothing('not_recorded')
  const { kind, earnedBasisPoints } = commission
  if (kind === 'none') return nothing('no_commission')
  if (earnedBasisPoints === 0) return nothing(kind === 'stated' ? 'not_stated' : 'no_commission')
  if (!deposit) return nothing('amount_unknown')
  const share = new Big(deposit.amount).times(earnedBasisPoints).times(BASIS_POINT)
  const amount = floorTo(share.toFixed(), deposit.decimals)
  return isZero(amount) ? nothing('too_small') : { kind, amount, reason: null }
}

const nothing = (reason: EarningReason): Earned => ({ kind: 'none', amount: null, reason })

/** What is given away of an order: never more than it earned; of an unknown earning nothing. In BTC, rounded down. */
export function givenWithin(promisedBtc: string, earnedBtc: string | null): string {
  const earned = new Big(earnedBtc ?? 0)
  const given = earned.lt(promisedBtc) ? earned : new Big(promisedBtc)
  return given.lt(0) ? '0' : floorTo(given.toFixed(), BTC_DECIMALS)
}
