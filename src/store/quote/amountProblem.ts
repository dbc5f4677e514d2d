import { amountUnits } from '@/domain/currency/amountUnits'
import type { Currency } from '@/domain/currency/currency'
import { decimalsOf, isAmount, isZero } from '@/domain/money/amount'
import { isInOtherUnit } from '@/domain/money/typedAmount'
import type { ExchangeDraft } from './exchangeDraft'

export type AmountProblem = 'empty' | 'unreadable' | 'otherUnit' | 'zero' | 'tooPrecise'

export function amountProblemOf(
  { amount, typed }: Pick<ExchangeDraft, 'amount' | 'typed'>,
  currency: Currency | undefined,
): AmountProblem | null {
  if (!isAmount(amount)) {
    if (!typed?.trim()) return 'empty'
    return isInOtherUnit(typed, amountUnits(currency)) ? 'otherUnit' : 'unreadable'
  }
  if (isZero(amount)) return 'zero'
  return currency && decimalsOf(amount) > currency.fullInfo.precision ? 'tooPrecise' : null
}
