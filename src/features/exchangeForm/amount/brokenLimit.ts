import { refusedFields, type Failure } from '@/domain/text/failure'

export function brokenLimit(failure: Failure): { isLow: boolean; amount: string } | null {
  if (failure.kind !== 'refused') return null
  const { limits } = failure.body
  const { amount: code } = refusedFields(failure)
  if (limits && code === 'amount_below_min') return { isLow: true, amount: limits.min }
  if (limits?.max && code === 'amount_above_max') return { isLow: false, amount: limits.max }
  return null
}
