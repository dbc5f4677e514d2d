import type { PayoutState } from './account'
import { BITCOIN_UNITS } from '@/domain/currency/volumeUnits'
import { decimalsOf, isLess, isZero } from '@/domain/money/amount'
import { isInOtherUnit, parseTyped } from '@/domain/money/typedAmount'
import { BTC_DECIMALS } from './loyalty'

export type PayoutAmountProblem =
  | 'empty'
  | 'unreadable'
  | 'otherUnit'
  | 'zero'
  | 'tooPrecise'
  | 'belowMin'
  | 'aboveBalance'

export function payoutAmountProblem(
  typed: string,
  { balanceBtc, minBtc }: { balanceBtc: string; minBtc: string },
): PayoutAmountProblem | null {
  if (typed.trim() === '') return 'empty'
  const amount = parseTyped(typed, BITCOIN_UNITS)
  if (amount === null) return isInOtherUnit(typed, BITCOIN_UNITS) ? 'otherUnit' : 'unreadable'
  if (isZero(amount)) return 'zero'
  if (decimalsOf(amount) > BTC_DECIMALS) return 'tooPrecise'
  if (isLess(balanceBtc, amount)) return 'aboveBalance'
  return isLess(amount, minBtc) ? 'belowMin' : null
}

const MOVING: readonly PayoutState[] = ['requested', 'approved', 'sending']

export const isMovingPayout = ({ state }: { state: PayoutState }) => MOVING.includes(state)
