import type { Exchange } from '@/contract/exchanges'
import { PROGRESS_STATUSES } from '@/domain/exchange/exchange'

export function stepReached({ status, extendedInfo }: Exchange): number {
  const forward = PROGRESS_STATUSES.findIndex((step) => step === status)
  if (forward >= 0) return forward
  if (status === 'creating' || (status === 'failed' && !extendedInfo.addressFrom)) return 0
  if (status === 'expired' && !extendedInfo.txFrom) return PROGRESS_STATUSES.indexOf('waiting')
  return PROGRESS_STATUSES.indexOf('exchanging')
}
