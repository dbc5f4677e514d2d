import Big from 'big.js'
import type { RampFees } from '@/domain/ramp/ramp'

const PARTS = ['provider', 'network', 'bank', 'partner'] as const
export type FeePart = (typeof PARTS)[number]

/** Those that are said, without what is nothing. */
export const feeRows = (fees: RampFees): (readonly [FeePart, string])[] =>
  PARTS.flatMap((part) => {
    const amount = fees[part]
    return amount !== null && new Big(amount).gt(0) ? [[part, amount] as const] : []
  })

/** As the ramp says it, else of its parts; null: it says nothing. */
export function feeTotal(fees: RampFees): string | null {
  if (fees.total !== null) return fees.total
  const rows = feeRows(fees)
  return rows.length === 0 ? null : rows.reduce((sum, [, amount]) => sum.plus(amount), new Big(0)).toFixed()
}
