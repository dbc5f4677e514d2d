import type { Exchange } from '@/contract/exchanges'
import { PROGRESS_STATUSES } from '@/domain/exchange'

/** How far along the five steps an exchange came, also when it stopped beside them. */
export function stepReached({ status, extendedInfo }: Exchange): number {
  const forward = PROGRESS_STATUSES.findIndex((step) => step === status)
  if (forward >= 0) return forward
  if (status === 'expired' && !extendedInfo.txFrom) return PROGRESS_STATUSES.indexOf('waiting')
  return PROGRESS_STATUSES.indexOf('exchanging')
}
