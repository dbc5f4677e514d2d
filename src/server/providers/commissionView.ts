import type { CommissionView } from '@/contract/quotes'
import { type Commission, toPercent } from '@/domain/money/commission'

/** What everybody may know of it: the operator's own part stays inside. */
export const commissionView = ({ kind, basisPoints }: Commission): CommissionView => ({
  kind,
  percent: toPercent(basisPoints),
})
