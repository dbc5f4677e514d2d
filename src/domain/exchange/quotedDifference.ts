import Big from 'big.js'
import { roundTo } from '@/domain/money/amount'

type Paid = {
  amountFrom: string | null
  amountTo: string | null
  expectedAmountFrom: string
  expectedAmountTo: string
  amountChange?: object | null | undefined
}

type Difference = { kind: 'same' | 'more' | 'less'; amount: string }

const PLACES = 8

/** Of the payout, in its unit, also where the market rate applied. Null where the quote was for another deposit. */
export function quotedDifference(paid: Paid): Difference | null {
  const { amountFrom, amountTo, expectedAmountFrom, expectedAmountTo } = paid
  if (amountTo === null || paid.amountChange) return null
  if (amountFrom !== null && !new Big(amountFrom).eq(expectedAmountFrom)) return null
  const difference = new Big(amountTo).minus(expectedAmountTo)
  const amount = roundTo(difference.abs().toFixed(), PLACES)
  if (new Big(amount).eq(0)) return { kind: 'same', amount: '0' }
  return { kind: difference.gt(0) ? 'more' : 'less', amount }
}
