import Big from 'big.js'
import { isAmount, isLess, isZero } from '@/domain/money/amount'
import type { ProviderOrder } from '@/domain/exchange/providerOrder'
import type { CreatedOrder } from '@/server/providers/provider'

/** What an answer may differ by from a floating offer, on the side that was not typed. */
const FLOATING_TOLERANCE = '0.005'
/** On the side that was typed providers round to places of their own: the larger of a part and of an amount. */
const TYPED_TOLERANCE = '0.000001'
const TYPED_ROUNDING = '0.00000001'
/** No rate moves that far while an order is made: the amount was meant in another unit. */
const LARGEST_FACTOR = 10

/** For the visitor, from the quote to the order; `wrong`: it is not what was ordered. A fixed rate never moves. */
export type AmountMove = 'kept' | 'better' | 'worse' | 'wrong'

export function amountMove(
  { fixed, reverse, expectedFrom, expectedTo }: ProviderOrder,
  { amountFrom, amountTo }: Pick<CreatedOrder, 'amountFrom' | 'amountTo'>,
): AmountMove {
  const tolerance = (expected: string, isTyped: boolean) =>
    fixed ? new Big(0) : toleranceOf(expected, isTyped)
  const from = sideOf(amountFrom, expectedFrom, tolerance(expectedFrom, !reverse))
  const to = sideOf(amountTo, expectedTo, tolerance(expectedTo, reverse))
  if (from === 'kept' && to === 'kept') return 'kept'
  if (fixed || from === 'wrong' || to === 'wrong') return 'wrong'
  // A rate moves one side. A deposit that was typed stays as it is.
  if (from === 'kept') return isLess(amountTo, expectedTo) ? 'worse' : 'better'
  if (reverse && to === 'kept') return isLess(expectedFrom, amountFrom) ? 'worse' : 'better'
  return 'wrong'
}

function sideOf(amount: string, expected: string, tolerance: Big): 'kept' | 'moved' | 'wrong' {
  if (!isAmount(amount) || isZero(amount)) return 'wrong'
  const [now, before] = [new Big(amount), new Big(expected)]
  if (now.minus(before).abs().lte(tolerance)) return 'kept'
  return now.gt(before.times(LARGEST_FACTOR)) || now.times(LARGEST_FACTOR).lt(before) ? 'wrong' : 'moved'
}

function toleranceOf(expected: string, isTyped: boolean): Big {
  const part = new Big(expected).times(isTyped ? TYPED_TOLERANCE : FLOATING_TOLERANCE)
  return isTyped && part.lt(TYPED_ROUNDING) ? new Big(TYPED_ROUNDING) : part
}
