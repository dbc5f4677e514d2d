import type { PayoutState } from './account'
import { decimalsOf, isLess, isZero, parseTyped } from '@/domain/money/amount'
import { BTC_DECIMALS } from './loyalty'

export type PayoutAmountProblem = 'empty' | 'unreadable' | 'zero' | 'tooPrecise' | 'belowMin' | 'aboveBalance'

export function payoutAmountProblem(
  typed: string,
  { balanceBtc, minBtc }: { balanceBtc: string; minBtc: string },
): PayoutAmountProblem | null {
  if (typed.trim() === '') return 'empty'
  const amount = parseTyped(typed)
  if (amount === null) return 'unreadable'
  if (isZero(amount)) return 'zero'
  if (decimalsOf(amount) > BTC_DECIMALS) return 'tooPrecise'
  if (isLess(balanceBtc, amount)) return 'aboveBalance'
  return isLess(amount, minBtc) ? 'belowMin' : null
}

const MOVING: readonly PayoutState[] = ['requested', 'sending']

export const isMovingPayout = ({ state }: { state: PayoutState }) => MOVING.includes(state)
